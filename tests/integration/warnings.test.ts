/** The table of warnings against what each compiler says of itself, and against the manual's pages. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

import { compilerFacts } from '../../plugins/compiled-examples/compiler';
import { parseWarningFlags, unknownFlags } from '../../src/lib/playground/warningFlags';
import {
  DEFAULT_ERRORS,
  defaultWarningFlags,
  WARNING_LETTERS,
  warningsOf,
} from '../../src/lib/playground/warnings';
import { MANUAL_VERSIONS } from '../../src/versions';

describe.each(MANUAL_VERSIONS)('$name', ({ name, toolchain }) => {
  const { executable } = compilerFacts(toolchain);
  const help = execFileSync(executable, ['-warn-help'], { encoding: 'utf8' });

  test('numbers are those of the compiler', () => {
    const numbers = [...help.matchAll(/^ *(\d+) \S/gm)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(60);
    expect(warningsOf(name).map(({ number }) => number)).toEqual(numbers);
  });

  test('letters are those of the compiler', () => {
    const letters = [...help.matchAll(/^ {2}([B-Z]) .*?((?:\d+(?:, )?)+)\.$/gm)].map(
      ([, letter = '', numbers = '']) =>
        [letter.toLowerCase(), numbers.split(', ').map(Number)] as const,
    );
    expect(letters.length).toBeGreaterThan(13);
    // The last compilers have lost the letter of a warning that they have lost.
    const known = new Set(warningsOf(name).map(({ number }) => number));
    const ours = [...WARNING_LETTERS].filter(([, numbers]) => numbers.some((n) => known.has(n)));
    expect(ours).toEqual(expect.arrayContaining(letters.filter(([, [n = 0]]) => known.has(n))));
    expect(letters.map(([letter]) => letter)).toEqual(
      expect.arrayContaining(ours.map(([letter]) => letter)),
    );
  });

  test('defaults are those of the compiler', () => {
    const { stdout, stderr } = spawnSync(executable, ['-help'], { encoding: 'utf8' });
    const text = stdout + stderr;
    expect(/default setting is (\S+)/.exec(text)?.[1]).toBe(defaultWarningFlags(name));
    expect(/Default setting is (\S+)/.exec(text)?.[1]).toBe(`-a+${DEFAULT_ERRORS.join('+')}`);
  });

  test('what is read as a flag is taken by the compiler, and nothing else', () => {
    const taken = (flags: string): boolean =>
      spawnSync(executable, ['-w', flags, '-version'], { encoding: 'utf8' }).status === 0;
    for (const list of [
      '+a-4@8+1..3',
      'Ak',
      '+999',
      '-K',
      '27',
      '+',
      '+39..32',
      '+4,',
      '+8 -9',
      '!',
    ]) {
      expect([list, taken(list)]).toEqual([list, unknownFlags(list).length === 0]);
    }
  });
});

/** The table of a page: number, default and description, with plain links. */
function rowsOfPage(file: string): readonly (readonly [number, string, string])[] {
  const page = fs.readFileSync(file, 'utf8');
  return [...page.matchAll(/^\| (\d+) \| (shown|off|error) \| (.*) \|$/gm)].map(
    ([, number, state = '', text = '']) => [
      Number(number),
      state,
      text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\\|', '|'),
    ],
  );
}

const PAGES = MANUAL_VERSIONS.flatMap(({ name, docusaurusName }) => {
  const folder =
    docusaurusName === 'current' ? 'docs/manual' : `versioned_docs/version-${docusaurusName}`;
  const file = `${folder}/warning-numbers.mdx`;
  return fs.existsSync(file) ? [{ name, file }] : [];
});

test('there are pages to compare', () => {
  expect(PAGES.length).toBeGreaterThan(1);
});

test.each(PAGES)('$file has the same table', ({ name, file }) => {
  const off = new Set(
    parseWarningFlags(defaultWarningFlags(name)).flatMap((flag) =>
      flag.kind === 'numbers' && flag.sign === '-' ? [flag.first] : [],
    ),
  );
  const rows = warningsOf(name).map(({ number, description }) => [
    number,
    off.has(number) ? 'off' : DEFAULT_ERRORS.includes(number) ? 'error' : 'shown',
    description,
  ]);
  expect(rowsOfPage(file)).toEqual(rows);
});
