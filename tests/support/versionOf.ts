import { compilerMajor } from '../../src/lib/installCommands';
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';

/**
 * The documented version of a compiler, wherever it stands in the table: for tests of what one compiler does.
 *
 * @throws Error where no version is left of it
 */
export function versionOf(major: number): DocsVersion {
  const found = MANUAL_VERSIONS.find(({ toolchain }) => compilerMajor(toolchain) === major);
  if (!found)
    throw new Error(`Expected a row for compiler ${major} in src/versions.ts, found none.`);
  return found;
}
