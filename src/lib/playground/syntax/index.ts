/** The languages of the playground for CodeMirror. */
import { LanguageSupport, LRLanguage } from '@codemirror/language';

import type { Syntax } from '../../playgroundLink';
import { parser as reasonParser } from './generated/reason';
import { parser as rescriptParser } from './generated/rescript';
import { structure } from './structure';

function languageOf(name: Syntax, parser: typeof rescriptParser, quotes: readonly string[]) {
  return LRLanguage.define({
    name,
    parser: parser.configure({ props: [...structure] }),
    languageData: {
      commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
      closeBrackets: { brackets: ['(', '[', '{', ...quotes] },
      // Lines that begin with these are indented anew when the last character is typed.
      indentOnInput: /^\s*(?:[)\]}|]|<\/)$/,
    },
  });
}

const SYNTAXES: Readonly<Record<Syntax, LanguageSupport>> = {
  rescript: new LanguageSupport(languageOf('rescript', rescriptParser, ['"', '`'])),
  // A backtick begins a polymorphic variant.
  reason: new LanguageSupport(languageOf('reason', reasonParser, ['"'])),
};

/** Highlighting, brackets, comments, indentation and folding of a syntax; always the same object. */
export function syntaxSupport(syntax: Syntax): LanguageSupport {
  return SYNTAXES[syntax];
}
