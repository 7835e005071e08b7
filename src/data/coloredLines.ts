import { array, type Decoded, literal, number, record, string } from '../lib/decode';

const run = record(
  { text: string },
  {
    /** Names a color of `src/css/code.css`; absent for plain code. */
    kind: literal(
      'attribute',
      'comment',
      'deleted',
      'function',
      'inserted',
      'keyword',
      'literal',
      'property',
      'string',
      'tag',
      'type',
    ),
    /** What a stretch of a compiler's message is; names a color there, too. */
    role: literal('heading', 'place', 'gutter', 'wrong', 'wanted', 'hint'),
    /** The type of a name. */
    type: string,
    /** The compiler complains about it. */
    isWrong: literal(true),
  },
);

const lines = array(array(run));

/** A program and the compiler's answer, as `plugins/compiled-examples/programs.ts` draws them. */
export const drawnProgram = record(
  { source: string, input: lines, output: lines },
  {
    /** How long the build's machine takes to compile it. */
    milliseconds: number,
    /** What its React element becomes. */
    html: string,
  },
);

/** Lines of code, split into runs of one color. */
export type ColoredLines = Decoded<typeof lines>;

/** A program, and what the compiler makes of it: JavaScript, or its message; no lines for nothing. */
export type DrawnProgram = Decoded<typeof drawnProgram>;

/** JavaScript without the list of what a module exports. */
export function withoutExports(lines: ColoredLines): ColoredLines {
  const end = lines.findIndex(([first]) => first?.text.startsWith('export') === true);
  const kept = end < 0 ? lines : lines.slice(0, end);
  return kept.at(-1)?.length === 0 ? kept.slice(0, -1) : kept;
}
