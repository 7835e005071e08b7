import {
  CACHE_CONTROL,
  cacheRules,
  joinRules,
  policyRules,
  renderHeadersFile,
  securityHeaders,
  TEXT_TYPES,
} from '../../../plugins/hosting-headers/headers';

describe('cacheRules', () => {
  const rules = cacheRules({
    immutable: ['/assets/*', '/fonts/*'],
    revalidated: ['/llms/*', '/llms.txt'],
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
    ['/llms/*', CACHE_CONTROL.revalidate],
    ['/llms.txt', CACHE_CONTROL.revalidate],
    ['/favicon.svg', CACHE_CONTROL.hour],
    ['/img/*', CACHE_CONTROL.hour],
  ])('%s: %s', (pattern, value) => {
    expect(valueOf(pattern)).toBe(value);
  });

  it('never names a path twice', () => {
    expect(rules).toHaveLength(11);
  });
});

test('texts for machines say that they are in UTF-8', () => {
  expect(TEXT_TYPES.map(({ pattern, headers }) => [pattern, headers['Content-Type']])).toEqual([
    ['/*.md', 'text/markdown; charset=utf-8'],
    ['/*.txt', 'text/plain; charset=utf-8'],
  ]);
});

describe('policyRules', () => {
  const frame = new Map([['frame/frame.html', 'own']]);
  const rules = policyRules(['index.html', 'try.html', 'docs/a.html', 'docs/b.html'], 'p', frame);

  it('give each page a policy, and a document its own, never both', () => {
    expect(
      rules.map(({ pattern, headers }) => [pattern, headers['Content-Security-Policy']]),
    ).toEqual([
      ['/', 'p'],
      ['/docs/*', 'p'],
      ['/index.html', 'p'],
      ['/try', 'p'],
      ['/try.html', 'p'],
      ['/frame/*', 'own'],
    ]);
  });

  it('give a page at the root its own policy at its two addresses alone', () => {
    const own = policyRules(['try.html'], 'p', new Map([['embed.html', 'framed']]));
    expect(own.map(({ pattern }) => pattern)).toEqual([
      '/try',
      '/try.html',
      '/embed',
      '/embed.html',
    ]);
  });

  it('refuse a document in a folder with pages', () => {
    expect(() => policyRules(['docs/a.html'], 'p', new Map([['docs/frame.html', 'own']]))).toThrow(
      'expected a folder without pages for docs/frame.html',
    );
  });

  it('are one with others of the same pattern', () => {
    expect(
      joinRules([
        { pattern: '/try', headers: { A: '1' } },
        { pattern: '/x', headers: { A: '2' } },
        { pattern: '/try', headers: { B: '3' } },
      ]),
    ).toEqual([
      { pattern: '/try', headers: { A: '1', B: '3' } },
      { pattern: '/x', headers: { A: '2' } },
    ]);
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
