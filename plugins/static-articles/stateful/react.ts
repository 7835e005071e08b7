/**
 * React as modules get it at build (`modules.ts`): the same, but that what would do nothing in
 * static HTML throws when it is used in an article.
 */
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
function checkedContext<T>(context: React.Context<T>): T {
  if (Object.is(context, BrowserContext)) {
    refuseInArticle({ kind: 'hook', name: 'useIsBrowser' });
  }
  return React.useContext(context);
}

/** A function that makes elements, and refuses those that an article must not hold. */
function checkedMaker<M extends (type: never, ...rest: never[]) => unknown>(make: M): M {
  const maker = (...parameters: Parameters<M>): unknown => {
    const [type, props] = parameters as unknown as [React.ElementType, object | null | undefined];
    checkElement(type, props);
    return make(...parameters);
  };
  // The checked function takes and gives what the other one does.
  return maker as unknown as M;
}

export * from 'react';

export const createElement = checkedMaker(React.createElement);
export const useActionState = refused('useActionState', React.useActionState);
export const useContext = checkedContext;
export const useEffect = refused('useEffect', React.useEffect);
export const useInsertionEffect = refused('useInsertionEffect', React.useInsertionEffect);
export const useLayoutEffect = refused('useLayoutEffect', React.useLayoutEffect);
export const useOptimistic = refused('useOptimistic', React.useOptimistic);
export const useReducer = refused('useReducer', React.useReducer);
export const useState = refused('useState', React.useState);
export const useSyncExternalStore = refused('useSyncExternalStore', React.useSyncExternalStore);
export const useTransition = refused('useTransition', React.useTransition);

/** What modules get that import React as a whole. */
export default {
  ...React,
  createElement,
  useActionState,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useOptimistic,
  useReducer,
  useState,
  useSyncExternalStore,
  useTransition,
};
