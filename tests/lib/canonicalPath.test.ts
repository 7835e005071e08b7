import { canonicalEntries, canonicalPath } from '../../src/lib/canonicalPath';

const PAGES = new Set([
  '/docs/manual/latest/record',
  '/docs/manual/latest/api',
  '/docs/react/latest/memo',
  '/base/docs/manual/latest/record',
  '/tour',
  '/tour/records',
]);

const canonical = (path: string, baseUrl = '/') =>
  canonicalPath(path, baseUrl, (candidate) => PAGES.has(candidate));

test.each([
  ['/docs/manual/v8.0.0/record', '/docs/manual/latest/record'],
  ['/docs/manual/v10.0.0/api', '/docs/manual/latest/api'],
  ['/docs/react/v0.11.0/memo', '/docs/react/latest/memo'],
  ['/tour/v11.0.0', '/tour'],
  ['/tour/v11.0.0/records', '/tour/records'],
])('an older page %s stands behind %s', (path, expected) => {
  expect(canonical(path)).toBe(expected);
});

test.each([
  '/docs/manual/latest/record',
  '/docs/manual/v12.0.0/record',
  '/docs/manual/v8.0.0/only-there',
  '/docs/v8.0.0',
  '/docs/reason-compiler/latest/class',
  '/community/roadmap',
  '/tour/records',
  '/tour/v11.0.0/only-there',
  '/',
])('%s stands for itself', (path) => {
  expect(canonical(path)).toBe(path);
});

test('knows the base URL', () => {
  expect(canonical('/base/docs/manual/v9.0.0/record', '/base/')).toBe(
    '/base/docs/manual/latest/record',
  );
});

test('leaves pages out of a sitemap that stand behind others', () => {
  const entries = [
    '/docs/manual/latest/record',
    '/docs/manual/v8.0.0/record',
    '/docs/manual/v8.0.0/old',
  ].map((path) => ({ url: `https://site.example${path}` }));
  expect(canonicalEntries(entries, '/')).toEqual([entries[0], entries[2]]);
});
