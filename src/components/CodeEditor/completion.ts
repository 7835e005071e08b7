/** Suggests what may stand at the caret, as the compiler knows it. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';

import type { Suggestion } from '@site/src/lib/playground/compiler';

import { analyzeAt } from './analyzing';

/** What suggestions are called by the editor, which has a sign for each. */
const TYPES: Readonly<Record<Suggestion['kind'], string>> = {
  constructor: 'enum',
  field: 'property',
  function: 'function',
  module: 'namespace',
  other: 'text',
  type: 'type',
  value: 'variable',
};

/** What stands before the caret where suggestions are of use: a name, or what a name follows. */
const WANTED = /(?:[\w'.]|->|~|@)$/;

/** Numbers, and names that are given here: nothing known stands there, and Enter is to end the line. */
const OWN =
  /(?:\b\d[\w.]*|\b(?:let|let rec|and|type|type rec|module|external|exception|as)\s+\w*)$/;

/** Comments, and strings in quotation marks that have no end in their line: nothing is suggested there. */
const UNWANTED = /^(?:[^"`]|"(?:[^"\\]|\\.)*"|`[^`]*`)*(?:\/\/|"(?:[^"\\]|\\.)*$)/;

/** The part of a name that a suggestion takes the place of: those behind an arrow may name a module, too. */
function nameBefore(text: string, suggestions: readonly Suggestion[]): number {
  const isPath = suggestions.some(({ label }) => label.includes('.'));
  const [name = ''] = (isPath ? /(?<![\w'.])[\w'.]*$/ : /(?<![\w'])[\w']*$/).exec(text) ?? [];
  return name.length;
}

function toCompletion({ kind, label, insert, detail, summary }: Suggestion): Completion {
  return {
    label,
    type: TYPES[kind],
    ...(insert !== undefined && { apply: insert }),
    ...(detail !== '' && { detail: detail.replaceAll(/\s+/g, ' ') }),
    ...(summary !== '' && { info: summary }),
  };
}

async function suggest(context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const isWanted = explicit || (WANTED.test(before) && !OWN.test(before));
  if (!isWanted || UNWANTED.test(before)) return null;
  const abort = new AbortController();
  context.addEventListener('abort', () => abort.abort(), { onDocChange: true });
  const analysis = await analyzeAt({ state }, 'completion', pos, abort.signal);
  if (!analysis || analysis.suggestions.length === 0 || context.aborted) return null;
  const length = nameBefore(before, analysis.suggestions);
  return {
    from: pos - length,
    options: analysis.suggestions.map(toCompletion),
    validFor: /^[\w']*$/,
  };
}

/**
 * Suggestions while a name is written, and on Ctrl+Space. None is chosen before an arrow key chooses it: whoever writes on
 * and presses Enter wants a new line.
 */
export const suggestions = autocompletion({
  override: [suggest],
  icons: false,
  selectOnOpen: false,
});
