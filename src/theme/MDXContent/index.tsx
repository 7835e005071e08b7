/**
 * The content of a page. Upstream: theme-classic 3.10.2, MDXContent. Beside what that does, this one puts an
 * element around the article, by which behaviors know it, with what the search index reads.
 */
import { MDXProvider } from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import type { Props } from '@theme/MDXContent';
import { Fragment, isValidElement, type ReactNode } from 'react';

import { record, string } from '@site/src/lib/decode';
import { ARTICLE, ARTICLE_CATEGORY, ARTICLE_TITLE } from '@site/src/lib/pageHtml';

/** The data that an MDX module exports, which Docusaurus keeps on its component. */
const mdxModule = record({
  metadata: record({ title: string }, { frontMatter: record({}, { category: string }) }),
});

/** What the search index reads of an article beside its text. */
function facts(children: ReactNode): Readonly<Record<string, string | undefined>> {
  const data = mdxModule(isValidElement(children) ? { ...Object(children.type) } : undefined);
  if (!data.ok) return {};
  const { title, frontMatter } = data.value.metadata;
  return { [ARTICLE_TITLE]: title, [ARTICLE_CATEGORY]: frontMatter?.category };
}

/** A title whose lines may break behind the dots of a module's name. */
function breakable(title: string): ReactNode {
  return title.split(/(?<=\w\.)(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export default function MDXContent({ title, children }: Props): ReactNode {
  return (
    <div className="markdown" {...{ [ARTICLE]: '' }} {...facts(children)}>
      {title !== undefined && <h1>{breakable(title)}</h1>}
      <MDXProvider components={MDXComponents}>{children}</MDXProvider>
    </div>
  );
}
