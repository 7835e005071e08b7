import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expectedTools } from '../../../plugins/compiled-examples/compiler/toolchains';
import { faultOf, perform } from '../../../plugins/compiled-examples/compiler/tools';
import { MANUAL_VERSIONS } from '../../../src/versions';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tools-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A program for another machine: what identifies it, and the bytes of a program behind that. */
const foreign = (...head: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(4096, '\u0003\u00cfmov (ret)')]);

const MACH_O = foreign(0xcf, 0xfa, 0xed, 0xfe, 0x0c, 0, 0, 1);
/** 64 bits, little endian, for the processors that Linux calls aarch64. */
const ELF_ARM64 = foreign(
  ...[0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ...[2, 0, 0xb7, 0, 1, 0, 0, 0],
);

function faultOfFile(content: string | Buffer, mode = 0o755): Promise<string | undefined> {
  const executable = path.join(folder, 'bsc.exe');
  fs.writeFileSync(executable, content, { mode });
  return faultOf({ executable, question: '-version', release: '9.1.4' }, 2000);
}

test.each(MANUAL_VERSIONS.map(({ name, toolchain }) => [name, toolchain] as const))(
  'all tools of %s answer with the releases that are expected',
  async (_, toolchain) => {
    const faults = await Promise.all(expectedTools(toolchain).map((tool) => faultOf(tool)));
    expect(faults).toEqual(faults.map(() => undefined));
  },
);

const SCRIPT = '#!/bin/sh\n';

test.each<readonly [string, string | Buffer, number, RegExp]>([
  ['is made for macOS', MACH_O, 0o755, /bsc\.exe/],
  ['is made for another processor', ELF_ARM64, 0o755, /bsc\.exe/],
  ['is empty', '', 0o755, /answered nothing instead of 9\.1\.4$/],
  ['can’t be run', `${SCRIPT}echo ReScript 9.1.4\n`, 0o644, /EACCES/],
  ['hangs', `${SCRIPT}exec sleep 60\n`, 0o755, /answered nothing in time$/],
  ['crashes', `${SCRIPT}kill -SEGV $$\n`, 0o755, /SIGSEGV/],
  [
    'is another release',
    `${SCRIPT}echo ReScript 9.1.40\n`,
    0o755,
    /answered ReScript 9\.1\.40 instead of 9\.1\.4$/,
  ],
  [
    'fails',
    `${SCRIPT}echo 9.1.4; echo broken >&2; exit 1\n`,
    0o755,
    /answered broken instead of 9\.1\.4$/,
  ],
])('a file that %s is no tool, and one line says why', async (_, content, mode, reason) => {
  const fault = await faultOfFile(content, mode);
  expect(fault).toMatch(reason);
  expect(fault).toMatch(/^[\x20-\x7e…“”]{10,400}$/);
});

test('a tool that answers as expected is one', async () => {
  expect(await faultOfFile(`${SCRIPT}echo ReScript 9.1.4\n`)).toBeUndefined();
});

test('programs that are no tools of a version run without being asked', async () => {
  const steps = [{ executable: process.execPath, args: ['-p', '1 + 1'] }];
  expect((await perform({ steps })).run).toMatchObject({ status: 'ended', stdout: '2\n' });
});
