import path from 'node:path';

import { buildParserFile } from '@lezer/generator';

const FOLDER = 'src/lib/playground/syntax';

/** Grammars of the editor, relative to the repository. */
export const GRAMMARS = [`${FOLDER}/rescript.grammar`, `${FOLDER}/reason.grammar`] as const;

/** What is in these files is made for the parser to read, not for people. */
const HEADER = '// cspell:disable\n';

/**
 * The files that a grammar makes, not formatted: its parser and the numbers of its tokens.
 *
 * @param grammar path relative to the repository
 * @param source what is in the grammar
 * @throws where the grammar is wrong or ambiguous
 */
export function parserFiles(grammar: string, source: string): { path: string; text: string }[] {
  const { parser, terms } = buildParserFile(source, {
    fileName: grammar,
    typeScript: true,
    warn: (message) => {
      throw new Error(message);
    },
  });
  const name = `${FOLDER}/generated/${path.basename(grammar, '.grammar')}`;
  return [
    { path: `${name}.ts`, text: HEADER + parser },
    { path: `${name}.terms.ts`, text: HEADER + terms },
  ];
}
