import { parseFenceMeta } from '../../src/lib/fenceMeta';

describe('parseFenceMeta', () => {
  test.each([null, undefined, '', '   '])('takes %p as nothing said', (meta) => {
    expect(parseFenceMeta(meta)).toEqual({ ok: true, value: { words: new Set(), settings: {} } });
  });

  test('reads words, settings and lines in any order', () => {
    expect(parseFenceMeta('{1,3-5} prelude title="My shop.res" sig file=Shop.res')).toEqual({
      ok: true,
      value: {
        words: new Set(['prelude', 'sig']),
        settings: { title: 'My shop.res', file: 'Shop.res' },
        lines: '1,3-5',
      },
    });
  });

  test('joins lines that are given twice', () => {
    expect(parseFenceMeta('{1}{3..4}')).toMatchObject({ value: { lines: '1,3..4' } });
  });

  test('keeps what a reason says, words and braces too', () => {
    expect(parseFenceMeta('no-check="needs {User.res} and sig"')).toEqual({
      ok: true,
      value: { words: new Set(), settings: { 'no-check': 'needs {User.res} and sig' } },
    });
  });

  test.each([
    ['sample', 'sample'],
    ['width="x"', 'width="x"'],
    ['no-check', 'no-check'],
    ['{1', '{1'],
    ['title="open', 'title="open'],
    ['example, sig', 'example,'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('refuses %s', (meta, part) => {
    const result = parseFenceMeta(meta);
    expect(result).toEqual({
      ok: false,
      error: expect.stringContaining(`got ${part}; correct it`),
    });
  });
});
