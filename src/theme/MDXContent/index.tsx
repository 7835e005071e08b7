/**
 * The content of a page. Upstream: theme-classic 3.10.2, MDXContent. Beside what that does, this one
 * writes what the client takes over (`plugins/static-articles`): an element around the article and
 * a JSON block with the article's data. The built client has `client/MDXContent.tsx` in its place.
 */
import { MDXProvider } from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import type { Props } from '@theme/MDXContent';
import RefuseState from '@theme/RefuseState';
import { Fragment, isValidElement, type ReactNode } from 'react';

import { leanArticleData } from '@site/src/lib/articleData';
import { ARTICLE, ARTICLE_DATA, scriptJson } from '@site/src/lib/pageHtml';

/** The data that an MDX module exports, which Docusaurus keeps on its component. */
function articleData(children: ReactNode): Record<string, unknown> {
  return isValidElement(children) && typeof children.type === 'function'
    ? { ...children.type }
    : {};
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
    <>
      <div className="markdown" {...{ [ARTICLE]: '' }}>
        {title !== undefined && <h1>{breakable(title)}</h1>}
        <MDXProvider components={MDXComponents}>
          <RefuseState>{children}</RefuseState>
        </MDXProvider>
      </div>
      <script
        type="application/json"
        {...{ [ARTICLE_DATA]: '' }}
        dangerouslySetInnerHTML={{ __html: scriptJson(leanArticleData(articleData(children))) }}
      />
    </>
  );
}
