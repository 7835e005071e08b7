import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import BrandPage from '@site/src/components/BrandPage';

/** `/brand`: the logo, the colors, and how to use them. */
export default function Brand(): ReactNode {
  return (
    <Layout
      title="Brand"
      description="The ReScript logo as SVG in five forms, the colors of the site with their values, the clear space around the logo, and how to use it."
    >
      <BrandPage />
    </Layout>
  );
}
