/** @jest-environment jsdom */
import {
  type Inspected,
  MOST_DEPTH,
  MOST_FIELDS,
  MOST_VALUES,
  parseInspected,
} from '../../../src/lib/program/inspected';
import type { FrameReport } from '../../../src/lib/program/messages';
import { inspectAll, textOf } from '../../../plugins/program-runtime/playground/inspect';
import { adviceOn } from '../../../plugins/program-runtime/playground/program';
import { collectLines } from '../../../plugins/program-runtime/playground/lines';

class Ticket {
  readonly zone = 2;
}

function one(value: unknown): Inspected {
  const [inspected] = inspectAll([value]);
  if (!inspected) throw new Error('Expected a value.');
  return inspected;
}

function count(value: Inspected): number {
  return value.fields.reduce((sum, field) => sum + count(field.value), 1);
}

describe('a value of a program', () => {
  const circle: Record<string, unknown> = { name: 'ring' };
  circle.self = circle;

  it.each([
    ['text', '"text"'],
    [1.5, '1.5'],
    [-0, '-0'],
    [10n, '10n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [Symbol('key'), 'Symbol(key)'],
    [function bake() {}, 'function bake'],
    [() => 1, 'function (anonymous)'],
    [[1, 'a', [2]], '[1, "a", [2]]'],
    [{ a: { b: 1 } }, '{a: {b: 1}}'],
    [{}, '{}'],
    [Object.create(null), '{}'],
    [new Ticket(), 'Ticket {zone: 2}'],
    [new Map([['rye', 2]]), 'Map(1) {"rye" => 2}'],
    [new Set([1, 2]), 'Set(2) {1, 2}'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Date(Number.NaN), 'Invalid Date'],
    [/a+/g, '/a+/g'],
    [new TypeError('no'), 'TypeError: no'],
    [new DOMException('no storage', 'SecurityError'), 'SecurityError: no storage'],
    [new Uint8Array([1, 2]), 'Uint8Array(2) [1, 2]'],
    [Promise.resolve(1), 'Promise'],
    [new WeakMap(), 'WeakMap'],
    [circle, '{name: "ring", self: [Circular]}'],
    [document.createElement('button'), '<button>'],
    [Array.from({ length: 12 }, () => 0), '[0, 0, 0, 0, 0, 0, 0, 0, …]'],
    // Of ReScript
    [{ TAG: 'Circle', _0: 2 }, 'Circle(2)'],
    [{ TAG: 'Rect', w: 1, h: 2 }, 'Rect({w: 1, h: 2})'],
    [{ NAME: 'Blue', VAL: 3 }, '#Blue(3)'],
    [{ NAME: 'Pair', VAL: [1, 2] }, '#Pair(1, 2)'],
    [{ hd: 1, tl: { hd: 2, tl: 0 } }, 'list{1, 2}'],
    [{ BS_PRIVATE_NESTED_SOME_NONE: 0 }, 'Some(None)'],
    [{ RE_EXN_ID: 'Playground.SoldOut/3', _1: 'rye', Error: new Error('x') }, 'SoldOut("rye")'],
    [{ RE_EXN_ID: 'Not_found' }, 'Not_found'],
  ])('is shown: %#', (value, text) => {
    expect(one(value).text).toBe(text);
  });

  it('has its parts, by name', () => {
    expect(one({ loaf: [1] }).fields).toMatchObject([
      { name: 'loaf', value: { text: '[1]', fields: [{ name: '0', value: { text: '1' } }] } },
    ]);
    expect(one(new Map([['rye', 2]])).fields).toMatchObject([{ name: '"rye"' }]);
    const error = new Error('no', { cause: 'why' });
    expect(one(error).fields.map(({ name }) => name)).toEqual(['cause', 'stack']);
  });

  it('is bounded in depth, width and size', () => {
    let deep: unknown = 0;
    for (let depth = 0; depth < 50; depth += 1) deep = { deep };
    let [value] = [one(deep)];
    let depth = 0;
    for (; value.fields[0]; value = value.fields[0].value) depth += 1;
    expect(depth).toBe(MOST_DEPTH);
    const wide = one(Array.from({ length: 5000 }, (_, index) => index));
    expect(wide.fields).toHaveLength(MOST_FIELDS + 1);
    expect(wide.fields.at(-1)?.value.text).toBe('4900 more');
    const large = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => ({ a: 1 })));
    expect(count(one(large))).toBeLessThan(2 * MOST_VALUES);
  });

  it('runs none of its code, and breaks nothing', () => {
    const getter = jest.fn(() => 1);
    const value = Object.defineProperty({}, 'trap', { get: getter, enumerable: true });
    expect(one(value).text).toBe('{trap: (getter)}');
    const loaf: unknown = Object.create(
      Object.defineProperty({}, 'constructor', { get: getter, enumerable: false }),
    );
    expect(one(loaf).text).toBe('{}');
    expect(getter).not.toHaveBeenCalled();
    const trap = new Proxy(
      {},
      {
        getPrototypeOf() {
          throw new Error('trap');
        },
      },
    );
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const broken of [trap, proxy])
      expect(one(broken).text).toBe('[value that can’t be shown]');
    const endless: Record<string, unknown> = { hd: 1 };
    endless.tl = endless;
    expect(one(endless).text).toBe('list{1}');
  });

  it('travels as JSON', () => {
    const values = inspectAll(['a', { b: [1] }]);
    expect(parseInspected(JSON.stringify(values))).toEqual({ ok: true, value: values });
    expect(textOf(['a', {}], inspectAll(['a', {}]))).toBe('a {}');
  });
});

