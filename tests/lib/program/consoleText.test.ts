/** @jest-environment jsdom */
import { messageOf, placeOf, stackOf } from '../../../plugins/program-runtime/frame/faults';
import { inspect } from '../../../src/lib/program/consoleText';

class Ticket {
  readonly zone = 2;
}

describe('inspect', () => {
  const circle: Record<string, unknown> = { name: 'ring' };
  circle.self = circle;

  it.each([
    ['as it is', 'as it is'],
    [42, '42'],
    [10n, '10n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [['a', 1, [true]], '["a", 1, [true]]'],
    [{ a: { b: { c: { d: 1 } } } }, '{a: {b: {c: {…}}}}'],
    [[[[[1]]]], '[[[Array(1)]]]'],
    [new Map([['rye', 2]]), 'Map [["rye", 2]]'],
    [new Set([1]), 'Set [1]'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Date(Number.NaN), 'Invalid Date'],
    [/a+/g, '/a+/g'],
    [new TypeError('no'), 'TypeError: no'],
    [circle, '{name: "ring", self: [Circular]}'],
    [new Ticket(), 'Ticket {zone: 2}'],
    [function ring() {}, 'function ring'],
    [{}, '{}'],
    [{ RE_EXN_ID: 'Shop.SoldOut/3', _1: 'rye', Error: new Error('x') }, 'Shop.SoldOut("rye")'],
    [{ RE_EXN_ID: 'Not_found' }, 'Not_found'],
    [document.createElement('button'), '<button>'],
    [Array.from({ length: 25 }, () => 0), `[${'0, '.repeat(20)}… 5 more]`],
  ])('shows %#', (value, text) => {
    expect(inspect(value)).toBe(text);
  });

  it('survives whatever a program hands it', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('trap');
        },
      },
    );
    expect(inspect(trap)).toBe('[value that can’t be shown]');
  });
});

describe('faults', () => {
  const modules = new Map([['blob:null/1', './Example.res.mjs']]);

  it('are told as sentences', () => {
    expect(messageOf(new RangeError('too far'))).toBe('RangeError: too far');
    expect(messageOf({ RE_EXN_ID: 'Shop.SoldOut/3', _1: 'rye' })).toBe(
      'Uncaught Shop.SoldOut("rye")',
    );
    expect(messageOf('no')).toBe('Uncaught no');
  });

  it('have the first place in a module of the program, in the stacks of Chrome and Firefox', () => {
    const chrome = 'Error: no\n    at x (blob:null/9:1:2)\n    at make (blob:null/1:19:16)';
    const firefox = 'make@blob:null/1:7:3\nx@blob:null/9:1:2';
    expect(placeOf(chrome, modules)).toEqual({ module: './Example.res.mjs', line: 19 });
    expect(placeOf(firefox, modules)).toEqual({ module: './Example.res.mjs', line: 7 });
    expect(placeOf('Error: no', modules)).toBeUndefined();
  });

  it('find the stack that exceptions of ReScript carry', () => {
    const error = new Error('x');
    expect(stackOf({ RE_EXN_ID: 'A/1', Error: error })).toBe(error.stack);
    expect(stackOf('text')).toBe('');
  });
});
