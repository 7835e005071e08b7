import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import SyntaxLookup from '@site/src/components/SyntaxLookup';

/** `/syntax-lookup`: all constructs of the language. */
export default function SyntaxLookupPage(): ReactNode {
  return (
    <Layout
      title="Syntax Lookup"
      description="What a sign, keyword or decorator of ReScript means: every construct of the language with one sentence and an example."
    >
      <SyntaxLookup />
    </Layout>
  );
}
