import { type ElementType, use } from 'react';

import { ArticleSource } from './article';
import { callingComponent, refusal, type Refused } from './refusal';

/** The article that is being rendered; undefined in the shell, and where nothing is rendered. */
function currentArticle(): string | undefined {
  try {
    // Unlike `useContext`, this works in the render functions of context consumers, too.
    return use(ArticleSource);
  } catch {
    // React has no context for elements that a module makes while it is loaded.
    return undefined;
  }
}

/** Names of the functions that are running, the innermost first; the server bundle keeps them. */
function callers(): readonly (string | null)[] {
  const { prepareStackTrace } = Error;
  const trace: { stack?: unknown } = {};
  try {
    Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFunctionName());
    Error.captureStackTrace(trace, callers);
    return Array.isArray(trace.stack) ? trace.stack : [];
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}

/**
 * Refuses something if an article is being rendered.
 *
 * @throws Error with one sentence that names the article's file and the component
 */
export function refuseInArticle(refused: Refused): void {
  const source = currentArticle();
  if (source === undefined) return;
  throw new Error(refusal(source, refused, callingComponent(callers())));
}

/** A loop, and no list of entries: it looks at every element of every page. */
function handlerOf(props: object): string | undefined {
  for (const name in props) {
    const isHandler =
      name.startsWith('on') &&
      /^on[A-Z]/.test(name) &&
      typeof Reflect.get(props, name) === 'function';
    if (isHandler) return name;
  }
  return undefined;
}

function isClass(type: ElementType): boolean {
  return typeof type === 'function' && Boolean(type.prototype?.isReactComponent);
}

/**
 * Refuses an element of an article that needs React in the browser: one with a handler, or of a
 * component that is a class.
 *
 * @throws Error as `refuseInArticle`
 */
export function checkElement(type: ElementType, props: object | null | undefined): void {
  if (typeof type === 'string') {
    const handler = handlerOf(props ?? {});
    if (handler !== undefined) refuseInArticle({ kind: 'handler', name: handler, element: type });
  } else if (isClass(type) && typeof type === 'function') {
    refuseInArticle({ kind: 'class', name: type.name || 'without a name' });
  }
}
