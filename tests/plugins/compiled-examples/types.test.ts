import { typesOf } from '../../../plugins/compiled-examples/compiler';
import {
  answersByLine,
  commentIn,
  roundsOf,
  typeIn,
} from '../../../plugins/compiled-examples/compiler/types';
import { namesOf } from '../../../src/lib/nameTypes';
import { MANUAL_VERSIONS } from '../../../src/versions';

const said = (...blocks: readonly string[]) =>
  JSON.stringify({
    contents: {
      kind: 'markdown',
      value: blocks.map((block) => `\`\`\`rescript\n${block}\n\`\`\``).join('\n\n---\n'),
    },
  });

test('names are words outside of strings and comments', () => {
  expect(namesOf('let a1 = "b" // c\nf(0x1f)').map(({ name }) => name)).toEqual(['a1', 'f']);
  expect(namesOf('x\n  y')).toEqual([
    { line: 0, column: 0, name: 'x' },
    { line: 1, column: 2, name: 'y' },
  ]);
});

test('the first parameter of an asynchronous function is left out: the tool takes it for the function', () => {
  expect(namesOf('let f = async city => g(city)').map(({ name }) => name)).toEqual([
    'f',
    'g',
    'city',
  ]);
});

test('the first block of an answer is the type, in one line and by the names of programs', () => {
  expect(typeIn(said('int'))).toBe('int');
  expect(
    typeIn(said('(\n  array<a>,\n  (a, a) => Core__Ordering.t,\n) => array<a>', 'type a')),
  ).toBe('(array<a>, (a, a) => Ordering.t) => array<a>');
});

test.each(['null', said('type t = {a: int}'), said('t.A'), 'no JSON'])('%s is no type', (text) => {
  expect(typeIn(text)).toBeUndefined();
});

test('the comment’s first sentence is plain text', () => {
  const text = (comment: string) =>
    JSON.stringify({ contents: { value: `\`\`\`rescript\nint\n\`\`\`\n---\n${comment}` } });
  expect(commentIn(text('\n\n`a` is [the first](https://a). It is short.\n\nMore'))).toBe(
    'a is the first.',
  );
  expect(commentIn(text(' Adds one. '))).toBe('Adds one.');
  expect(commentIn(said('int'))).toBeUndefined();
});

test('names are asked for in rounds of one for each line', () => {
  const names = namesOf('let a = b\nlet c = a');
  expect(roundsOf(names).map((round) => [...round.values()].map(({ name }) => name))).toEqual([
    ['a', 'c'],
    ['b', 'a'],
  ]);
});

test('answers are found by their lines', () => {
  const printed = 'Hover src/A.res -1:4\nnull\n\nHover src/A.res 2:4\nsomething\n{"contents": 1}\n';
  expect([...answersByLine(printed)]).toEqual([[2, '{"contents": 1}']]);
});

test.each(MANUAL_VERSIONS.filter(({ toolchain }) => toolchain.moduleFormat === 'esmodule'))(
  'the tool of $name tells types',
  async ({ toolchain }) => {
    const code = 'let half = n => n / 2\nlet texts = [half(8)]->Array.map(n => Int.toString(n))';
    const types = await typesOf(
      { files: [{ module: 'Example', extension: 'res', code }] },
      toolchain,
    );
    expect(types).toContainEqual({ line: 0, column: 4, name: 'half', type: 'int => int' });
    expect(types).toContainEqual({ line: 1, column: 4, name: 'texts', type: 'array<string>' });
  },
);
