import {
  caretInChange,
  type Change,
  changesBetween,
} from '@site/src/components/CodeEditor/changes';

function applied(text: string, changes: readonly Change[]): string {
  return changes.reduceRight(
    (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
    text,
  );
}

describe('changesBetween', () => {
  it.each([
    ['nothing', 'let a = 1\n', 'let a = 1\n', []],
    ['a word', 'let a = 1\n', 'let ab = 1\n', [{ from: 5, to: 5, insert: 'b' }]],
    ['all', 'a', '', [{ from: 0, to: 1, insert: '' }]],
    [
      'blanks of two lines',
      'let a=1\nlet b = 2\nlet c=3\n',
      'let a = 1\nlet b = 2\nlet c = 3\n',
      [
        { from: 5, to: 6, insert: ' = ' },
        { from: 23, to: 24, insert: ' = ' },
      ],
    ],
    ['a new line', 'a\nc\n', 'a\nb\nc\n', [{ from: 2, to: 2, insert: 'b\n' }]],
    ['a line less', 'a\nb\nc\n', 'a\nc\n', [{ from: 2, to: 4, insert: '' }]],
    ['the last line', 'a\nb', 'a\nb\n', [{ from: 3, to: 3, insert: '\n' }]],
  ])('changes %s', (_name, before, after, expected) => {
    expect(changesBetween(before, after)).toEqual(expected);
    expect(applied(before, changesBetween(before, after))).toBe(after);
  });

  it('gets from any text to any other, with changes that rise and do not touch', () => {
    // A generator with a fixed start, so that a failure comes again.
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const text = (): string =>
      Array.from({ length: random(12) }, () =>
        'ab c\n'.charAt(random(5)).repeat(1 + random(2)),
      ).join('');
    for (let round = 0; round < 2000; round += 1) {
      const before = text();
      const after = text();
      const changes = changesBetween(before, after);
      expect({ before, result: applied(before, changes) }).toEqual({ before, result: after });
      changes.slice(1).forEach(({ from }, index) => {
        expect(from).toBeGreaterThanOrEqual(changes[index]?.to ?? 0);
      });
    }
  });

  it('replaces the middle of texts that have little in common', () => {
    const before = Array.from({ length: 600 }, (_, line) => `a${line}\n`).join('');
    const after = Array.from({ length: 600 }, (_, line) => `b${line}\n`).join('');
    expect(changesBetween(`x\n${before}`, `x\n${after}`)).toHaveLength(1);
  });
});

describe('caretInChange', () => {
  it('stays behind the visible characters that it was behind', () => {
    const before = 'f(a,b,c)';
    const changes = [{ from: 1, to: 8, insert: '(\n  a,\n  b,\n  c,\n)' }];
    expect(caretInChange(before, changes, 5)).toBe('f(\n  a,\n  b'.length);
  });

  it('counts what changes before it have added', () => {
    const changes = [
      { from: 0, to: 0, insert: '12' },
      { from: 3, to: 6, insert: 'x y' },
    ];
    expect(caretInChange('abc123', changes, 4)).toBe(6);
  });

  it('leaves a caret beside changes to the editor', () => {
    expect(caretInChange('abc', [{ from: 1, to: 2, insert: '' }], 1)).toBeUndefined();
    expect(caretInChange('abc', [{ from: 1, to: 2, insert: '' }], 3)).toBeUndefined();
  });
});
