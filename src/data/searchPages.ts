/**
 * Pages that show data, as search finds them: each entry is a section. `plugins/search-index` reads
 * this instead of their HTML, which has controls and lists around the entries.
 */
import { array, type Decoded, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { packageAnchor } from '../lib/packageIndex';
import type { IndexedSection } from '../lib/search/shards';
// The configuration imports this file, and its loader takes `./packages` for the JSON beside it.
import packages from './packages.json';

const packageEntry = record({ name: string, description: string, keywords: array(string) });

const { packages: entries } = decodeData(
  'src/data/packages.json',
  record({ packages: array(packageEntry) }),
  packages,
);

/** Level of entries: below the page's title. */
const ENTRY_LEVEL = 2;

function packageSection({
  name,
  description,
  keywords,
}: Decoded<typeof packageEntry>): IndexedSection {
  return {
    level: ENTRY_LEVEL,
    heading: name,
    anchor: packageAnchor(name),
    text: [description, keywords.join(', ')].join(' ').trim(),
  };
}

/** Titles and sections by path below the base URL. */
export const SEARCH_PAGES = {
  '/packages': { title: 'Package Index', sections: entries.map(packageSection) },
  // Entries have pages of their own.
  '/syntax-lookup': { title: 'Syntax Lookup', sections: [] },
};
