import type { Root } from 'mdast';

import { refuseDeadParts } from './deadParts';
import { measureImages, type Report } from './imageSizes';
import { type Options, validateOptions } from './options';
import { labelTables } from './tableLabels';
import { keepWhole } from './wholeCode';

/**
 * Remark transform: what Markdown leaves out and readers need, names of tables, sizes of
 * pictures and code that stays in one line, and no code that would be dead in static HTML.
 *
 * @throws Error with one line `file:line: sentence` for each picture or piece of code that writers must correct.
 */
export function remarkArticleMarkup(
  options?: Options,
): (tree: Root, file: { readonly path: string }) => void {
  const { staticFolder } = validateOptions(options);
  return (tree, file) => {
    const problems: string[] = [];
    const report: Report = (node, problem) => {
      problems.push(`${file.path}:${node.position?.start.line ?? 1}: ${problem}`);
    };
    labelTables(tree);
    keepWhole(tree);
    measureImages(tree, staticFolder, report);
    refuseDeadParts(tree, report);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}
