import {
  CACHE_CONTROL,
  cacheRules,
  renderHeadersFile,
  securityHeaders,
} from '../../../plugins/hosting-headers/headers';

describe('cacheRules', () => {
  const rules = cacheRules({
    immutable: ['/assets/*', '/fonts/*'],
    pages: ['/', '/404.html', '/packages', '/docs', '/docs/manual/latest/type', '/docs/v12.0.0'],
    files: ['/favicon.svg', '/img/', '/fonts/'],
  });
  const valueOf = (pattern: string) =>
    rules.find((rule) => rule.pattern === pattern)?.headers['Cache-Control'];

  it.each([
    ['/assets/*', CACHE_CONTROL.immutable],
    ['/fonts/*', CACHE_CONTROL.immutable],
    ['/', CACHE_CONTROL.revalidate],
    ['/404.html', CACHE_CONTROL.revalidate],
    ['/packages', CACHE_CONTROL.revalidate],
    ['/docs', CACHE_CONTROL.revalidate],
    ['/docs/*', CACHE_CONTROL.revalidate],
    ['/favicon.svg', CACHE_CONTROL.hour],
    ['/img/*', CACHE_CONTROL.hour],
  ])('%s: %s', (pattern, value) => {
    expect(valueOf(pattern)).toBe(value);
  });

  it('never names a path twice', () => {
    expect(rules).toHaveLength(9);
  });
});

describe('renderHeadersFile', () => {
  it('indents headers below their pattern', () => {
    expect(
      renderHeadersFile([{ pattern: '/*', headers: { 'X-A': '1', 'X-B': '2' } }], '/site/'),
    ).toBe('# Written by plugins/hosting-headers at build.\n/site/*\n  X-A: 1\n  X-B: 2\n');
  });

  it('refuses lines that a host would drop', () => {
    const headers = securityHeaders('x'.repeat(2000));
    expect(() => renderHeadersFile([{ pattern: '/*', headers }], '/')).toThrow(
      /lines of at most 2000 characters, got 2027 for Content-Security-Policy/,
    );
  });

  it('refuses more rules than a host reads', () => {
    const rules = Array.from({ length: 101 }, (_, n) => ({ pattern: `/${n}`, headers: {} }));
    expect(() => renderHeadersFile(rules, '/')).toThrow(/at most 100 header rules, got 101/);
  });
});
