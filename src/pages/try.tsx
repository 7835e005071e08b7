import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactNode } from 'react';

import Playground from '@site/src/components/Playground';

const TITLE = 'ReScript Playground';

/** `/try`: the playground, shown bare, without the site's bar and footer (specification, section 2). */
export default function Try(): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata description="Open, change and share a ReScript program by its link, for each documented version of the compiler, and get the commands that compile it." />
      <Head>
        <title>{TITLE}</title>
        <meta property="og:title" content={TITLE} />
      </Head>
      <Playground />
    </LayoutProvider>
  );
}
