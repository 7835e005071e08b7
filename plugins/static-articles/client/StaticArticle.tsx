import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { ARTICLE, ARTICLE_DATA } from '../../../src/lib/pageHtml';
import { leaveArticle, moveParsed } from './currentPages';
import type { Article, ArticleData } from './page';
import { takeParsed } from './parsedAhead';

/** What Docusaurus calls a content: a component with the page's data as its properties. */
export type Content = ComponentType & ArticleData;

/** React keeps its hands off HTML that it is told to set: what the browser parsed stays. */
const AS_PARSED = { __html: '' };

function StaticArticle({ article }: { article: Article }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [ahead] = useState(() => takeParsed(article));

  useLayoutEffect(() => {
    if (ahead) ref.current?.append(ahead);
    // Hydration keeps the parsed element. Where it fails, React makes a new one, which is empty.
    else if (ref.current) moveParsed(article, ref.current);
    return () => leaveArticle(article);
  }, [article, ahead]);

  return (
    <>
      <div
        ref={ref}
        className="markdown"
        {...{ [ARTICLE]: '' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={ahead ? AS_PARSED : { __html: article.html }}
      />
      <script
        type="application/json"
        {...{ [ARTICLE_DATA]: '' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_PARSED}
      />
    </>
  );
}

const contents = new WeakMap<Article, Content>();

/** The content of an article, always the same for the same article. */
export function contentOf(article: Article): Content {
  const known = contents.get(article);
  if (known) return known;
  const made = Object.assign(() => <StaticArticle article={article} />, article.data);
  contents.set(article, made);
  return made;
}
