import { isWorthRunning, outlineOf } from '../../../src/lib/program/outline';

describe('outlineOf', () => {
  it('sees what prints when it is loaded, and not what a function would print', () => {
    expect(outlineOf('console.log(1);').prints).toBe(true);
    expect(outlineOf('if (Math.random() > 1) { console.error(1); }').prints).toBe(true);
    expect(outlineOf('function f() { console.log(1); }\nexport { f };').prints).toBe(false);
    expect(outlineOf('let f = () => console.log(1);\nexport { f };').prints).toBe(false);
  });

  it('names exported values in the order of the program, without functions and modules', () => {
    const code = `let b = 1;
let a = [b];
let hidden = 2;
let f = x => x;
function g() {}
let Shop = { a };
export { a, b, f, g, Shop };`;
    expect(outlineOf(code)).toEqual({
      prints: false,
      acts: false,
      values: ['b', 'a'],
      renders: false,
    });
  });

  it('names what the compiler has renamed as readers know it', () => {
    const code = `let rooms = 3;
let rooms$1 = rooms + 1;
let $$default = 2;
export { rooms$1 as rooms, $$default, $$default as default };`;
    expect(outlineOf(code).values).toEqual(['rooms', 'default']);
  });

  it('sees a component that the playground renders', () => {
    expect(outlineOf('let App = { make: 1 };\nexport { App };').renders).toBe(true);
  });

  it('sees nothing in what is no ES module', () => {
    expect(outlineOf('let let')).toEqual({
      prints: false,
      acts: false,
      values: [],
      renders: false,
    });
  });
});

describe('isWorthRunning', () => {
  it.each([
    ['console.log(1);', true],
    ['let a = 1;\nexport { a };', true],
    ['f();', true],
    ['let App = { make: 1 };\nexport { App };', true],
    ['function f() {}\nexport { f };', false],
    ['export {}', false],
    ['import * as A from "a";\nlet Shop = {};\nexport { Shop };', false],
  ])('%j: %j', (code, isWorth) => {
    expect(isWorthRunning(outlineOf(code))).toBe(isWorth);
  });
});

test('a program that is nested too deeply does nothing that is known', () => {
  expect(outlineOf(`let a = 1${' + 1'.repeat(50_000)};\nexport { a };`).values).toEqual([]);
});
