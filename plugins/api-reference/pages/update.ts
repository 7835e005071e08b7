/** Brings the folders of all versions in line with the packages. */
import path from 'node:path';

import { type DocsVersion, MANUAL_VERSIONS } from '../../../src/versions';
import { loadReference, type Reference } from './reference';
import { stubsOf, versionFolder } from './stubs';
import { handWritten, writeStubs } from './write';

/** What became of the pages. */
export interface Updated {
  /** A sentence for each version that this machine can't read. */
  readonly unavailable: readonly string[];
  /** Whether a file was written or removed. */
  readonly hasChanged: boolean;
}

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

/**
 * Writes the pages of all versions that this machine can read, and removes those of the others.
 *
 * @param root the repository's root
 * @param load loads the references; tests put their own
 * @throws Error naming file and expectation where a package has another layout than is known
 */
export async function updateStubs(
  root: string,
  load: () => Promise<Reference> = loadReference,
): Promise<Updated> {
  const { versions, unavailable, state } = await load();
  const changes = await Promise.all(
    VERSIONS.map(async (version) => {
      const folder = path.join(root, versionFolder(version));
      const model = versions.get(version.name)?.model;
      const written = await handWritten(folder);
      return writeStubs(
        folder,
        model ? stubsOf(model, version, state, (slug) => written.has(slug)) : [],
      );
    }),
  );
  return {
    unavailable: [...unavailable].map(
      ([version, reason]) =>
        `api-reference: the site has no modules in the API reference of ${version}: ${reason}`,
    ),
    hasChanged: changes.some(({ written, removed }) => written.length + removed.length > 0),
  };
}
