import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readEntries } from '../../../plugins/syntax-lookup/read';
import { SYNTAX_FOLDER } from '../../../src/lib/syntaxLookup';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'constructs-'));
  fs.mkdirSync(path.join(root, SYNTAX_FOLDER), { recursive: true });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const write = (name: string, frontMatter: string) =>
  fs.writeFileSync(path.join(root, SYNTAX_FOLDER, name), `---\n${frontMatter}\n---\n\nText.\n`);

test('reads the entries by their files, and tells what the search page needs apart', async () => {
  write('pipe.mdx', "title: '->'\ndescription: Passes on.\nkeywords: [pipe]\ngroup: operators");
  write(
    'lazy.mdx',
    'title: lazy\ndescription: Waits.\nkeywords: [lazy]\ngroup: control\nuntil: v11.0.0\nstatus: deprecated',
  );
  write('notes.txt', 'title: none');
  const [lazy, pipe, ...others] = await readEntries(root);
  expect(others).toEqual([]);
  expect(pipe?.construct).toEqual({
    id: 'pipe',
    name: '->',
    keywords: ['pipe'],
    group: 'operators',
    summary: 'Passes on.',
  });
  expect(pipe?.body.trim()).toBe('Text.');
  expect(lazy).toMatchObject({
    construct: { id: 'lazy', status: 'deprecated' },
    lifetime: { until: 'v11.0.0' },
  });
});

test.each([
  ['keywords', "title: '->'\ndescription: Passes on.\ngroup: operators"],
  ['group', "title: '->'\ndescription: Passes on.\nkeywords: [pipe]\ngroup: signs"],
])('names the file and the field %s', async (field, frontMatter) => {
  write('pipe.mdx', frontMatter);
  await expect(readEntries(root)).rejects.toThrow(
    new RegExp(`^docs/syntax-lookup/pipe\\.mdx: .*${field}`),
  );
});
