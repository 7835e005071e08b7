import { PACKAGES, PACKAGES_CHECKED_ON } from '../../src/data/packages';
import { SEARCH_PAGES } from '../../src/data/searchPages';
import { isOutdated } from '../../src/lib/packageIndex';

const packages = SEARCH_PAGES['/packages'].sections;

describe('pages with data, as search finds them', () => {
  it('have a section for each entry that is shown at first', () => {
    const shown = PACKAGES.filter((entry) => !isOutdated(entry, PACKAGES_CHECKED_ON));
    expect(shown.length).toBeLessThan(PACKAGES.length);
    expect(packages.map(({ heading }) => heading)).toEqual(shown.map(({ name }) => name));
  });

  it.each(Object.entries(SEARCH_PAGES))('%s has each anchor once', (_, { sections }) => {
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length);
  });

  it('tell what an entry is and by which words it is found', () => {
    expect(packages.find(({ heading }) => heading === '@rescript/core')).toEqual({
      level: 2,
      heading: '@rescript/core',
      anchor: 'package-rescript-core',
      text: expect.stringMatching(/^The standard library of compiler 11/),
      keywords: ['standard library'],
    });
  });
});
