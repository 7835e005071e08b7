import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import PackageIndex, { SEARCH_PARAMETER } from '@site/src/components/PackageIndex';

/** `/packages`: libraries and bindings, official and from the community. */
export default function Packages(): ReactNode {
  const queryScript = useBaseUrl('/query.js');
  return (
    <Layout
      title="Package Index"
      description="Find libraries, bindings and tools for ReScript by name, keyword or what they do: official packages and those from the community."
    >
      <Head>
        <script src={queryScript} data-parameter={SEARCH_PARAMETER} />
      </Head>
      <PackageIndex />
    </Layout>
  );
}
