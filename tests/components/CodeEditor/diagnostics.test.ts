import { Text } from '@codemirror/state';

import { diagnosticsOf } from '@site/src/components/CodeEditor/diagnostics';
import { offsetsOf } from '@site/src/components/CodeEditor/ranges';
import type { Problem, SourceRange } from '@site/src/lib/playground/compiler';

const doc = Text.of(['let a = 1', '', 'let ü = b']);

const range = (
  startLine: number,
  startColumn: number,
  endLine: number,
  endColumn: number,
): SourceRange => ({ startLine, startColumn, endLine, endColumn });

describe('offsetsOf', () => {
  it.each([
    ['a word', range(1, 5, 1, 6), { from: 4, to: 5 }],
    ['lines', range(1, 9, 3, 5), { from: 8, to: 15 }],
    ['a column that its line has no more', range(2, 7, 2, 9), { from: 10, to: 10 }],
    ['a line that the text has no more', range(3, 1, 9, 2), { from: 11, to: 20 }],
    ['lines behind the end', range(8, 1, 9, 1), { from: 20, to: 20 }],
    ['line 0, which some compilers give for the whole file', range(0, 0, 0, 0), { from: 0, to: 0 }],
    ['an end before its start', range(3, 3, 1, 1), { from: 13, to: 13 }],
  ])('finds %s', (_name, place, expected) => {
    expect(offsetsOf(doc, place)).toEqual(expected);
  });
});

describe('diagnosticsOf', () => {
  it('gives each problem with a place its index, kind and text', () => {
    const problems: Problem[] = [
      { kind: 'settings-error', message: 'No such flag.' },
      { kind: 'warning', warning: 32, range: range(1, 5, 1, 6), message: 'unused value a.' },
      { kind: 'warning', range: range(1, 5, 1, 6), message: 'old.' },
      { kind: 'warning-error', warning: 8, range: range(1, 1, 1, 2), message: 'not all cases.' },
      { kind: 'warning-error', range: range(1, 1, 1, 2), message: 'not all.' },
      { kind: 'type-error', range: range(3, 9, 3, 10), message: 'b is not there.' },
      { kind: 'syntax-error', range: range(3, 9, 3, 10), message: 'What is this?' },
      { kind: 'error', range: range(3, 9, 3, 10), message: 'No.', hint: 'Say yes.' },
    ];
    expect(
      diagnosticsOf(doc, problems).map(({ index, severity, message }) => [
        index,
        severity,
        message,
      ]),
    ).toEqual([
      [1, 'warning', 'Warning 32: unused value a.'],
      [2, 'warning', 'Warning: old.'],
      [3, 'error', 'Error (warning 8): not all cases.'],
      [4, 'error', 'Error: not all.'],
      [5, 'error', 'Type error: b is not there.'],
      [6, 'error', 'Syntax error: What is this?'],
      [7, 'error', 'Error: No.\n\nSay yes.'],
    ]);
  });
});
