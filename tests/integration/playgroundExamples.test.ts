/** The playground's examples: what the build keeps of them runs as it is, and prints something. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { formattedCode } from '../../plugins/compiled-examples/check';
import {
  checkPrograms,
  generatedData,
  PROGRAM_SETS,
} from '../../plugins/compiled-examples/programs';
import { array, record, string } from '../../src/lib/decode';
import { builtExamples, examplesName } from '../../src/lib/playground/examples';
import { defaultProgram } from '../../src/lib/playgroundPrograms';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { share } from '../support/sample';

const execute = promisify(execFile);
const ROOT = process.cwd();
const SETS = PROGRAM_SETS.filter(({ name }) => name === 'playground');

const ROWS = MANUAL_VERSIONS.flatMap((version) =>
  (['reason', 'rescript'] as const)
    .filter((syntax) => syntax === 'rescript' || version.toolchain.syntax === syntax)
    .map((syntax) => ({ version: version.name, syntax, row: version })),
);

let built: ReadonlyMap<string, object>;
const problems: string[] = [];
const unformatted: string[] = [];

beforeAll(async () => {
  const checked = await Promise.all(SETS.map((set) => checkPrograms(set, ROOT)));
  built = generatedData(checked);
  for (const { set, examples, problems: found } of checked) {
    problems.push(...found.map(({ line, text }) => `${set.file}:${line}: ${text}`));
    for (const [title, { example }] of examples) {
      const code = await formattedCode(example, set.toolchain);
      if (code !== example.fence.code) unformatted.push(`${set.data}: ${title}`);
    }
  }
});

test('each compiles without a warning', () => {
  expect(problems).toEqual([]);
});

test('the button Format leaves programs in ReScript as they are, but for the first of older versions', () => {
  const others = unformatted.filter((name) => !/-reason:|rescript: Variants$/.test(name));
  expect(others).toEqual([]);
});

/** JavaScript whose imports of the compiler's library lead to that of this version's package. */
function withImports(javaScript: string, { compilerPackage }: Toolchain): string {
  const modules = path.join(ROOT, 'node_modules');
  return javaScript.replaceAll(
    /(from ")(rescript|bs-platform)(\/[^"]*)"/g,
    (_, start: string, _name: string, rest: string) =>
      `${start}${pathToFileURL(path.join(modules, compilerPackage, rest)).href}"`,
  );
}

describe.each(ROWS)('$version in $syntax', ({ version, syntax, row }) => {
  const examples = () => {
    const decoded = builtExamples(built.get(examplesName(version, syntax)));
    return decoded.ok ? decoded.value : [];
  };

  test('has fourteen examples at least, each with an id of its own, short and with its JavaScript', () => {
    expect(examples().length).toBeGreaterThanOrEqual(14);
    expect(new Set(examples().map(({ id }) => id)).size).toBe(examples().length);
    for (const { id, code, javaScript } of examples()) {
      const lines = code.trimEnd().split('\n').length;
      expect([id, lines >= 10 && lines <= 36, javaScript !== '']).toEqual([id, true, true]);
    }
  });

  test('begins with the program of the playground', () => {
    expect(examples()[0]?.code).toBe(defaultProgram(row.toolchain, syntax));
  });

  test('prints something and throws nothing, or exports App', async () => {
    const folder = path.join(ROOT, 'node_modules', '.cache', 'playground-examples-test', version);
    const here = path.join(folder, syntax);
    fs.mkdirSync(here, { recursive: true });
    // All of the newest version of a syntax, and a third of each older one.
    const rows = ROWS.filter((one) => one.syntax === syntax);
    const place = rows.findIndex((one) => one.row === row);
    const run = place === 0 ? examples() : share(examples(), place, 3);
    const results = await Promise.all(
      run.map(async ({ id, javaScript }): Promise<readonly [string, boolean]> => {
        if (/^ {2}App\b/m.test(javaScript)) return [id, true];
        const file = path.join(here, `${id}.mjs`);
        fs.writeFileSync(file, withImports(javaScript, row.toolchain));
        const { stdout, stderr } = await execute(process.execPath, ['--no-warnings', file]);
        return [id, stdout.trim() !== '' && stderr === ''];
      }),
    );
    fs.rmSync(here, { recursive: true });
    expect(results.filter(([, isGood]) => !isGood)).toEqual([]);
    expect(examples().filter(({ id }) => id === 'react-component')).toHaveLength(1);
  });
});

test('what the tests of components get has the same form', () => {
  const folder = path.join(ROOT, 'node_modules', '.cache', 'compiled-examples', 'tests');
  for (const { version, syntax } of ROWS) {
    const text = fs.readFileSync(
      path.join(folder, `${examplesName(version, syntax)}.json`),
      'utf8',
    );
    expect(array(record({ id: string }))(JSON.parse(text))).toMatchObject({ ok: true });
  }
});
