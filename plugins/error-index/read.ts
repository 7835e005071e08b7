/** Reads the entries of the index of errors from their files. */
import { readEntryFiles } from '../../src/lib/entryFiles';
import { type ErrorEntry, ERRORS_FOLDER, placedError } from '../../src/lib/errorIndex';
import type { Lifetime } from '../../src/lib/syntaxLookup';

/** An entry with what the index does not need of it. */
export interface ErrorFile {
  readonly entry: ErrorEntry;
  readonly lifetime: Lifetime;
  /** Its text, without front matter. */
  readonly body: string;
}

/**
 * All entries, by their ids.
 *
 * @param root the repository's root, absolute
 * @throws Error that names the file whose front matter is not an entry's
 */
export async function readErrorFiles(root: string): Promise<readonly ErrorFile[]> {
  const files = await readEntryFiles(root, {
    folder: ERRORS_FOLDER,
    placed: placedError,
    guide: 'The error index',
  });
  return files.map(({ placed: { group, since, until }, body, ...named }) => ({
    entry: { ...named, group },
    lifetime: { since, until },
    body,
  }));
}
