/** Cuts a version of the manual and one of the React bindings, as contributing/versions.md says. */
import { currentOf } from '../../../src/lib/versionTable';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../../src/versions';
import type { Repository } from './repository';
import { type Cut, cutVersion } from './versionTable';

/** The next manual after the one that is being written. */
export const MANUAL = {
  table: 'MANUAL_VERSIONS',
  frozen: currentOf(MANUAL_VERSIONS).name,
  next: 'v99.0.0',
  channel: 'next',
} as const satisfies Cut;

/** The next React bindings. */
export const REACT = {
  table: 'REACT_VERSIONS',
  frozen: currentOf(REACT_VERSIONS).name,
  next: 'v0.99.0',
  channel: 'latest',
} as const satisfies Cut;

/** Runs the commands and adds a row to both tables. */
export function cut(repository: Repository): Repository {
  repository.docusaurus('docs:version', MANUAL.frozen);
  repository.docusaurus('docs:version:api', MANUAL.frozen);
  repository.docusaurus('docs:version:react', REACT.frozen);
  const table = repository.read('src/versions.ts');
  repository.write('src/versions.ts', cutVersion(cutVersion(table, MANUAL), REACT));
  return repository;
}
