import fs from 'node:fs';
import path from 'node:path';

import { fileProblem, inOrderOfUse } from '../../../plugins/compiled-examples/project';
import { scanFences } from '../../../plugins/compiled-examples/scan';
import { parseFenceMeta } from '../../../src/lib/fenceMeta';
import { MANUAL_VERSIONS } from '../../../src/versions';
import { type Chapter, chaptersOf, filesOf, textOf } from '../../support/projectChapters';

const ROOT = path.resolve(__dirname, '../../..');

describe('the order of the modules', () => {
  const file = (module: string, code: string, extension: 'res' | 'resi' = 'res') => ({
    module,
    extension,
    code,
  });

  test('a module comes after those that it uses, and after its interface', () => {
    const files = [
      file('App', 'let all = Clock.now + Tide.height'),
      file('Clock', 'let now = 1'),
      file('Clock', 'let now: int', 'resi'),
      file('Tide', 'let height = Clock.now'),
    ];
    const names = inOrderOfUse(files).map(({ module, extension }) => `${module}.${extension}`);
    expect(names).toEqual(['Clock.resi', 'Clock.res', 'Tide.res', 'App.res']);
  });

  test('a name inside of another one is not that module', () => {
    const files = [file('Planner', 'let x = PlannerView.x'), file('PlannerView', 'let x = 1')];
    expect(inOrderOfUse(files).map(({ module }) => module)).toEqual(['PlannerView', 'Planner']);
  });
});

describe('a fence that names a file', () => {
  const PROJECT = 'examples/project/v12/1-types';

  const problemOf = (meta: string, code: string) => {
    const [fence] = scanFences(`\`\`\`${meta}\n${code}\n\`\`\`\n`);
    if (!fence) throw new Error('Expected a fence, found none.');
    return fileProblem(fence, PROJECT)?.text;
  };

  test('holds what is in it', () => {
    const code = textOf(PROJECT, 'src/Tide.res');
    expect(problemOf('res file="src/Tide.res"', code)).toBeUndefined();
    expect(problemOf('res file="src/Tide.res"', `${code}\nlet x = 1`)).toContain(
      `Expected what ${PROJECT}/src/Tide.res holds, got another text`,
    );
  });

  test('names one that is there', () => {
    expect(problemOf('json title="packages.json"', '{}')).toContain(
      `Expected the name of a file in ${PROJECT}, got packages.json`,
    );
  });

  test('may be followed by others that name none', () => {
    expect(problemOf('sh', 'npm install')).toBeUndefined();
  });
});

/** Writes what a page shows over what the pages before it have shown, as a reader does. */
function follow(before: ReadonlyMap<string, string>, { fences }: Chapter): Map<string, string> {
  const files = new Map(before);
  for (const { meta, code } of fences) {
    const read = parseFenceMeta(meta);
    const name = read.ok ? (read.value.settings.file ?? read.value.settings.title) : undefined;
    if (name !== undefined) files.set(name, code);
  }
  return files;
}

const versions = MANUAL_VERSIONS.filter(({ name }) =>
  fs.existsSync(path.join(ROOT, 'examples/project', name.split('.')[0] ?? name)),
);

test('there is a version with the project', () => expect(versions).not.toEqual([]));

test.each(versions)('who follows the chapters of $name has their folders', async (version) => {
  const chapters = await chaptersOf(version);
  expect(chapters).toHaveLength(7);
  let files: ReadonlyMap<string, string> = new Map();
  for (const chapter of chapters) {
    files = follow(files, chapter);
    expect([...files.keys()].sort()).toEqual(filesOf(chapter.project));
    for (const [name, code] of files) expect(code).toBe(textOf(chapter.project, name));
  }
});
