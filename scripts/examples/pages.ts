import fs from 'node:fs';
import path from 'node:path';

/** Where pages lie, from the repository's root. */
const FOLDERS = ['docs', 'versioned_docs', 'react_versioned_docs', 'api_versioned_docs', 'blog'];

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
