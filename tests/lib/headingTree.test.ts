import { headingTree } from '../../src/lib/headingTree';

const heading = (level: number, id: string) => ({ level, id, value: `<code>${id}</code>` });

/** `a(b,c)` for `a` with `b` and `c` below it. */
const shape = (headings: ReturnType<typeof heading>[]): string =>
  headingTree(headings)
    .map(({ id, below }) => `${id}(${below.map((one) => one.id).join()})`)
    .join(' ');

test('headings of level 3 stand below the one of level 2 before them, deeper ones nowhere', () => {
  expect(
    shape([heading(2, 'a'), heading(3, 'b'), heading(4, 'x'), heading(3, 'c'), heading(2, 'd')]),
  ).toBe('a(b,c) d()');
});

test('a heading of level 3 before all others stands by itself', () => {
  expect(shape([heading(3, 'a'), heading(2, 'b')])).toBe('a() b()');
});

test('the HTML of headings stays as it is', () => {
  expect(headingTree([heading(2, 'a')])).toEqual([{ id: 'a', html: '<code>a</code>', below: [] }]);
});

test('no headings are no tree', () => {
  expect(headingTree([])).toEqual([]);
});
