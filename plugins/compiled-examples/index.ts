import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst, textMiddleware } from '../../src/lib/devServer';
import { nameTypesPath } from '../../src/lib/nameTypes';
import { describeProblems } from './fences';
import { type PluginOptions, validatePluginOptions } from './options';
import {
  type CheckedSet,
  checkPrograms,
  generatedData,
  PROGRAM_SETS,
  uncheckedPrograms,
} from './programs';

export { type FindApi, nameTypesFiles } from './nameTypes';
export type { Options, PluginOptions } from './options';
export { remarkCompiledExamples } from './transform';

/** Docusaurus calls it with the options of docusaurus.config.ts; the transform checks its own. */
export const validateOptions = validatePluginOptions;

/** What writers must mend in the programs, one text for each file. */
function problemsIn(sets: readonly CheckedSet[]): readonly string[] {
  return sets.flatMap(({ set, problems }) =>
    problems.length > 0 ? [describeProblems(set.file, problems)] : [],
  );
}

/**
 * Compiles the programs of the landing page and the playground, and gives them to components as
 * `@generated/compiled-examples/default/{landing,playground-…}.json`.
 */
export default function compiledExamples(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { behindStart, id, names }: PluginOptions,
): Plugin<readonly CheckedSet[]> {
  const checkAll = (): Promise<readonly CheckedSet[]> =>
    Promise.all(PROGRAM_SETS.map((set) => checkPrograms(set, siteDir)));
  /** Whether the first answer of `npm start` is still to come: it doesn't wait for compilers. */
  let isStart = behindStart !== undefined;

  return {
    name: 'compiled-examples',
    getPathsToWatch: () => [...new Set(PROGRAM_SETS.map(({ file }) => `${siteDir}/${file}`))],
    loadContent: () =>
      isStart
        ? Promise.all(PROGRAM_SETS.map((set) => uncheckedPrograms(set, siteDir)))
        : checkAll(),
    async contentLoaded({ content, actions }) {
      const write = async (sets: readonly CheckedSet[], isKept: (file: string) => boolean) => {
        for (const [name, data] of generatedData(sets)) {
          const file = `${name}.json`;
          if (!isKept(file)) await actions.createData(file, JSON.stringify(data));
        }
      };
      const problems = problemsIn(content);
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
      if (!behindStart || !isStart) return write(content, () => false);
      isStart = false;
      // What the start before has compiled is nearer to the truth than what has not been compiled.
      const folder = path.join(generatedFilesDir, 'compiled-examples', id);
      await write(content, (file) => fs.existsSync(path.join(folder, file)));
      behindStart
        .add(async () => {
          const sets = await checkAll();
          problemsIn(sets).forEach((problem) => logger.error(problem));
          await write(sets, () => false);
        })
        .catch((error: unknown) => logger.error(error instanceof Error ? error.message : error));
    },

    configureWebpack({ mode }, isServer) {
      if (!names || isServer || mode !== 'development') return undefined;
      const textAt = async (address: string) => {
        const [, file] = new RegExp(`^${baseUrl}${nameTypesPath('(\\w+)')}$`).exec(address) ?? [];
        return file === undefined ? undefined : names.textOf(file);
      };
      return askedFirst(textMiddleware('name-types', textAt, () => 'application/json'));
    },

    async postBuild({ outDir }) {
      if (!names) return;
      await Promise.all(
        names.ids().map(async (page) => {
          const text = await names.textOf(page);
          const file = path.join(outDir, nameTypesPath(page));
          await fs.promises.mkdir(path.dirname(file), { recursive: true });
          await fs.promises.writeFile(file, text);
        }),
      );
    },
  };
}
