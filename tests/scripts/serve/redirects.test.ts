import { matchRedirect, parseRedirects } from '../../../scripts/serve/redirects';

const LINES = parseRedirects(
  [
    '# comment',
    '',
    '/a /b 301',
    '/c /d',
    '/next/x /v12/y 302!',
    '/next/* /v12/:splat 302',
    '/g/* /one 301',
  ].join('\n'),
);

describe('parseRedirects', () => {
  it('reads paths and statuses', () => {
    expect(LINES[0]).toEqual({ from: '/a', to: '/b', status: 301 });
    expect(LINES[1]?.status).toBe(302);
    expect(LINES).toHaveLength(5);
  });

  it.each(['/a', 'a /b 301', '/a b', '/a /b 200', '/a /b 301 Country=x', '/a /b abc'])(
    'names a line that it does not understand: %s',
    (line) => {
      expect(() => parseRedirects(`# first\n${line}`)).toThrow(`got "${line}" in line 2`);
    },
  );
});

describe('matchRedirect', () => {
  it.each([
    ['/a', '', '/b', 301],
    ['/a/', '', '/b', 301],
    ['/a', '?x=1&y', '/b?x=1&y', 301],
    ['/next/x', '', '/v12/y', 302],
    ['/next/x/z', '?q', '/v12/x/z?q', 302],
    ['/g/any/thing', '', '/one', 301],
  ])('%s%s -> %s %d', (path, search, location, status) => {
    expect(matchRedirect(LINES, path, search)).toEqual({ location, status });
  });

  it.each(['/', '/b', '/nextdoor', '/next', '/A'])('leaves %s alone', (path) => {
    expect(matchRedirect(LINES, path, '')).toBeUndefined();
  });
});
