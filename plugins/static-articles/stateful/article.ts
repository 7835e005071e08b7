import {
  createContext,
  type ReactElement,
  type ReactNode,
  createElement,
  isValidElement,
} from 'react';

/**
 * The file of the article that is being rendered; undefined for the shell. As a React context it
 * follows the tree: pages that one worker renders at the same time can't be taken for one another.
 */
export const ArticleSource = createContext<string | undefined>(undefined);

/** What stands in the sentence for an article that does not tell its file. */
const UNKNOWN = 'an article';

/**
 * The file of an article, which Docusaurus keeps as `metadata` on the component of an MDX file.
 *
 * @param content what `MDXContent` gets as its children
 */
export function sourceOf(content: ReactNode): string {
  if (!isValidElement(content) || typeof content.type !== 'function') return UNKNOWN;
  const metadata: unknown = Reflect.get(content.type, 'metadata');
  const source: unknown =
    typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, 'source');
  return typeof source === 'string' ? source : UNKNOWN;
}

/**
 * Refuses all that would be dead in static HTML among what it holds, while pages are rendered at
 * build. For the server's half of `MDXContent`; elsewhere it does nothing.
 */
export function RefuseState({ children }: { readonly children: ReactNode }): ReactElement {
  return createElement(ArticleSource.Provider, { value: sourceOf(children) }, children);
}
