/**
 * Stands for `react-helmet-async` where pages are rendered at build: collects what the `<Head>` elements of
 * a page ask for, and unites it once. The original does so again for each of them, which took a tenth
 * of the time of rendering a page.
 */
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';

import { attributesHtml, tagsHtml, titleHtml } from '../head/html';
import { type HeadState, readHead, uniteHeads } from '../head/tags';

interface Text {
  readonly toString: () => string;
}

/** What Docusaurus reads of a page's head (core 3.10.2, `client/serverHelmetUtils.js`). */
export interface ServerHead {
  readonly htmlAttributes: Text;
  readonly bodyAttributes: Text;
  readonly title: Text;
  readonly link: Text;
  readonly script: Text;
  readonly meta: Text & { readonly toComponent: () => readonly ReactElement[] };
}

interface ProviderProps {
  /** Gets the head of the page as `helmet`, to be read when the page has been rendered. */
  readonly context: { helmet?: ServerHead };
  readonly children?: ReactNode;
}

interface HelmetProps {
  readonly children?: ReactNode;
}

/** What the page asks for, in the order of rendering, in which parents come before their children. */
const Heads = createContext<HeadState[]>([]);

function serverHead(head: HeadState): ServerHead {
  const tags = (name: string): Text => ({ toString: () => tagsHtml(head, name) });
  return {
    htmlAttributes: { toString: () => attributesHtml(head.html) },
    bodyAttributes: { toString: () => attributesHtml(head.body) },
    title: { toString: () => titleHtml(head) },
    link: tags('link'),
    script: tags('script'),
    meta: {
      ...tags('meta'),
      toComponent: () =>
        head.tags
          .filter(({ name }) => name === 'meta')
          .map(({ attributes }) => createElement('meta', attributes)),
    },
  };
}

/** Collects what is asked for inside of it. */
export function HelmetProvider({ context, children }: ProviderProps): ReactNode {
  const heads: HeadState[] = [];
  Object.defineProperty(context, 'helmet', {
    get: () => serverHead(uniteHeads(heads)),
    configurable: true,
  });
  return createElement(Heads.Provider, { value: heads }, children);
}

/** Asks for tags in the head of the page; renders nothing. */
export function Helmet({ children }: HelmetProps): ReactNode {
  useContext(Heads).push(readHead(children));
  return null;
}
