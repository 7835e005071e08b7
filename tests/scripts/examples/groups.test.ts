import { groupOfPage, GROUPS } from '../../../scripts/examples/groups';
import {
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
  REACT_VERSIONS,
} from '../../../src/versions';

const [react] = REACT_VERSIONS;
const [, , older] = MANUAL_VERSIONS;

test.each([
  ['docs/manual/type.mdx', `manual ${NEXT_MANUAL_VERSION.name}`],
  ['docs/api/index.mdx', `manual ${NEXT_MANUAL_VERSION.name}`],
  [
    `versioned_docs/version-${LATEST_MANUAL_VERSION.docusaurusName}/type.mdx`,
    `manual ${LATEST_MANUAL_VERSION.name}`,
  ],
  [`api_versioned_docs/version-${older.docusaurusName}/index.mdx`, `manual ${older.name}`],
  ['docs/react/memo.mdx', `react ${react.name}`],
  ['blog/post.mdx', 'community, blog'],
  ['docs/community/overview.mdx', 'community, blog'],
  ['docs/syntax-lookup/pipe.mdx', 'syntax-lookup'],
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
