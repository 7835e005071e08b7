import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import {
  LATEST_MANUAL_VERSION,
  NEXT_MANUAL_VERSION,
  REACT_10,
  REACT_12,
  REASON_COMPILER_VERSION,
  V10,
  V11,
  V8,
  V9,
} from '../support/versions';

describe('toolchainOfPage', () => {
  test.each([
    ['docs/manual/record.mdx', NEXT_MANUAL_VERSION],
    ['docs/api/belt/map.md', NEXT_MANUAL_VERSION],
    ['docs/react/context.mdx', REACT_12],
    ['docs/reason-compiler/class.mdx', REASON_COMPILER_VERSION],
    ['docs/tour/records.mdx', NEXT_MANUAL_VERSION],
    [`docs/tour/${V11.name}/numbers.mdx`, V11],
    [`tour_versioned_docs/version-${V11.docusaurusName}/records.mdx`, V11],
    ['docs/community/overview.mdx', LATEST_MANUAL_VERSION],
    [`versioned_docs/version-${V10.docusaurusName}/record.mdx`, V10],
    [`api_versioned_docs/version-${V9.docusaurusName}/belt.md`, V9],
    [`versioned_docs/version-${V8.docusaurusName}/deep/record.mdx`, V8],
    [`react_versioned_docs/version-${REACT_10.docusaurusName}/a.mdx`, REACT_10],
    ['versioned_docs/version-unheard/record.mdx', LATEST_MANUAL_VERSION],
    ['blog/2026-01-01-post.mdx', LATEST_MANUAL_VERSION],
    ['src/pages/_hero.mdx', LATEST_MANUAL_VERSION],
  ])('%s', (page, { toolchain }) => {
    expect(toolchainOfPage(page, '/home/docs/site')).toBe(toolchain);
    expect(toolchainOfPage(`./${page}`, '/home/docs/site')).toBe(toolchain);
    expect(toolchainOfPage(`/home/docs/site/${page}`, '/home/docs/site/')).toBe(toolchain);
    expect(toolchainOfPage(`C:\\docs\\${page.replaceAll('/', '\\')}`, 'C:\\docs')).toBe(toolchain);
  });

  test.each([
    ['blog/2026-01-01-post.mdx', { compiler: V9.name }, V9],
    ['blog/2026-01-01-post.mdx', { compiler: 'v0.0.1' }, LATEST_MANUAL_VERSION],
    ['blog/2026-01-01-post.mdx', { compiler: 9 }, LATEST_MANUAL_VERSION],
    ['blog/2026-01-01-post.mdx', {}, LATEST_MANUAL_VERSION],
    ['blog/2026-01-01-post.mdx', null, LATEST_MANUAL_VERSION],
    ['docs/manual/record.mdx', { compiler: V9.name }, NEXT_MANUAL_VERSION],
  ])('%s with the front matter %j', (page, frontMatter, { toolchain }) => {
    expect(toolchainOfPage(page, '/home/docs/site', frontMatter)).toBe(toolchain);
  });
});
