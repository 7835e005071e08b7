import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactNode } from 'react';

import Playground from '@site/src/components/Playground';

const TITLE = 'ReScript Playground';

/** `/try`: the playground, shown bare, without the site's bar and footer. */
export default function Try(): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata description="Write, compile, run and share ReScript programs in the browser, with each version of the compiler." />
      <Head>
        <title>{TITLE}</title>
        <meta property="og:title" content={TITLE} />
        {/* The page gets as high as what a keyboard on the screen leaves: the editor stays in sight. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1.0, interactive-widget=resizes-content"
        />
      </Head>
      <Playground />
    </LayoutProvider>
  );
}
