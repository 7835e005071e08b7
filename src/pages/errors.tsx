import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import ErrorIndex from '@site/src/components/ErrorIndex';

/** `/errors`: all messages of compilers and build tools that have a page. */
export default function ErrorIndexPage(): ReactNode {
  return (
    <Layout
      title="Error Index"
      description="What the errors and warnings of the ReScript compiler and build tool mean: each message with its cause, an example and the fix."
    >
      <ErrorIndex />
    </Layout>
  );
}
