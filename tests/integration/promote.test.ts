/**
 * The tests that ask the table of versions, on a copy of the repository in which the next version has become
 * the latest. `builds/promote.test.ts` runs everything else.
 */
import { IS_EVERY } from '../support/sample';
import { copyRepository, type Repository, shareReference } from './support/repository';
import { promoted } from './support/promoted';

let repository: Repository;

beforeAll(() => {
  repository = copyRepository({}, true);
  // Whoever is the latest, packages are read alike.
  if (!IS_EVERY) shareReference(repository);
  promoted(repository);
});

afterAll(() => repository.remove());

test('tests that ask the table pass while nothing is being written', () => {
  expect(() =>
    repository.script(
      'unit',
      'tests/versions.test.ts',
      'tests/installCommands.test.ts',
      'bench/tests/sites',
      'tests/data/',
      'tests/scripts/examples',
      'tests/plugins/api-reference/transform',
      'tests/plugins/compiled-examples/(programs|transform)',
      'tests/plugins/code-blocks/transform',
    ),
  ).not.toThrow();
});
