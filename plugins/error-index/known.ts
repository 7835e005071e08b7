/** Entries with what the compilers say in them, and which entry is about a message. */
import { createErrorFinder, type ErrorFinder, type KnownError } from '../../src/lib/errorFinder';
import { errorFile } from '../../src/lib/errorIndex';
import { MANUAL_VERSIONS } from '../../src/versions';
import { type ErrorFile, readErrorFiles } from './read';

/** A message, and the versions whose tools print it. */
interface PrintedMessage {
  readonly message: string;
  readonly versions: readonly string[];
}

/** An entry with all messages that are printed in it. */
export interface PrintedEntry extends Pick<ErrorFile, 'entry'> {
  readonly messages: readonly PrintedMessage[];
}

/** Gives the messages of an entry, by its file from the repository's root, its text and its front matter. */
export type PrintMessages = (
  page: string,
  body: string,
  frontMatter: ErrorFile['lifetime'] & { readonly group: string },
) => Promise<readonly PrintedMessage[]>;

/**
 * Reads all entries and has their examples compiled.
 *
 * @param root the repository's root, absolute
 */
export async function printEntries(
  root: string,
  printMessages: PrintMessages,
): Promise<readonly PrintedEntry[]> {
  const files = await readErrorFiles(root);
  return Promise.all(
    files.map(async ({ entry, lifetime, body }) => ({
      entry,
      messages: await printMessages(errorFile(entry.id), body, { ...lifetime, group: entry.group }),
    })),
  );
}

/** The entries that a version has messages of. */
export function knownErrors(
  entries: readonly PrintedEntry[],
  version: string,
): readonly KnownError[] {
  return entries.flatMap(({ entry: { id, title, summary }, messages }): KnownError[] => {
    const own = messages.filter(({ versions }) => versions.includes(version));
    return own.length > 0
      ? [{ id, title, summary, messages: own.map(({ message }) => message) }]
      : [];
  });
}

/**
 * Finds the entry that is about a message of a release.
 *
 * @param load gives all entries; called once, when a message comes
 */
export function createExplainer(
  load: () => Promise<readonly PrintedEntry[]>,
): (message: string, compilerRelease: string) => Promise<KnownError | undefined> {
  let finders: Promise<ReadonlyMap<string, ErrorFinder>> | undefined;
  const makeFinders = async () => {
    const entries = await load();
    return new Map(
      MANUAL_VERSIONS.map(({ name, toolchain }) => [
        toolchain.compilerRelease,
        createErrorFinder(knownErrors(entries, name)),
      ]),
    );
  };
  return async (message, compilerRelease) => {
    finders ??= makeFinders();
    return (await finders).get(compilerRelease)?.(message);
  };
}
