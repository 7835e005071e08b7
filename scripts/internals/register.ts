/** The one register of internals: everything of Docusaurus, rspack and React Router that may change unannounced. */
import type { Internal } from './internal';
import { API_REFERENCE } from './rows/apiReference';
import { CODE_BLOCKS } from './rows/codeBlocks';
import { LAZY_START } from './rows/lazyStart';
import { LEAN_CLIENT } from './rows/leanClient';
import { LEAN_CSS } from './rows/leanCss';
import { STATIC_ARTICLES } from './rows/staticArticles';

export const INTERNALS: readonly Internal[] = [
  ...STATIC_ARTICLES,
  ...LEAN_CLIENT,
  ...LEAN_CSS,
  ...LAZY_START,
  ...API_REFERENCE,
  ...CODE_BLOCKS,
];

/** The files below `node_modules` that all of them lean on, sorted. */
export const SOURCES: readonly string[] = [
  ...new Set(INTERNALS.flatMap(({ sources }) => sources)),
].sort();
