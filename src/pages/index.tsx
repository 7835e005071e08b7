import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import LandingPage from '@site/src/components/LandingPage';

/** This page's title stands alone: it names the whole site. */
const TITLE = 'The ReScript Programming Language';

const TAGLINE = 'ReScript: a fast, simple, fully typed language that becomes clean JavaScript';

const KEYWORDS = ['ReScript', 'rescriptlang', 'JavaScript', 'JS', 'TypeScript'];

/** `/`: what the language is, how to get it and where to go next. */
export default function Home(): ReactNode {
  return (
    <Layout description={TAGLINE}>
      <PageMetadata keywords={KEYWORDS} />
      <Head>
        <title>{TITLE}</title>
        <meta property="og:title" content={TITLE} />
      </Head>
      <LandingPage tagline={TAGLINE} />
    </Layout>
  );
}