it.each([
  ['connect-src', 'https://example.com', 'The switch above allows network access.'],
  ['img-src', 'https://example.com/a.png', 'The switch above allows network access.'],
  ['connect-src', 'http://example.com', 'No switch allows that.'],
  ['connect-src', 'wss://example.com', 'No switch allows that.'],
  ['font-src', 'https://example.com', 'No switch allows that.'],
])('a refusal by %s of %s: %s', (directive, address, advice) => {
  expect(adviceOn(directive, address)).toBe(advice);
});

describe('values that a frame sends', () => {
  const deep = `${'{"kind":"text","text":"","fields":[{"name":"a","value":'.repeat(40)}{}${'}]}'.repeat(40)}`;

  it.each([
    'no JSON',
    '{}',
    '[1]',
    '[{"kind":"other","text":"","fields":[]}]',
    '[{"kind":"text","text":1,"fields":[]}]',
    '[{"kind":"text","text":"","fields":{}}]',
    '[{"kind":"text","text":"","fields":[1]}]',
    '[{"kind":"text","text":"","fields":[{"name":1}]}]',
    `[${deep}]`,
    `${'['.repeat(90_000)}`,
  ])('are refused: %#', (json) => {
    expect(parseInspected(json).ok).toBe(false);
  });
});

describe('lines of the console', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function collect() {
    const reports: FrameReport[] = [];
    return { reports, lines: collectLines((report) => reports.push(report)) };
  }

  it('are reported in order, equal ones counted', () => {
    const { reports, lines } = collect();
    for (const text of ['a', 'b', 'b', 'b', 'c']) lines.write('log', [text]);
    lines.write('log', ['c']);
    jest.advanceTimersByTime(200);
    expect(reports).toMatchObject([
      { text: 'a' },
      { text: 'b' },
      { text: 'b', count: 2 },
      { text: 'c' },
      { text: 'c', count: 1 },
    ]);
  });

  it('end, and say so', () => {
    const { reports, lines } = collect();
    for (let line = 0; line < 2000; line += 1) lines.write('log', [line]);
    expect(reports).toHaveLength(501);
    expect(reports.at(-1)).toMatchObject({ level: 'warn', text: 'Later lines are left out.' });
  });

  it('know their groups', () => {
    const { reports, lines } = collect();
    lines.open();
    lines.write('log', ['inside']);
    lines.close();
    lines.close();
    lines.write('log', ['outside']);
    expect(reports).toMatchObject([{ depth: 1 }, { depth: 0 }]);
  });
});
