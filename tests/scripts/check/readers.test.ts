import fs from 'node:fs';

import { READERS, readersOf, textsOfTests } from '../../../scripts/check/readers';

test('names tests that exist, once', () => {
  const tests = READERS.flatMap((reader) => reader.tests);
  expect(tests.filter((file) => !fs.existsSync(file))).toEqual([]);
  const found = readersOf(['src/theme/NotFound/index.tsx', 'plugins/redirects/index.ts']);
  expect(found).toContain('tests/theme/register.test.ts');
  expect(new Set(found).size).toBe(found.length);
});

test('each row is about files of the repository', () => {
  const all = fs
    .readdirSync('.')
    .filter((name) => !['node_modules', 'build', '.git', '.docusaurus'].includes(name))
    .flatMap((name) =>
      fs.statSync(name).isDirectory()
        ? fs
            .readdirSync(name, { recursive: true, encoding: 'utf8' })
            .map((file) => `${name}/${file}`)
        : [name],
    );
  expect(READERS.filter(({ files }) => !all.some((file) => files.test(file)))).toEqual([]);
});

test('a file that no test reads has none', () => {
  expect(readersOf(['SECURITY.md', 'tests/lib/dates.test.ts'], new Map())).toEqual([]);
});

test('a test that names a file by its path reads it', () => {
  const texts = new Map([
    ['tests/a.test.ts', "read('LICENSE')"],
    ['tests/b.test.ts', "read('LICENSE.md') // LICENSE"],
  ]);
  expect(readersOf(['LICENSE'], texts)).toEqual(['tests/a.test.ts']);
});

test('the texts of tests are those of unit tests', () => {
  const files = [...textsOfTests().keys()];
  expect(files).toContain('tests/scripts/check/readers.test.ts');
  expect(files.filter((file) => file.startsWith('tests/integration/'))).toEqual([]);
});
