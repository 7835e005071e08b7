/**
 * Runs before each test file: matchers for documents (`toBeVisible`, `toHaveAttribute` …), and the table of
 * versions that rules and components are tested with.
 */
import type * as TestingLibrary from '@testing-library/dom';
import '@testing-library/jest-dom';

/**
 * Tests of what holds for any table of versions. They need versions of each kind, also while the site has
 * none to come; the other tests are about the site's own versions, their pages and compilers.
 */
const WITH_ANY_TABLE =
  /[\\/]tests[\\/](?:components|hooks|islands|lib|theme|plugins[\\/](?:docs-instances|llms|redirects|search-index|static-articles|version-banners))[\\/]/;

if (WITH_ANY_TABLE.test(expect.getState().testPath ?? '')) {
  jest.mock('../src/versions', () => jest.requireActual<object>('./support/versions'));
}

if (typeof document !== 'undefined') {
  // jsdom has no layout, and so nothing to scroll into view.
  Element.prototype.scrollIntoView = () => undefined;
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/dom');
  // What a test waits for is there or will never be: a busy machine may take more than the usual second.
  configure({ asyncUtilTimeout: 20_000 });
}
