import { parseDocsRoute } from '../../docsRoute';

/** Decodes a part of an address; what cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The words of an address, as a query for what may have been there: `belt array` for
 * `/docs/manual/latest/api/belt/array.html`. The dialog cuts them to what it takes.
 *
 * @param pathname without query and fragment
 * @param baseUrl `/` or `/name/`
 */
export function addressWords(pathname: string, baseUrl: string): string {
  const { slug } = parseDocsRoute(pathname, baseUrl);
  const words = decoded(slug)
    .replace(/\.\w{1,5}$/, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(' ');
}
