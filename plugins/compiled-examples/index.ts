import type { LoadContext, Plugin } from '@docusaurus/types';

import { describeProblems } from './fences';
import { type CheckedSet, checkPrograms, generatedData, PROGRAM_SETS } from './programs';

export type { Options } from './options';
export { remarkCompiledExamples } from './transform';

/**
 * Compiles the programs of the landing page, the syntax lookup and the playground, and gives them to
 * components as `@generated/compiled-examples/default/{landing,syntax-lookup,playground-…}.json`.
 */
export default function compiledExamples({ siteDir }: LoadContext): Plugin<readonly CheckedSet[]> {
  return {
    name: 'compiled-examples',
    getPathsToWatch: () => [...new Set(PROGRAM_SETS.map(({ file }) => `${siteDir}/${file}`))],
    loadContent: () => Promise.all(PROGRAM_SETS.map((set) => checkPrograms(set, siteDir))),
    async contentLoaded({ content, actions }) {
      const problems = content.flatMap(({ set, problems: found }) =>
        found.length > 0 ? describeProblems(set.file, found) : [],
      );
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
      for (const [name, data] of generatedData(content)) {
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
    },
  };
}
