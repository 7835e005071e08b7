/** The one register of internals: everything of Docusaurus, rspack and React Router that may change unannounced. */
import type { Internal } from './internal';
import { ARTICLES } from './rows/articles';
import { BUNDLING } from './rows/bundling';
import { DEVELOPMENT } from './rows/development';
import { RENDERING } from './rows/rendering';
import { ROUTES } from './rows/routes';

export const INTERNALS: readonly Internal[] = [
  ...ROUTES,
  ...ARTICLES,
  ...BUNDLING,
  ...RENDERING,
  ...DEVELOPMENT,
];

/** The files below `node_modules` that all of them lean on, sorted. */
export const SOURCES: readonly string[] = [
  ...new Set(INTERNALS.flatMap(({ sources }) => sources)),
].sort();
