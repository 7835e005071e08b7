import type { Root } from 'mdast';

import { measureImages } from './imageSizes';
import { type Options, validateOptions } from './options';
import { labelTables } from './tableLabels';

/**
 * Remark transform: what Markdown leaves out and readers need: names of tables, sizes of pictures.
 *
 * @throws Error with one line `file:line: sentence` for each picture that writers must correct.
 */
export function remarkArticleMarkup(
  options?: Options,
): (tree: Root, file: { readonly path: string }) => void {
  const { staticFolder } = validateOptions(options);
  return (tree, file) => {
    const problems: string[] = [];
    labelTables(tree);
    measureImages(tree, staticFolder, (node, problem) => {
      problems.push(`${file.path}:${node.position?.start.line ?? 1}: ${problem}`);
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}
