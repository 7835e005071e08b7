import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  checkPrograms,
  drawProgram,
  PROGRAM_SETS,
} from '../../../plugins/compiled-examples/programs';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  fs.mkdirSync(path.join(root, 'src', 'data'), { recursive: true });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Checks a set whose file has this text. */
function checked(name: 'landing', text: string) {
  const set = PROGRAM_SETS.find((candidate) => candidate.name === name);
  if (!set) throw new Error(`no set ${name}`);
  fs.writeFileSync(path.join(root, set.file), text);
  return checkPrograms(set, root);
}

const text = (lines: readonly (readonly { readonly text: string }[])[]) =>
  lines.map((runs) => runs.map((run) => run.text).join('')).join('\n');

test('fences of the landing page are named by their titles and drawn with their output', async () => {
  const { examples, problems } = await checked(
    'landing',
    '```res title="hero"\nlet a = 1\n```\n\n```res title="types"\ntype a = int\n```\n',
  );
  expect(problems).toEqual([]);
  expect([...examples.keys()]).toEqual(['hero', 'types']);
  const [hero, types] = [...examples.values()].map(drawProgram);
  expect(hero?.source).toBe('let a = 1');
  expect(hero?.input[0]?.[0]).toEqual({ text: 'let', kind: 'keyword' });
  expect(text(hero?.output ?? [])).toMatch(/^var a = 1;/);
  expect(types?.output).toEqual([]);
});

test('a warning that was announced is drawn instead of the JavaScript', async () => {
  const { examples, problems } = await checked(
    'landing',
    '```res title="robust" expect-warning\nlet f = x =>\n  switch x {\n  | Some(1) => 1\n  | None => 0\n  }\n```\n',
  );
  expect(problems).toEqual([]);
  const [robust] = [...examples.values()].map(drawProgram);
  expect(text(robust?.output ?? [])).toMatch(/^Warning number 8/);
});
