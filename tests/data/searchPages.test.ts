import { PACKAGES, PACKAGES_CHECKED_ON } from '../../src/data/packages';
import { READING_PATHS } from '../../src/data/readingPaths';
import { PACKAGE_WORDS, PATH_WORDS, SEARCH_PAGES } from '../../src/data/searchPages';
import { isOutdated } from '../../src/lib/packageIndex';

const packages = SEARCH_PAGES['/packages'].sections;

describe('pages with data, as search finds them', () => {
  it('have a section for each entry, and tell of outdated ones, which come last', () => {
    const isOld = (entry: (typeof PACKAGES)[number]) => isOutdated(entry, PACKAGES_CHECKED_ON);
    const shown = PACKAGES.filter((entry) => !isOld(entry));
    const old = PACKAGES.filter(isOld);
    expect(old.length).toBeGreaterThan(0);
    expect(packages.map(({ heading }) => heading)).toEqual(
      [...shown, ...old].map(({ name }) => name),
    );
    expect(packages.filter(({ description }) => description?.startsWith('Outdated.'))).toHaveLength(
      old.length,
    );
  });

  it.each(Object.entries(SEARCH_PAGES))('%s has each anchor once', (_, { sections }) => {
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length);
  });

  it('tell what an entry is and by which words it is found', () => {
    expect(packages.find(({ heading }) => heading === '@rescript/core')).toEqual({
      level: 2,
      heading: '@rescript/core',
      anchor: 'package-rescript-core',
      description: expect.stringMatching(/^The standard library of compiler 11/),
      keywords: expect.arrayContaining(['standard library', 'stdlib for v11']),
    });
  });
});

test('what readers type who look for a path is written for paths that there are', () => {
  const ids = ['reading-paths', ...READING_PATHS.map(({ id }) => id)];
  expect(ids).toEqual(expect.arrayContaining(Object.keys(PATH_WORDS)));
});

describe('what readers type who need a package', () => {
  const rows = Object.entries(PACKAGE_WORDS);

  it('is written for packages that are listed', () => {
    const listed = PACKAGES.map(({ name }) => name);
    expect(listed).toEqual(expect.arrayContaining(rows.map(([name]) => name)));
  });

  it.each(rows)('is in lower case and not a keyword of %s already', (name, phrases) => {
    const { keywords = [] } = PACKAGES.find((entry) => entry.name === name) ?? {};
    expect(phrases.length).toBeGreaterThan(0);
    expect(new Set([...keywords, ...phrases]).size).toBe(keywords.length + phrases.length);
    for (const phrase of phrases) {
      expect(phrase).toBe(phrase.toLowerCase());
      expect(phrase.split(' ').length).toBeLessThanOrEqual(4);
    }
  });

  it('leads to two packages at most', () => {
    const all = rows.flatMap(([, phrases]) => phrases);
    const often = all.filter((phrase) => all.filter((other) => other === phrase).length > 2);
    expect(often).toEqual([]);
  });

  it('is found with the package, and so is its name without scope and language', () => {
    const mocha = packages.find(({ heading }) => heading === 'rescript-mocha');
    expect(mocha?.keywords).toEqual(expect.arrayContaining(['mocha', 'mocha tests']));
    const mobile = packages.find(({ heading }) => heading === 'rescript-react-native');
    expect(mobile?.keywords).toEqual(expect.arrayContaining(['react-native', 'mobile app']));
  });
});
