import { MANUAL_VERSIONS } from '../../../src/versions';
import { currentOf } from '../../../src/lib/versionTable';
import type { Repository } from './repository';
import { cutVersion, promoteNext } from './versionTable';

/**
 * Makes the next version the latest as contributing/versions.md says: by one edit. A repository in which none is
 * being written cuts one first.
 */
export function promoted(repository: Repository): Repository {
  const current = currentOf(MANUAL_VERSIONS);
  let table = repository.read('src/versions.ts');
  if (current.channel !== 'next') {
    repository.docusaurus('docs:version', current.name);
    repository.docusaurus('docs:version:api', current.name);
    table = cutVersion(table, {
      table: 'MANUAL_VERSIONS',
      frozen: current.name,
      next: 'v99.0.0',
      channel: 'next',
    });
  }
  repository.write('src/versions.ts', promoteNext(table));
  return repository;
}
