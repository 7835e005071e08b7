/** What the end-to-end tests read from the build's own files. */
import fs from 'node:fs';
import path from 'node:path';

import { parseRedirects, type RedirectLine } from '../scripts/serve/redirects';

const BUILD = path.resolve('build');

/** Text of a file of the build. */
export function readBuild(file: string): string {
  return fs.readFileSync(path.join(BUILD, file), 'utf8');
}

/** Marks what Docusaurus has rendered: redirects, and the documents that programs run in, are not among it. */
const RENDERED = /<div id="?__docusaurus"?>/;

/** Paths of all pages, sorted. */
export function pagePaths(): string[] {
  const files = fs.readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => RENDERED.test(readBuild(file)))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/** Paths of the pages that the sitemap names, sorted. */
export function sitemapPaths(): string[] {
  const locations = [...readBuild('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
  return locations.map(([, location = '']) => new URL(location).pathname).sort();
}

/** A redirect that can be asked for: `from` is a path without `*`. */
export interface RedirectCase {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Lines of `_redirects`; a folder stands for each page that it leads to, or for one made-up page. */
export function redirectCases(pages: readonly string[]): RedirectCase[] {
  const lines = parseRedirects(readBuild('_redirects'));
  const exact = new Set(lines.map(({ from }) => from));
  return lines.flatMap((line) =>
    casesOf(line, pages).filter(({ from }) => from === line.from || !exact.has(from)),
  );
}

function casesOf({ from, to, status }: RedirectLine, pages: readonly string[]): RedirectCase[] {
  if (!from.endsWith('/*')) return [{ from, to, status }];
  const folder = from.slice(0, -1);
  if (!to.endsWith(':splat')) return [{ from: `${folder}any/page`, to, status }];
  const target = to.slice(0, -':splat'.length);
  return pages
    .filter((page) => page.startsWith(target))
    .map((page) => ({ from: folder + page.slice(target.length), to: page, status }));
}

/** Static redirect pages of the build: the path each answers and the target it names. */
export function staticRedirectPages(): { readonly from: string; readonly to: string }[] {
  const files = fs.readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const to = /<script src="[^"]*redirect\.js" data-to="([^"]*)">/.exec(readBuild(file))?.[1];
      return to === undefined ? [] : [{ from: `/${file.replace(/\.html$/, '')}`, to }];
    });
}
