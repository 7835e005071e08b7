import { COMMUNITY_LINKS } from '../../src/data/communityLinks';
import { PACKAGES } from '../../src/data/packages';
import { ASSOCIATION_HREF, REANALYZE_HREF, SOCIAL_LINKS } from '../../src/data/links';

test('no place stands there twice', () => {
  expect(new Set(COMMUNITY_LINKS.map(({ href }) => href)).size).toBe(COMMUNITY_LINKS.length);
  expect(new Set(COMMUNITY_LINKS.map(({ title }) => title)).size).toBe(COMMUNITY_LINKS.length);
});

/** Places that the project names, beside those of `src/data/links.ts`. */
const NAMED = ['https://github.com/rescript-lang/create-rescript-app'];

test.each(COMMUNITY_LINKS)('$title is a place that the project itself names', ({ href }) => {
  const known = [
    ...SOCIAL_LINKS.map((link) => link.href),
    ASSOCIATION_HREF,
    REANALYZE_HREF,
    ...PACKAGES.map((entry) => (entry.kind === 'url' ? entry.href : entry.repository)),
    ...NAMED,
  ];
  expect(known).toContain(href);
});
