/**
 * Pages that show data, as search finds them: each entry is a section. `plugins/search-index` reads
 * this instead of their HTML, which has controls and lists around the entries.
 */
import { array, dictionary, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { isOutdated, packageAnchor } from '../lib/packageIndex';
import { type PackageEntry, packageSnapshot } from '../lib/packageSnapshot';
import type { IndexedSection } from '../lib/search/shards';
import { TOUR_NAME, TOUR_VERSIONS, tourAddress } from '../lib/tour';
// The configuration imports this file, and its loader takes `./packages` for the JSON beside it.
import packages from './packages.json';
import words from './packageWords.json';

const snapshot = decodeData('src/data/packages.json', packageSnapshot, packages);

/**
 * What readers type who need a package, by its name: the page shows its keywords as the registry has them, so these
 * are for search alone.
 */
export const PACKAGE_WORDS = decodeData(
  'src/data/packageWords.json',
  dictionary(array(string)),
  words,
);

/** Entries that the page shows at first. */
const entries = snapshot.packages.filter((entry) => !isOutdated(entry, snapshot.checkedOn));

/** Level of entries: below the page's title. */
const ENTRY_LEVEL = 2;

function packageSection({ name, description, keywords: own }: PackageEntry): IndexedSection {
  const keywords = [...new Set([...own, ...(PACKAGE_WORDS[name] ?? [])])];
  return {
    level: ENTRY_LEVEL,
    heading: name,
    anchor: packageAnchor(name),
    ...(description !== '' && { text: description }),
    ...(keywords.length > 0 && { keywords }),
  };
}

/** Titles and sections by path below the base URL. */
export const SEARCH_PAGES = {
  '/packages': { title: 'Package Index', sections: entries.map(packageSection) },
  // Entries have pages of their own.
  '/syntax-lookup': { title: 'Syntax Lookup', sections: [] },
  '/errors': { title: 'Error Index', sections: [] },
  ...Object.fromEntries(
    TOUR_VERSIONS.map((version) => [tourAddress(version), { title: TOUR_NAME, sections: [] }]),
  ),
};
