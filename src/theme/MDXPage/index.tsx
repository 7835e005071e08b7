import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import type { ReactNode } from 'react';

import TableOfContents from '@site/src/components/TableOfContents';

/** A written page outside of docs and blog: its text, and on wide screens its headings. */
export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, toc } = Content;
  const { title, description, frontMatter } = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
        <div className="page-columns">
          <main>
            <article>
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
          </main>
          <TableOfContents toc={toc} />
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
