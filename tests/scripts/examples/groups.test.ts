import { groupOfPage, GROUPS } from '../../../scripts/examples/groups';
import { TOUR_VERSIONS } from '../../../src/lib/tour';
import { currentOf } from '../../../src/lib/versionTable';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';

const manual = currentOf(MANUAL_VERSIONS);
const react = currentOf(REACT_VERSIONS);
const older = versionOf(10);
const oldest = versionOf(8);
/** The version before the newest has the tour, too. */
const tour = TOUR_VERSIONS.at(-1) ?? manual;

test.each([
  ['docs/manual/type.mdx', `manual ${manual.name}`],
  ['docs/api/index.mdx', `manual ${manual.name}`],
  [`versioned_docs/version-${oldest.docusaurusName}/type.mdx`, `manual ${oldest.name}`],
  [`api_versioned_docs/version-${older.docusaurusName}/index.mdx`, `manual ${older.name}`],
  ['docs/react/memo.mdx', `react ${react.name}`],
  ['blog/post.mdx', 'community, blog'],
  ['docs/community/overview.mdx', 'community, blog'],
  ['docs/syntax-lookup/pipe.mdx', 'syntax-lookup'],
  ['docs/tour/records.mdx', `tour ${manual.name}`],
  [`docs/tour/${tour.name}/numbers.mdx`, `tour ${tour.name}`],
  [`tour_versioned_docs/version-${tour.docusaurusName}/records.mdx`, `tour ${tour.name}`],
  ['/site/docs/syntax-lookup/pipe.mdx', 'syntax-lookup'],
])('%s counts as %s', (page, name) => {
  const group = groupOfPage(page, '/site');
  expect(group.name).toBe(name);
  expect(GROUPS).toContain(group);
});

test('each group has a name and a minimum of its own', () => {
  expect(new Set(GROUPS.map(({ name }) => name)).size).toBe(GROUPS.length);
  for (const { minimum } of GROUPS) expect(minimum).toBeGreaterThan(0);
});
