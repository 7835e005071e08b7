/**
 * What the build, the head of built pages and the behaviors agree on about tabs of code. Blocks of one group
 * change together, and the reader's choice is remembered for the group.
 */

/** Label of the tab with the JavaScript that an example compiles to. */
export const OUTPUT_LABEL = 'JS Output';

/** Group of the examples that have such a tab, beside the one with the source. */
export const OUTPUT_GROUP = 'output';

/** Group of commands that have a tab for each package manager, whichever of them they name. */
const PACKAGE_MANAGER_GROUP = 'package-manager';

const PACKAGE_MANAGERS: ReadonlySet<string> = new Set(['npm', 'yarn', 'pnpm', 'bun', 'deno']);

/** Key in local storage: the chosen label of each group, and the view. */
export const CODE_TABS_KEY = 'code_tabs';

/**
 * Attribute of the document: the style sheet shows the output of examples. The
 * head of built pages sets it for readers who chose so (`plugins/static-articles/template.ts`), and
 * `src/behaviours/tabs.ts` takes it away when it has put the tabs right.
 */
export const OUTPUT_ATTRIBUTE = 'data-code-output';

/** Key beside the groups, and what it holds where readers want source and output side by side. */
export const VIEW_KEY = 'view';
export const SIDE_BY_SIDE = 'both';

/** Attribute of the document: source and output stand side by side where there is room. */
export const SIDE_BY_SIDE_ATTRIBUTE = 'data-code-both';

/**
 * Names the group of a block by what its tabs are about. Other blocks are one group with those that have the
 * same labels, in whatever order.
 */
export function tabGroup(labels: readonly string[]): string {
  if (labels.length === 2 && labels[1] === OUTPUT_LABEL) return OUTPUT_GROUP;
  if (labels.every((label) => PACKAGE_MANAGERS.has(label))) return PACKAGE_MANAGER_GROUP;
  return [...labels].sort().join('|');
}
