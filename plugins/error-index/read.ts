/** Reads the entries of the index of errors from their files. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { array, type Decoder, describe, record, string } from '../../src/lib/decode';
import { type ErrorEntry, ERRORS_FOLDER, placedError } from '../../src/lib/errorIndex';
import type { Lifetime } from '../../src/lib/syntaxLookup';

const named = record({ title: string, description: string, keywords: array(string) });

/** An entry with what the index does not need of it. */
export interface ErrorFile {
  readonly entry: ErrorEntry;
  readonly lifetime: Lifetime;
  /** Its text, without front matter. */
  readonly body: string;
}

function decoded<T>(decoder: Decoder<T>, value: unknown, file: string): T {
  const result = decoder(value);
  if (result.ok) return result.value;
  throw new Error(
    `${file}: ${describe(result.error)} in its front matter; see contributing/pages.md, "The error index".`,
  );
}

async function readEntry(root: string, name: string): Promise<ErrorFile> {
  const file = `${ERRORS_FOLDER}/${name}`;
  const filePath = path.join(root, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { title, description, keywords } = decoded(named, frontMatter, file);
  const { group, since, until } = decoded(placedError, frontMatter, file);
  return {
    entry: { id: name.replace(/\.mdx$/, ''), title, summary: description, keywords, group },
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
export async function readErrorFiles(root: string): Promise<readonly ErrorFile[]> {
  const names = await fs.readdir(path.join(root, ERRORS_FOLDER));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => readEntry(root, name)),
  );
}
