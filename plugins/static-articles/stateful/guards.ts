import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import * as React from 'react';

import { checkElement, refuseInArticle } from './check';

/** A hook that refuses to be called in an article. */
function refused<H extends (...parameters: never[]) => unknown>(name: string, hook: H): H {
  const guard = (...parameters: Parameters<H>): unknown => {
    refuseInArticle({ kind: 'hook', name });
    return hook(...parameters);
  };
  // The guard takes and gives what the hook does.
  return guard as H;
}

/** `useIsBrowser` and `<BrowserOnly>` wait for a hydration that articles never get. */
function useContext<T>(context: React.Context<T>): T {
  if (Object.is(context, BrowserContext)) {
    refuseInArticle({ kind: 'hook', name: 'useIsBrowser' });
  }
  return React.useContext(context);
}

function createElement(
  type: React.ElementType,
  props?: object | null,
  ...children: React.ReactNode[]
): React.ReactElement {
  checkElement(type, props);
  return React.createElement(type, props, ...children);
}

/** What the guard puts in the place of React's own (`react.cjs`). */
export const guards = {
  createElement,
  useContext,
  useActionState: refused('useActionState', React.useActionState),
  useEffect: refused('useEffect', React.useEffect),
  useInsertionEffect: refused('useInsertionEffect', React.useInsertionEffect),
  useLayoutEffect: refused('useLayoutEffect', React.useLayoutEffect),
  useOptimistic: refused('useOptimistic', React.useOptimistic),
  useReducer: refused('useReducer', React.useReducer),
  useState: refused('useState', React.useState),
  useSyncExternalStore: refused('useSyncExternalStore', React.useSyncExternalStore),
  useTransition: refused('useTransition', React.useTransition),
};
