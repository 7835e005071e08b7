import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import PackageIndex from '@site/src/components/PackageIndex';

/** `/packages`: libraries and bindings, official and from the community (behaviours.md, section 6). */
export default function Packages(): ReactNode {
  return (
    <Layout
      title="Package Index"
      description="Find libraries, bindings and tools for ReScript by name, keyword or what they do: official packages and those of the community."
    >
      <PackageIndex />
    </Layout>
  );
}
