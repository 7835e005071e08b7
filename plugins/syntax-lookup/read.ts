/** Reads the entries of the lookup from their files. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { array, type Decoded, type Decoder, describe, record, string } from '../../src/lib/decode';
import {
  type Construct,
  type Lifetime,
  placedConstruct,
  SYNTAX_FOLDER,
} from '../../src/lib/syntaxLookup';

const named = record({ title: string, description: string, keywords: array(string) });

/** An entry with what the search page does not need of it. */
export interface LookupEntry {
  readonly construct: Construct;
  readonly lifetime: Lifetime;
  /** Its text, without front matter. */
  readonly body: string;
}

function decoded<T>(decoder: Decoder<T>, value: unknown, file: string): T {
  const result = decoder(value);
  if (result.ok) return result.value;
  throw new Error(
    `${file}: ${describe(result.error)} in its front matter; see contributing/pages.md, "The syntax lookup".`,
  );
}

async function readEntry(root: string, name: string): Promise<LookupEntry> {
  const file = `${SYNTAX_FOLDER}/${name}`;
  const filePath = path.join(root, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { title, description, keywords }: Decoded<typeof named> = decoded(named, frontMatter, file);
  const { group, status, since, until } = decoded(placedConstruct, frontMatter, file);
  return {
    construct: {
      id: name.replace(/\.mdx$/, ''),
      name: title,
      keywords,
      group,
      summary: description,
      ...(status !== undefined && { status }),
    },
    lifetime: { since, until },
    body: content,
  };
}

/**
 * All entries, by their ids.
 *
 * @param root the repository's root, absolute
 * @throws Error that names the file whose front matter is not an entry's
 */
export async function readEntries(root: string): Promise<readonly LookupEntry[]> {
  const names = await fs.readdir(path.join(root, SYNTAX_FOLDER));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => readEntry(root, name)),
  );
}
