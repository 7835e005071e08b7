import { foreignId, foreignMeta, parseFenceMeta } from '../../src/lib/fenceMeta';

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

  test('reads values with quotes between single ones, and live with and without a value', () => {
    expect(parseFenceMeta(`live='Row title="Salt" n={1}' title=x`)).toMatchObject({
      value: { settings: { live: 'Row title="Salt" n={1}', title: 'x' } },
    });
    expect(parseFenceMeta('live')).toMatchObject({ value: { words: new Set(['live']) } });
    expect(parseFenceMeta('live=Counter')).toMatchObject({
      value: { settings: { live: 'Counter' } },
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

describe('foreign fences', () => {
  const idOf = (meta: string): string | undefined => {
    const parsed = parseFenceMeta(meta);
    if (!parsed.ok) throw new Error(parsed.error);
    return foreignId(parsed.value);
  };

  test.each([
    ['Js.Array2.map', []],
    ['Belt.Int.+', ['sig']],
    ['Belt.HashSet', ['prelude']],
  ])('%s with %j reads as it was written', (id, words) => {
    const meta = foreignMeta(id, words);
    expect(idOf(meta)).toBe(id);
    expect(parseFenceMeta(meta)).toMatchObject({ value: { words: new Set(words) } });
  });

  test('may keep to themselves what they are comments on', () => {
    expect(idOf('foreign sig')).toBe('');
  });

  test('are told from those of writers, who do not hear of the word', () => {
    expect(idOf('prelude title="foreign"')).toBeUndefined();
    expect(parseFenceMeta('alien')).toEqual({
      ok: false,
      error: expect.not.stringContaining('foreign'),
    });
  });
});
