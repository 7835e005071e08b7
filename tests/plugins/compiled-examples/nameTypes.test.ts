import { checkFences } from '../../../plugins/compiled-examples/check';
import {
  hasNames,
  idOfPage,
  nameTypesFiles,
  nameTypesOf,
} from '../../../plugins/compiled-examples/nameTypes';
import { codeKey, namesOf } from '../../../src/lib/nameTypes';
import { versionOf } from '../../support/versionOf';

const { toolchain } = versionOf(12);

const PRELUDE = 'type road = {length: int}';
const CODE =
  'let roads = [{length: 3}]\nlet all = roads->Array.map(road => `${Int.toString(road.length)} miles`)';

async function check() {
  const fence = (meta: string, code: string, line: number) => ({
    language: 'res',
    meta,
    code,
    line,
  });
  const { examples } = await checkFences(
    [
      fence('prelude', PRELUDE, 1),
      fence('', CODE, 9),
      fence('expect-error', 'let a: int = ""', 20),
    ],
    toolchain,
    'page.mdx',
  );
  return [...examples.values()];
}

it('holds the types of all examples of a page, with links into the libraries', async () => {
  const checked = await check();
  const named = checked.filter((each) => hasNames(each, toolchain));
  expect(named).toHaveLength(2);
  const found = await nameTypesOf(
    named.map((each) => ({ checked: each, toolchain })),
    async (module, name) => `/api/${module}#${name}`,
  );
  const numbers = found.codes[codeKey(CODE)] ?? [];
  const names = namesOf(CODE);
  expect(numbers).toHaveLength(names.length);
  const told = names.map(({ name }, index) => [name, found.facts[numbers[index] ?? -1]?.type]);
  expect(told).toContainEqual(['roads', 'array<road>']);
  expect(told).toContainEqual(['all', 'array<string>']);
  expect(told).toContainEqual(['road', 'road']);
  // Text is no name.
  expect(told).toContainEqual(['miles', undefined]);
  const map = found.facts[numbers[names.findIndex(({ name }) => name === 'map')] ?? -1];
  expect(map).toEqual({
    type: '(array<road>, road => string) => array<string>',
    comment: expect.stringMatching(/^map\(array, fn\) returns a new array/),
    href: '/api/Array#map',
  });
});

it('gives a page another name when its code changes', async () => {
  const checked = await check();
  expect(idOfPage('a.mdx', checked)).toMatch(/^[a-z\d]{1,7}$/);
  expect(idOfPage('a.mdx', checked)).not.toBe(idOfPage('a.mdx', checked.slice(1)));
});

it('makes a file when it is wanted, at a build at once', async () => {
  const file = jest.fn(async () => ({ facts: [], codes: {} }));
  const later = nameTypesFiles(false);
  later.keep('a', file);
  expect(file).not.toHaveBeenCalled();
  expect(await later.textOf('a')).toBe('{"facts":[],"codes":{}}');
  await later.textOf('a');
  expect(file).toHaveBeenCalledTimes(1);
  expect(later.textOf('b')).toBeUndefined();
  const atOnce = nameTypesFiles(true);
  atOnce.keep('a', file);
  expect(file).toHaveBeenCalledTimes(2);
  expect(atOnce.ids()).toEqual(['a']);
});
