/** Looks at a built site; for tests with a document. */
import fs from 'node:fs';
import path from 'node:path';

import type { Repository } from './repository';

/** A built page. */
export function builtPage({ read }: Repository, url: string): Document {
  return new DOMParser().parseFromString(read(`build${url}.html`), 'text/html');
}

/** Pages of a built folder, by their path below it; redirect pages do not count. */
export function pagesBelow(repository: Repository, url: string): string[] {
  const folder = path.join(repository.folder, 'build', url);
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !fs.readFileSync(path.join(folder, file), 'utf8').includes('redirect.js'))
    .sort();
}

/** Where the links of a page lead. */
export function linksOf(document: Document, within = 'body'): (string | null)[] {
  return [...document.querySelectorAll(`${within} a[href]`)].map((link) =>
    link.getAttribute('href'),
  );
}

/** The version that a page has for the search. */
export function versionTag(document: Document): string | null | undefined {
  return document.querySelector('meta[name="docsearch:version"]')?.getAttribute('content');
}
