import fs from 'node:fs';

import { READERS, readersOf } from '../../../scripts/check/readers';

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
  expect(readersOf(['Dockerfile', 'tests/lib/dates.test.ts'])).toEqual([]);
});
