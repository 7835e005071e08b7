/** Reads the entries of the lookup from their files. */
import { readEntryFiles } from '../../src/lib/entryFiles';
import {
  type Construct,
  type Lifetime,
  placedConstruct,
  SYNTAX_FOLDER,
} from '../../src/lib/syntaxLookup';

/** An entry with what the search page does not need of it. */
export interface LookupEntry {
  readonly construct: Construct;
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
export async function readEntries(root: string): Promise<readonly LookupEntry[]> {
  const files = await readEntryFiles(root, {
    folder: SYNTAX_FOLDER,
    placed: placedConstruct,
    guide: 'The syntax lookup',
  });
  return files.map(({ placed: { group, status, since, until }, body, title, ...named }) => ({
    construct: { ...named, name: title, group, ...(status !== undefined && { status }) },
    lifetime: { since, until },
    body,
  }));
}
