/** `lvl0`: the group that the hits of a page are shown in. */
import { ERROR_INDEX_GROUP } from '../../src/lib/errorIndex';
import { TOUR_NAME, tourPlaceOf } from '../../src/lib/tour';
import type { SearchArea } from '../../src/lib/search/record';

/** Names of the site's own pages by the first segment of their address; others get its words. */
const SITE_GROUPS: Readonly<Record<string, string>> = {
  '': 'Home',
  docs: 'Docs',
  errors: ERROR_INDEX_GROUP,
};

/** Pages of the docs without a category, such as overviews of versions. */
const UNSORTED: Readonly<Record<Exclude<SearchArea, 'site' | 'api'>, string>> = {
  manual: 'Docs',
  react: 'React',
  'reason-compiler': 'Old docs',
};

/** Pages of the reference that belong to no library: its overview. */
const REFERENCE = 'API';

/** What a page's group depends on. */
export interface Grouped {
  readonly area: SearchArea;
  /** Address below the base URL, without slashes at the ends. */
  readonly path: string;
  readonly title: string;
  /** Category of its front matter. */
  readonly category: string | undefined;
}

function capitalized(segment: string): string {
  return segment
    .replace(/(?:^|-)([a-z])/g, (match, letter: string) =>
      match.replace(letter, letter.toUpperCase()),
    )
    .replaceAll('-', ' ');
}

/** The library of `Core.Array` is `Core`. */
function libraryOf(title: string, path: string): string {
  return path.endsWith('/api') ? REFERENCE : (title.split('.')[0] ?? title);
}

/** The group of a page. */
export function groupOf({ area, path, title, category }: Grouped): string {
  if (area === 'api') return libraryOf(title, path);
  if (tourPlaceOf(`/${path}`, '/')) return TOUR_NAME;
  if (area !== 'site') return category ?? UNSORTED[area];
  const [first = ''] = path.split('/');
  return SITE_GROUPS[first] ?? capitalized(first);
}
