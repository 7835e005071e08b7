/** Reads folders of entries, one file each: the syntax lookup and the index of errors. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { array, type Decoder, describe, record, string } from './decode';

const named = record({ title: string, description: string, keywords: array(string) });

/** An entry as its file says it. */
export interface EntryFile<Placed> {
  /** Name of the file, without its ending. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  /** Where it stands, by what its kind of entries has in common. */
  readonly placed: Placed;
  /** Its text, without front matter. */
  readonly body: string;
}

/** A kind of entries. */
interface EntryKind<Placed> {
  /** Folder of the files, from the repository's root. */
  readonly folder: string;
  readonly placed: Decoder<Placed>;
  /** Heading in `contributing/pages.md` of what writers must know. */
  readonly guide: string;
}

async function readEntry<Placed>(
  root: string,
  { folder, placed, guide }: EntryKind<Placed>,
  name: string,
): Promise<EntryFile<Placed>> {
  const file = `${folder}/${name}`;
  const decoded = <T>(decoder: Decoder<T>, value: unknown): T => {
    const result = decoder(value);
    if (result.ok) return result.value;
    throw new Error(
      `${file}: ${describe(result.error)} in its front matter; see contributing/pages.md, "${guide}".`,
    );
  };
  const filePath = path.join(root, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { title, description, keywords } = decoded(named, frontMatter);
  return {
    id: name.replace(/\.mdx$/, ''),
    title,
    summary: description,
    keywords,
    placed: decoded(placed, frontMatter),
    body: content,
  };
}

/**
 * All entries of a kind, by their ids.
 *
 * @param root the repository's root, absolute
 * @throws Error that names the file whose front matter is not an entry's
 */
export async function readEntryFiles<Placed>(
  root: string,
  kind: EntryKind<Placed>,
): Promise<readonly EntryFile<Placed>[]> {
  const names = await fs.readdir(path.join(root, kind.folder));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => readEntry(root, kind, name)),
  );
}
