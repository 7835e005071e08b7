/** What the head of a built page says of its picture. */
import { Parser } from 'htmlparser2';

import type { PictureText } from './picture';

/** A picture that a page names. */
export interface PagePicture {
  /** Its file, from the folder of the build. */
  readonly file: string;
  readonly text: PictureText;
}

/** Areas whose pages have versions, by `docsearch:area`. */
const VERSIONED: ReadonlySet<string | undefined> = new Set([
  'manual',
  'api',
  'react',
  'reason-compiler',
]);

/** The tags of a page's head by their names or properties; later ones win. */
function metaOf(html: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  const parser = new Parser({
    onopentag(element, { name, property, content = '' }) {
      if (element === 'meta') tags.set(name ?? property ?? '', content);
    },
  });
  parser.end(html.slice(0, html.indexOf('<body')));
  return tags;
}

/**
 * Reads which picture a page names, and what is to be on it.
 *
 * @param page its file, from the folder of the build
 * @param home address of the site, with its base URL
 * @param siteTitle what tab titles end in
 * @returns undefined for a page without a picture of its own
 */
export function readPicture(
  page: string,
  html: string,
  home: string,
  siteTitle: string,
): PagePicture | undefined {
  const meta = metaOf(html);
  const file = page.replaceAll('\\', '/').replace(/(?:\/index)?\.html$/, '.png');
  if (decodeURI(meta.get('og:image') ?? '') !== home + file) return undefined;
  const parts = (meta.get('og:title') ?? '').split(' | ').filter((part) => part !== siteTitle);
  const [title = siteTitle, section] = parts;
  const version = VERSIONED.has(meta.get('docsearch:area'))
    ? meta.get('docsearch:version')
    : undefined;
  return {
    file,
    text: { title, note: [section, version].filter((part) => part !== undefined).join(' · ') },
  };
}
