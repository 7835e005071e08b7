/**
 * Words that say nothing about what is looked for: `how to use the pipe` asks for the pipe. Words of
 * the language that readers look up (`if`, `while`, `this`, `not`) are none.
 */
export const STOP_WORDS: readonly string[] = [
  ...[
    'a',
    'an',
    'the',
    'and',
    'or',
    'of',
    'to',
    'in',
    'on',
    'at',
    'by',
    'for',
    'from',
    'with',
    'into',
  ],
  ...[
    'is',
    'are',
    'be',
    'do',
    'doe',
    'does',
    'can',
    'should',
    'how',
    'what',
    'why',
    'when',
    'where',
  ],
  ...['which', 'i', 'you', 'we', 'it', 'its', 'my', 'your', 'me', 'there', 'that', 'use', 'using'],
  ...['between', 'about', 'vs', 'versus', 'over'],
  ...['something', 'anything', 'have', 'want', 'need'],
  ...['statement', 'example', 'tutorial'],
];

const known: ReadonlySet<string> = new Set(STOP_WORDS);

/** Whether a term says nothing by itself. */
export function isStopWord(term: string): boolean {
  return known.has(term);
}
