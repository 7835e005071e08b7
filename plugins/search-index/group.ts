/** `lvl0`: the group that the hits of a page are shown in. */
import { TOUR_NAME, tourPlaceOf } from '../../src/lib/tour';
import type { SearchArea } from '../../src/lib/search/record';
import { siteGroup } from '../../src/lib/search/siteGroup';

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

/** The library of `Core.Array` is `Core`. */
function libraryOf(title: string, path: string): string {
  return path.endsWith('/api') ? REFERENCE : (title.split('.')[0] ?? title);
}

/** The group of a page. */
export function groupOf({ area, path, title, category }: Grouped): string {
  if (area === 'api') return libraryOf(title, path);
  if (tourPlaceOf(`/${path}`, '/')) return TOUR_NAME;
  if (area !== 'site') return category ?? UNSORTED[area];
  return siteGroup(path);
}
