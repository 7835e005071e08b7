import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type * as libraries from '../../../plugins/compiled-examples/compiler/libraries';
import { MANUAL_VERSIONS } from '../../../src/versions';

type Libraries = typeof libraries;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'libraries-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The module as a process has it that loads it once more, with a cache of the test's own. */
function loadedAnew(): Libraries {
  let loaded: Libraries | undefined;
  jest.isolateModules(() => {
    jest.doMock('../../../plugins/compiled-examples/compiler/cache', () => ({
      ...jest.requireActual('../../../plugins/compiled-examples/compiler/cache'),
      CACHE_FOLDER: folder,
    }));
    loaded = jest.requireActual<Libraries>('../../../plugins/compiled-examples/compiler/libraries');
  });
  if (!loaded) throw new Error('Expected the module to be loaded.');
  return loaded;
}

const version = MANUAL_VERSIONS.find(({ name }) => name === 'v10.0.0');
if (!version) throw new Error('Expected v10.0.0 among the versions.');
const { toolchain } = version;

test('two who compile a library at once both get it, and nothing else is left', async () => {
  const both = await Promise.all(
    [loadedAnew(), loadedAnew()].map((one) => one.compiledLibraries(toolchain)),
  );
  const [library] = both[0] ?? [];
  if (library?.status !== 'ready') throw new Error('Expected React to be compiled.');
  expect(both[1]).toEqual([library]);
  expect(fs.readdirSync(path.join(folder, 'libraries'))).toEqual([path.basename(library.folder)]);
  expect(fs.readdirSync(library.folder)).toContain('React.cmj');
});

describe('a library that is there', () => {
  const compile = async (): Promise<string> => {
    const [library] = await loadedAnew().compiledLibraries(toolchain);
    if (library?.status !== 'ready') throw new Error('Expected React to be compiled.');
    return library.folder;
  };
  let whole: string;
  beforeAll(async () => {
    whole = fs.mkdtempSync(path.join(os.tmpdir(), 'libraries-'));
    folder = whole;
    await compile();
  });
  afterAll(() => fs.rmSync(whole, { recursive: true }));
  beforeEach(() => {
    fs.cpSync(whole, folder, { recursive: true });
    jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
  });

  const onlyFolder = (): string => {
    const libraryFolders = path.join(folder, 'libraries');
    return path.join(libraryFolders, fs.readdirSync(libraryFolders).join());
  };

  test('is taken as it is', async () => {
    const kept = fs.statSync(onlyFolder()).ino;
    expect(await compile()).toBe(onlyFolder());
    expect(fs.statSync(onlyFolder()).ino).toBe(kept);
  });

  test.each<[string, (target: string, file: string) => void]>([
    [
      'a damaged file',
      (_target, file) => {
        const bytes = fs.readFileSync(file);
        bytes[20] = (bytes[20] ?? 0) ^ 1;
        fs.writeFileSync(file, bytes);
      },
    ],
    ['an empty file', (_target, file) => fs.writeFileSync(file, '')],
    ['a lost file', (_target, file) => fs.rmSync(file)],
    ['a lost checksum', (target) => fs.rmSync(path.join(target, 'checksum'))],
    ['an added file', (target) => fs.writeFileSync(path.join(target, 'Added.cmi'), 'another’s')],
  ])('is compiled anew with %s', async (_name, damage) => {
    const target = onlyFolder();
    const file = path.join(target, 'React.cmj');
    const before = fs.readFileSync(file);
    damage(target, file);
    expect(await compile()).toBe(target);
    expect(fs.readFileSync(file)).toEqual(before);
    expect(fs.readdirSync(target)).not.toContain('Added.cmi');
    expect(fs.readdirSync(target)).toContain('checksum');
  });
});
