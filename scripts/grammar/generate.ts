import path from 'node:path';

import { buildParserFile } from '@lezer/generator';
import { format, resolveConfig } from 'prettier';

const FOLDER = 'src/lib/playground/syntax';

/** Grammars of the editor, relative to the repository. */
export const GRAMMARS = [`${FOLDER}/rescript.grammar`, `${FOLDER}/reason.grammar`] as const;

/** What is in these files is made for the parser to read, not for people. */
const HEADER = '// cspell:disable\n';

async function formatted(file: string, text: string): Promise<{ path: string; text: string }> {
  const options = await resolveConfig(file);
  return { path: file, text: await format(HEADER + text, { ...options, filepath: file }) };
}

/**
 * The files that a grammar makes: its parser and the numbers of its tokens.
 *
 * @param grammar path relative to the repository
 * @param source what is in the grammar
 * @throws where the grammar is wrong or ambiguous
 */
export async function parserFiles(
  grammar: string,
  source: string,
): Promise<{ path: string; text: string }[]> {
  const { parser, terms } = buildParserFile(source, {
    fileName: grammar,
    typeScript: true,
    warn: (message) => {
      throw new Error(message);
    },
  });
  const name = `${FOLDER}/generated/${path.basename(grammar, '.grammar')}`;
  return [await formatted(`${name}.ts`, parser), await formatted(`${name}.terms.ts`, terms)];
}
