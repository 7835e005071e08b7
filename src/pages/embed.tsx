import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactNode } from 'react';

import EmbeddedPlayground from '@site/src/components/Playground/EmbeddedPlayground';

/** `/embed`: a program of the playground in a page of another site. */
export default function Embed(): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata description="A ReScript program and what the compiler makes of it, for other pages to show." />
      <Head>
        <title>ReScript Program</title>
        <meta name="robots" content="noindex" />
      </Head>
      <EmbeddedPlayground />
    </LayoutProvider>
  );
}
