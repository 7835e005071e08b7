/** The groups of pages without versions, in which their hits are shown: `lvl0` of their records. */
import { ERROR_INDEX_GROUP } from '../errorIndex';

/** Names by the first segment of an address; others get its words. */
const SITE_GROUPS: Readonly<Record<string, string>> = {
  '': 'Home',
  docs: 'Docs',
  errors: ERROR_INDEX_GROUP,
};

function capitalized(segment: string): string {
  return segment
    .replace(/(?:^|-)([a-z])/g, (match, letter: string) =>
      match.replace(letter, letter.toUpperCase()),
    )
    .replaceAll('-', ' ');
}

/**
 * The group of a page without versions.
 *
 * @param path its address below the base URL, without slashes at the ends
 */
export function siteGroup(path: string): string {
  const [first = ''] = path.split('/');
  return SITE_GROUPS[first] ?? capitalized(first);
}
