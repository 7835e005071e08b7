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
import { MANUAL_VERSIONS } from '../versions';
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

/** Outdated ones come last: the page shows them to who asks for one by its address. */
const entries = [false, true].flatMap((outdated) =>
  snapshot.packages
    .filter((entry) => isOutdated(entry, snapshot.checkedOn) === outdated)
    .map((entry) =>
      outdated ? { ...entry, description: `Outdated. ${entry.description}`.trim() } : entry,
    ),
);

/** Level of entries: below the page's title. */
const ENTRY_LEVEL = 2;

/** A package's name as readers type it: without scope, and without the language that all of them are for. */
function bareName(name: string): string {
  return name.replace(/^@[^/]+\//, '').replace(/^rescript-|-rescript$/, '');
}

function packageSection({ name, description, keywords: own }: PackageEntry): IndexedSection {
  const bare = bareName(name);
  const keywords = [
    ...new Set([...own, ...(bare === name ? [] : [bare]), ...(PACKAGE_WORDS[name] ?? [])]),
  ];
  return {
    level: ENTRY_LEVEL,
    heading: name,
    anchor: packageAnchor(name),
    ...(description !== '' && { description }),
    ...(keywords.length > 0 && { keywords }),
  };
}

/** What the paths through the manual are called by readers who look for one, by their ids. */
export const PATH_WORDS = {
  'reading-paths': [
    'where to begin',
    'what to read first',
    'learning path',
    'order of pages',
    'reading order',
    'order to read',
    'which page first',
  ],
  'first-afternoon': ['learn step by step', 'beginner path', 'learn in a day', 'first steps'],
  'from-typescript': ['typescript developer path', 'switch from typescript'],
  'writing-bindings': ['learn bindings', 'wrap a javascript library'],
  'old-code': ['legacy project', 'bucklescript project', 'inherited code', 'older syntax'],
} as const;

const TOUR_WORDS = [
  'tutorial',
  'lessons',
  'learn step by step',
  'interactive course',
  'practice',
  'exercises',
  'koans',
  'katas',
  'learn by doing',
  'hands on',
];

/**
 * Titles, sections and keywords by path below the base URL. Pages that are components have no front matter, so their
 * keywords are here, too.
 */
export const SEARCH_PAGES = {
  '/': {
    title: 'ReScript',
    sections: [],
    keywords: [
      'who uses rescript',
      'which companies use it',
      'start page',
      'used in production',
      'companies in production',
      'who uses it',
      'customers',
      'success stories',
    ],
  },
  '/packages': {
    title: 'Package Index',
    sections: entries.map(packageSection),
    keywords: [
      'libraries',
      'third party libraries',
      'find a library',
      'awesome list of libraries',
      'ecosystem',
      'ready made bindings',
    ],
  },
  // Entries have pages of their own.
  '/syntax-lookup': {
    title: 'Syntax Lookup',
    sections: [],
    keywords: [
      'what does this symbol mean',
      'symbols',
      'unknown sign in code',
      'list of operators',
      'list of decorators',
      'syntax reference',
      'punctuation',
      'list of keywords',
      'what does this operator do',
    ],
  },
  '/errors': {
    title: 'Error Index',
    sections: [],
    keywords: [
      'list of compiler errors',
      'error messages',
      'what does this error mean',
      'all compiler messages',
      'error codes',
      'explain an error',
      'look up an error',
      'compiler messages explained',
    ],
  },
  '/blog': {
    title: 'Blog',
    sections: [],
    keywords: [
      'rss feed',
      'news',
      'articles',
      'atom feed',
      'release posts',
      'release notes of versions',
      'version history',
    ],
  },
  '/blog/archived': {
    title: 'Archived Posts',
    sections: [],
    keywords: ['old posts', 'older news'],
  },
  '/blog/authors': {
    title: 'Authors',
    sections: [],
    keywords: ['who writes this', 'who writes the blog', 'writers'],
  },
  '/brand': {
    title: 'Brand',
    sections: [],
    keywords: ['logo', 'brand colors', 'press kit', 'download logo svg', 'hex colors', 'font'],
  },
  ...Object.fromEntries(
    MANUAL_VERSIONS.map(({ name }) => [
      `/docs/${name}`,
      { title: `ReScript ${name} Documentation`, sections: [], sectionKeywords: PATH_WORDS },
    ]),
  ),
  ...Object.fromEntries(
    TOUR_VERSIONS.map((version) => [
      tourAddress(version),
      { title: TOUR_NAME, sections: [], keywords: TOUR_WORDS },
    ]),
  ),
};
