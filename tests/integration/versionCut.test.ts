/**
 * "A new version begins" (contributing/versions.md) on a copy of the repository: the commands, one row in the table of
 * versions, and the tests that ask the table. `builds/docsVersion.test.ts` builds such a copy.
 */
import fs from 'node:fs';
import path from 'node:path';

import { IS_EVERY } from '../support/sample';
import { cut, MANUAL, REACT } from './support/cut';
import { copyRepository, type Repository, shareReference } from './support/repository';

let repository: Repository;

beforeAll(() => {
  repository = copyRepository({}, true);
  // A version that is cut has the packages that it had.
  if (!IS_EVERY) shareReference(repository);
  cut(repository);
});

afterAll(() => repository.remove());

/** Files that somebody has written, below a folder. */
function pagesIn(folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(repository.folder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !file.endsWith('.generated.mdx'))
    .sort();
}

test.each([
  ['docs/manual', '', MANUAL.frozen],
  ['docs/api', 'api_', MANUAL.frozen],
  ['docs/react', 'react_', REACT.frozen],
])(
  'the pages of %s are frozen, each as it is, and their sidebar with them',
  (current, id, name) => {
    const frozen = `${id}versioned_docs/version-${name}`;
    expect(pagesIn(current).length).toBeGreaterThan(0);
    expect(pagesIn(frozen)).toEqual(pagesIn(current));
    for (const page of pagesIn(current)) {
      expect(repository.read(`${frozen}/${page}`)).toBe(repository.read(`${current}/${page}`));
    }
    expect(JSON.parse(repository.read(`${id}versions.json`))[0]).toBe(name);
    expect(
      JSON.parse(repository.read(`${id}versioned_sidebars/version-${name}-sidebars.json`)),
    ).not.toEqual({});
  },
);

test('tests that ask the table pass', () => {
  expect(() =>
    repository.script(
      'unit',
      'tests/versions.test.ts',
      'tests/installCommands.test.ts',
      'tests/data/',
      'tests/plugins/docs-instances',
      'tests/plugins/tour',
    ),
  ).not.toThrow();
});
