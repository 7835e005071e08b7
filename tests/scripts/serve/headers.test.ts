import { headersOf, parseHeaders } from '../../../scripts/serve/headers';

const BLOCKS = parseHeaders(
  [
    '# comment',
    '/*',
    '  X-All: yes',
    '',
    '/docs/*',
    '  Cache-Control: a',
    '  x-all: twice',
    '/',
    '  X-Home: 1',
    '/a.b',
    '  X-Dot: 1',
  ].join('\n'),
);

describe('parseHeaders', () => {
  it('reads blocks', () => {
    expect(BLOCKS).toHaveLength(4);
    expect(BLOCKS[1]).toEqual({
      pattern: '/docs/*',
      headers: [
        ['Cache-Control', 'a'],
        ['x-all', 'twice'],
      ],
    });
  });

  it('keeps colons of values', () => {
    expect(parseHeaders('/*\n  A: https://x: y')[0]?.headers).toEqual([['A', 'https://x: y']]);
  });

  it.each(['  X-A: 1', 'no-path', '/*\n  no colon'])('refuses %j', (text) => {
    expect(() => parseHeaders(text)).toThrow(/^_headers expects/);
  });
});

describe('headersOf', () => {
  it('joins values of the same header', () => {
    expect(headersOf(BLOCKS, '/docs/x/y')).toEqual({ 'X-All': 'yes, twice', 'Cache-Control': 'a' });
  });

  it('takes the last value where the host does', () => {
    const headers = headersOf(BLOCKS, '/docs/x/y', 'last');
    expect(headers).toEqual({ 'X-All': 'twice', 'Cache-Control': 'a' });
  });

  it('matches whole paths', () => {
    expect(headersOf(BLOCKS, '/docs')).toEqual({ 'X-All': 'yes' });
    expect(headersOf(BLOCKS, '/')).toEqual({ 'X-All': 'yes', 'X-Home': '1' });
    expect(headersOf(BLOCKS, '/a.b')).toEqual({ 'X-All': 'yes', 'X-Dot': '1' });
    expect(headersOf(BLOCKS, '/a\nb')).toEqual({ 'X-All': 'yes' });
    expect(headersOf(BLOCKS, '/axb')).toEqual({ 'X-All': 'yes' });
  });
});
