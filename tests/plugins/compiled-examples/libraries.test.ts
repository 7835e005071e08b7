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

test('a library with a damaged, lost or added file is compiled anew', async () => {
  jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const compile = async (): Promise<string> => {
    const [library] = await loadedAnew().compiledLibraries(toolchain);
    if (library?.status !== 'ready') throw new Error('Expected React to be compiled.');
    return library.folder;
  };
  const target = await compile();
  const file = path.join(target, 'React.cmj');
  const whole = fs.readFileSync(file);
  const kept = fs.statSync(target).ino;
  expect(await compile()).toBe(target);
  expect(fs.statSync(target).ino).toBe(kept);

  const flipped = Buffer.from(whole);
  flipped[20] = (flipped[20] ?? 0) ^ 1;
  const damages = [
    () => fs.writeFileSync(file, flipped),
    () => fs.writeFileSync(file, ''),
    () => fs.rmSync(file),
    () => fs.rmSync(path.join(target, 'checksum')),
  ];
  for (const damage of damages) {
    damage();
    expect(await compile()).toBe(target);
    expect(fs.readFileSync(file)).toEqual(whole);
  }
  fs.writeFileSync(path.join(target, 'Added.cmi'), 'not of the library');
  await compile();
  expect(fs.readdirSync(target)).not.toContain('Added.cmi');
});
