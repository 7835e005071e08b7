import { resolveFile } from '../../../scripts/serve/files';

const FILES = new Set([
  'index.html',
  '404.html',
  'docs/manual/latest/type.html',
  'docs/manual/latest/api.html',
  'docs/manual/latest/api/js.html',
  'blog/index.html',
  'assets/js/main.1234.js',
  'a b.txt',
  '_headers',
  '_redirects',
]);

describe('resolveFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/docs/manual/latest/type', 'docs/manual/latest/type.html'],
    ['/docs/manual/latest/type.html', 'docs/manual/latest/type.html'],
    ['/docs/manual/latest/api', 'docs/manual/latest/api.html'],
    ['/blog', 'blog/index.html'],
    ['/blog/', 'blog/index.html'],
    ['/assets/js/main.1234.js', 'assets/js/main.1234.js'],
    ['/a%20b.txt', 'a b.txt'],
  ])('%s is %s', (path, file) => {
    expect(resolveFile(path, FILES)).toEqual({ kind: 'file', file });
  });

  it.each(['/', '//', '%2f', '/%2F'])('knows pages without a trailing %s', (slashes) => {
    expect(resolveFile(`/docs/manual/latest/api${slashes}`, FILES)).toEqual({
      kind: 'moved',
      path: '/docs/manual/latest/api',
    });
  });

  it.each([
    '/docs',
    '/docs/manual/latest/typo',
    '/_headers',
    '/_redirects',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/docs/../../package.json',
    '//etc/passwd',
    '/index.html%00',
    '/constructor',
  ])('%s is missing', (path) => {
    expect(resolveFile(path, FILES)).toEqual({ kind: 'missing' });
  });

  it('refuses what is no URL path', () => {
    expect(resolveFile('/%E0%A4%A', FILES)).toEqual({ kind: 'malformed' });
  });
});
