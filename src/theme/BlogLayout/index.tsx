import type { Props } from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** The frame of the blog's pages: the text, and on wide screens the headings of the post. */
export default function BlogLayout({ toc, children, ...layoutProps }: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className="page-columns">
        <main>{children}</main>
        {toc}
      </div>
    </Layout>
  );
}
