import fs from 'node:fs';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { parseFrontMatter } from '../../plugins/docs-instances/frontMatter';
import type { Result } from '../../src/lib/decode';
import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import type { Toolchain } from '../../src/versions';

/** Where pages lie, from the repository's root. */
const FOLDERS = [
  'docs',
  'versioned_docs',
  'react_versioned_docs',
  'api_versioned_docs',
  'tour_versioned_docs',
  'blog',
];

/** Pages that the build writes: what they hold is not in their files. */
const GENERATED = /\.generated\.mdx$/;

/**
 * Pages below a folder, or the one page; generated ones are left out.
 *
 * @throws Error where there is nothing
 */
export function* pagesBelow(place: string): Generator<string> {
  if (!fs.existsSync(place)) {
    throw new Error(`Expected a page or a folder, found nothing at ${place}.`);
  }
  if (fs.statSync(place).isFile()) {
    if (/\.mdx?$/.test(place) && !GENERATED.test(place)) yield place;
    return;
  }
  for (const name of fs.readdirSync(place).sort()) yield* pagesBelow(path.join(place, name));
}

/** All pages of docs and blog, from the repository's root. */
export function allPages(): string[] {
  return FOLDERS.filter((folder) => fs.existsSync(folder)).flatMap((folder) => [
    ...pagesBelow(folder),
  ]);
}

/** A page as it stands in its file. */
export interface PageSource {
  readonly text: string;
  /** What compiles its fences. */
  readonly toolchain: Toolchain;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * Reads a page, and its front matter as the build does.
 *
 * @param page its file, absolute or from the repository's root
 * @param root the repository's root, absolute
 * @returns the page, or a sentence about a field of its front matter
 */
export async function readPage(page: string, root: string): Promise<Result<PageSource, string>> {
  const filePath = path.resolve(root, page);
  const text = fs.readFileSync(filePath, 'utf8');
  try {
    const { frontMatter } = await parseFrontMatter({
      filePath,
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const toolchain = toolchainOfPage(page, root, frontMatter);
    return { ok: true, value: { text, toolchain, frontMatter } };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
