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
import syntaxLookup from './syntaxLookup.json';

const packageEntry = record({ name: string, description: string, keywords: array(string) });

const syntaxEntry = record({
  id: string,
  name: string,
  keywords: array(string),
  status: string,
  summary: string,
});

const { packages: entries } = decodeData(
  'src/data/packages.json',
  record({ packages: array(packageEntry) }),
  packages,
);

const { items } = decodeData(
  'src/data/syntaxLookup.json',
  record({ items: array(syntaxEntry) }),
  syntaxLookup,
);

/** Level of entries: below the page's title. */
const ENTRY_LEVEL = 2;

function syntaxSection({
  id,
  name,
  keywords,
  status,
  summary,
}: Decoded<typeof syntaxEntry>): IndexedSection {
  const words = keywords.filter((word) => word !== name).join(', ');
  return {
    level: ENTRY_LEVEL,
    heading: name,
    anchor: id,
    text: [status === 'deprecated' ? 'Deprecated.' : '', summary, words].join(' ').trim(),
  };
}

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
  '/syntax-lookup': { title: 'Syntax Lookup', sections: items.map(syntaxSection) },
};
