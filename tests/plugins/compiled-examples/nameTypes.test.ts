import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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

it('gives a page another name when its code, what stands before it or its compiler changes', async () => {
  const named = (await check())
    .filter((each) => hasNames(each, toolchain))
    .map((checked) => ({ checked, toolchain }));
  const id = idOfPage('a.mdx', named);
  expect(id).toMatch(/^[a-z\d]{1,7}$/);
  expect(idOfPage('b.mdx', named)).not.toBe(id);
  expect(idOfPage('a.mdx', named.slice(1))).not.toBe(id);
  const [first, ...others] = named;
  if (!first) throw new Error('Expected an example with names.');
  const { checked } = first;
  const { program } = checked.example;
  if (!program) throw new Error('Expected an example with a program.');
  const example = { ...checked.example, program: { ...program, isUnwarned: true } };
  const other = { ...checked, example };
  expect(idOfPage('a.mdx', [{ checked: other, toolchain }, ...others])).not.toBe(id);
  const older = { ...toolchain, compilerRelease: '12.0.0' };
  expect(idOfPage('a.mdx', [{ checked, toolchain: older }, ...others])).not.toBe(id);
});

describe('files', () => {
  const NONE = { facts: [], codes: {} };
  const file = jest.fn(async () => NONE);
  let folder = '';
  beforeEach(() => {
    file.mockClear();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'name-types-'));
  });
  afterEach(() => {
    jest.useRealTimers();
    fs.rmSync(folder, { recursive: true });
  });

  it('are made at once by a build', async () => {
    const files = nameTypesFiles(true);
    files.keep('a', file);
    expect(file).toHaveBeenCalledTimes(1);
    expect(await files.textOf('a')).toBe(JSON.stringify(NONE));
    expect(file).toHaveBeenCalledTimes(1);
    expect(files.ids()).toEqual(['a']);
    await expect(files.textOf('b')).rejects.toThrow('got b; save the page');
  });

  it('are made by npm start when somebody asks', async () => {
    const files = nameTypesFiles(false, folder);
    files.keep('a', file);
    expect(file).not.toHaveBeenCalled();
    expect(await files.textOf('a')).toBe(JSON.stringify(NONE));
    await files.textOf('a');
    expect(file).toHaveBeenCalledTimes(1);
  });

  it('are there for the next start, which compiles no page that it knows', async () => {
    jest.useFakeTimers();
    nameTypesFiles(false, folder).keep('a', file);
    await jest.advanceTimersByTimeAsync(3000);
    expect(file).toHaveBeenCalledTimes(1);
    const next = nameTypesFiles(false, folder);
    expect(await next.textOf('a')).toBe(JSON.stringify(NONE));
    expect(file).toHaveBeenCalledTimes(1);
    await expect(next.textOf('b')).rejects.toThrow('got b; save the page');
  });
});
