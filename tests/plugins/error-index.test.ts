import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createExplainer, knownErrors, printEntries } from '../../plugins/error-index/known';
import { readErrorFiles } from '../../plugins/error-index/read';
import { errorFile, ERRORS_FOLDER } from '../../src/lib/errorIndex';
import { versionOf } from '../support/versionOf';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'errors-'));
  fs.mkdirSync(path.join(root, ERRORS_FOLDER), { recursive: true });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const write = (id: string, frontMatter: string) =>
  fs.writeFileSync(path.join(root, errorFile(id)), `---\n${frontMatter}\n---\n\nText.\n`);

const LOST = "title: The value …\ndescription: It's lost.\nkeywords: [lost]\ngroup: names";

test('reads the entries by their files', async () => {
  write('lost', `${LOST}\nsince: v10.0.0`);
  const files = await readErrorFiles(root);
  expect(files).toEqual([
    {
      entry: {
        id: 'lost',
        title: 'The value …',
        summary: "It's lost.",
        keywords: ['lost'],
        group: 'names',
      },
      lifetime: { since: 'v10.0.0', until: undefined },
      body: expect.stringContaining('Text.'),
    },
  ]);
});

test.each([
  ['keywords', LOST.replace('keywords: [lost]\n', '')],
  ['group', LOST.replace('names', 'lost things')],
])('names the file and the field %s', async (field, frontMatter) => {
  write('lost', frontMatter);
  await expect(readErrorFiles(root)).rejects.toThrow(
    new RegExp(`^docs/errors/lost\\.mdx: .*${field}`),
  );
});

test('a message is found by the release that prints it', async () => {
  write('lost', LOST);
  const [older, newer] = [versionOf(9), versionOf(12)];
  const entries = await printEntries(root, async () => [
    { message: "The value price can't be found", versions: [newer.name] },
  ]);
  expect(knownErrors(entries, older.name)).toEqual([]);
  let loads = 0;
  const explain = createExplainer(async () => {
    loads += 1;
    return entries;
  });
  const message = "The value fare can't be found";
  expect(await explain(message, newer.toolchain.compilerRelease)).toMatchObject({ id: 'lost' });
  expect(await explain(message, older.toolchain.compilerRelease)).toBeUndefined();
  expect(loads).toBe(1);
});
