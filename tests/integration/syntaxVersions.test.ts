/** In which versions each construct exists, asked of the real compilers; `support/constructs.md`. */
import fs from 'node:fs';
import path from 'node:path';

import { compile, EXAMPLE_MODULE } from '../../plugins/compiled-examples/compiler';
import { readEntries } from '../../plugins/syntax-lookup/read';
import { versionsWith } from '../../src/lib/syntaxLookup';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { type Probe, readProbes } from './support/constructs';

const ROOT = path.resolve(__dirname, '../..');
const PROBES = readProbes(fs.readFileSync(path.join(__dirname, 'support/constructs.md'), 'utf8'));
const OLDEST_FIRST: readonly { readonly name: string; readonly toolchain: Toolchain }[] = [
  ...MANUAL_VERSIONS,
].reverse();

/** Whether a version has what a program shows. */
async function exists(probe: Exclude<Probe, { unproved: string }>, toolchain: Toolchain) {
  const answer = await compile(
    { files: [{ module: EXAMPLE_MODULE, extension: 'res', code: probe.code }] },
    toolchain,
  );
  if (answer.status === 'unavailable') throw new Error(answer.reason);
  return (
    answer.status === 'compiled' &&
    answer.javaScript.includes(probe.shows ?? '') &&
    answer.stderr.includes(probe.warns ?? '')
  );
}

test('each construct has a program, or a reason why there is none', async () => {
  const entries = await readEntries(ROOT);
  expect([...PROBES.keys()].sort()).toEqual(entries.map(({ construct }) => construct.id).sort());
  const unproved = [...PROBES.values()].filter((probe) => 'unproved' in probe);
  expect(unproved.length).toBeLessThanOrEqual(7);
});

test('each construct compiles exactly in the versions that its page names', async () => {
  const entries = await readEntries(ROOT);
  const proved = entries.flatMap(({ construct, lifetime }) => {
    const probe = PROBES.get(construct.id);
    return !probe || 'unproved' in probe ? [] : [{ id: construct.id, lifetime, probe }];
  });
  const asked = await Promise.all(
    proved.map(async ({ id, probe }) => {
      const answers = await Promise.all(
        OLDEST_FIRST.map(async ({ name, toolchain }) =>
          (await exists(probe, toolchain)) ? name : undefined,
        ),
      );
      return [id, answers.filter((name) => name !== undefined)] as const;
    }),
  );
  expect(Object.fromEntries(asked)).toEqual(
    Object.fromEntries(proved.map(({ id, lifetime }) => [id, versionsWith(lifetime)])),
  );
});

describe('the file of programs', () => {
  test('says which section has none', () => {
    expect(() => readProbes('## pipe\n\nNothing.\n')).toThrow(
      'Expected a program or “Unproved: reason” below pipe, got neither; write one.',
    );
  });

  test('may tell what only the construct writes', () => {
    const probe = { code: 'let a = 1', shows: 'var a', warns: 'no' };
    const text = '## a\n\n```res\nlet a = 1\n```\n\nShows: `var a`\n\nWarns: `no`\n';
    expect([...readProbes(text)]).toEqual([['a', probe]]);
  });
});
