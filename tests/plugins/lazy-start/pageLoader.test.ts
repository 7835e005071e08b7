import withHotBody from '../../../plugins/lazy-start/pageLoader.cjs';

/** What the loader makes of a compiled page. */
function load(source: string): { readonly code: string; readonly sourceMap: unknown } {
  const callback = jest.fn();
  withHotBody.call({ callback }, source, 'map');
  const [error, code, sourceMap] = callback.mock.lastCall ?? [];
  expect(error).toBeNull();
  return { code, sourceMap };
}

const PAGE = [
  "export const frontMatter = { title: 'A' };",
  "export { default as metadata } from '@site/.docusaurus/a.json';",
  'export const toc = [];',
  'export default function MDXContent(props = {}) {}',
].join('\n');

it('adds to the page, and keeps its source map', () => {
  const { code, sourceMap } = load(PAGE);
  expect(code.startsWith(`${PAGE}\n`)).toBe(true);
  expect(code).toContain('MDXContent = __hotPage(import.meta.webpackHot, MDXContent, [');
  expect(code).toContain("import __metadata from '@site/.docusaurus/a.json';");
  expect(sourceMap).toBe('map');
});

it('takes a page without metadata', () => {
  expect(load(PAGE.replace(/^export \{.*$/m, '')).code).toContain('const __metadata = undefined;');
});

it('leaves modules alone that are no pages', () => {
  expect(load('export default 1;').code).toBe('export default 1;');
});
