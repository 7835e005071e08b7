import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { handWritten, writeStubs } from '../../../../plugins/api-reference/pages/write';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-stubs-'));
  fs.mkdirSync(path.join(folder, 'belt'));
  fs.writeFileSync(path.join(folder, 'index.mdx'), 'overview');
  fs.writeFileSync(path.join(folder, 'belt.mdx'), 'Belt');
  fs.writeFileSync(path.join(folder, 'belt/debug.mdx'), 'Belt.Debug');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

const MAP = { file: 'belt/map.generated.mdx', text: 'map' };
const SET = { file: 'js/set.generated.mdx', text: 'set' };

test('new files come, into new folders, too', async () => {
  expect(await writeStubs(folder, [MAP, SET])).toEqual({
    written: [MAP.file, SET.file],
    removed: [],
  });
  expect(read(SET.file)).toBe('set');
});

test('what is the same is not touched, what has changed is written', async () => {
  await writeStubs(folder, [MAP, SET]);
  const past = new Date('2020-01-01');
  fs.utimesSync(path.join(folder, MAP.file), past, past);
  expect(await writeStubs(folder, [MAP, { ...SET, text: 'other' }])).toEqual({
    written: [SET.file],
    removed: [],
  });
  expect(fs.statSync(path.join(folder, MAP.file)).mtime).toEqual(past);
  expect(read(SET.file)).toBe('other');
});

test('modules that are gone lose their file; pages that somebody wrote stay', async () => {
  await writeStubs(folder, [MAP, SET]);
  expect(await writeStubs(folder, [SET])).toEqual({ written: [], removed: [MAP.file] });
  expect(fs.existsSync(path.join(folder, MAP.file))).toBe(false);
  expect(read('belt/debug.mdx')).toBe('Belt.Debug');
});

test('pages that somebody wrote are told by their routes', async () => {
  await writeStubs(folder, [MAP]);
  expect([...(await handWritten(folder))].sort()).toEqual(['belt', 'belt/debug', 'index']);
});

test('a folder that is not there is told', async () => {
  await expect(writeStubs(path.join(folder, 'none'), [])).rejects.toThrow(/none/);
});
