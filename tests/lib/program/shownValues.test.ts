import { withShownValues } from '../../../src/lib/program/shownValues';

/** What a program writes to a console of its own. */
function written(code: string): readonly unknown[] {
  const lines: unknown[] = [];
  // The programs are this test's own.
  new Function('console', withShownValues(code))({ log: (value: unknown) => lines.push(value) });
  return lines;
}

test('values of statements are written in their order; nothing is not', () => {
  expect(written('1 + 1;\nlet a = [3];\na.at(0) === 3;\nvoid 0;')).toEqual([2, true]);
});

test('assignments and declarations are left alone, and lines stay what they are', () => {
  const code = 'let a = 1;\na = 2;\nf(\n  a,\n);\nif (a) { a; }\n';
  const shown = withShownValues(code);
  expect(shown.split('\n')).toHaveLength(code.split('\n').length);
  expect(shown).toContain('\na = 2;\n');
  expect(shown).toContain('if (a) { a; }');
  expect(shown).toContain('(f(\n  a,\n));');
});

test('a statement that waits goes on waiting, and what is no module stays', () => {
  expect(withShownValues('await f();')).toContain('(await f());');
  expect(withShownValues('let let')).toBe('let let');
});
