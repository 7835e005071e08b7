import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  checkPrograms,
  drawProgram,
  generatedData,
  PROGRAM_SETS,
} from '../../../plugins/compiled-examples/programs';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  fs.mkdirSync(path.join(root, 'src', 'data', 'playgroundPrograms'), { recursive: true });
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
  expect(text(hero?.output ?? [])).toMatch(/^(?:let|var) a = 1;/);
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

test('programs of the playground print ES modules, and those of a version become one file', async () => {
  const sets = PROGRAM_SETS.filter(({ name }) => name === 'playground');
  for (const { file } of sets) {
    const [language, end] = file.includes('reason') ? ['re', ';'] : ['res', ''];
    const title = path.basename(file, '.md');
    fs.writeFileSync(
      path.join(root, file),
      `\`\`\`${language} title="The ${title}, first"\nlet a = 1${end}\n\`\`\`\n`,
    );
  }
  const data = generatedData(await Promise.all(sets.map((set) => checkPrograms(set, root))));
  expect(new Set(data.keys())).toEqual(
    new Set([...sets.map((set) => set.data), 'playground-start']),
  );
  expect(data.get('playground-start')).toEqual({
    built: {
      code: 'let a = 1\n',
      javaScript: expect.stringMatching(/a = 1;/),
      release: `v${LATEST_MANUAL_VERSION.toolchain.compilerRelease}`,
    },
  });
  for (const set of sets) {
    const title = path.basename(set.file, '.md');
    expect(data.get(set.data)).toContainEqual({
      id: `the-${title}-first`,
      title: `The ${title}, first`,
      code: title === 'reason' ? 'let a = 1;\n' : 'let a = 1\n',
      javaScript: expect.stringMatching(/a = 1;\s+export \{\s+a/),
    });
  }
});

test('the React element of a program is rendered', async () => {
  const { examples } = await checked(
    'landing',
    '```res title="parcel"\nlet element = <b title={"\\"Oslo\'s\\""}> {React.string("Oslo")} </b>\n```\n',
  );
  expect([...examples.values()].map((example) => drawProgram(example).html)).toEqual([
    '<b title="&quot;Oslo&#x27;s&quot;">Oslo</b>',
  ]);
});

test('a program without an element can’t be rendered', async () => {
  await expect(checked('landing', '```res title="parcel"\nlet a = 1\n```\n')).rejects.toThrow(
    'expected the HTML of a React element, got the exception',
  );
});

test('other programs become the data of their set', async () => {
  const data = generatedData([await checked('landing', '```res title="hero"\nlet a = 1\n```\n')]);
  expect([...data.keys()]).toEqual(['landing']);
  expect(data.get('landing')).toMatchObject({ hero: { source: 'let a = 1' } });
});
