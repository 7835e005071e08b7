import vm from 'node:vm';

import { guard } from '../../../src/lib/program/guard';
import { GUARD_NAME } from '../../../src/lib/program/guardName';

/** For a program that nothing ends: the test fails and does not hang. In milliseconds. */
const LIMIT_MS = 2000;

/** Runs a module's text; what it leaves in `result` is the answer. */
function run(code: string, ask: () => void = () => undefined): unknown {
  const guarded = guard(code);
  if (!guarded.ok) throw new Error(guarded.error);
  const program = `(globalThis => { ${guarded.value}\nreturn result; })(scope)`;
  return vm.runInNewContext(program, { scope: { [GUARD_NAME]: ask } }, { timeout: LIMIT_MS });
}

/** Lets a program ask so often before it ends. */
function askedAtMost(times: number): () => void {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked > times) throw new Error('halted');
  };
}

test.each([
  ['a loop', 'for (;;);'],
  ['a loop with a condition', 'let n = 0; while (n < 10) { n = n * 1; }'],
  ['a loop that asks at its end', 'do "x".trim(); while (true)'],
  ['a loop over what grows', 'const list = [1]; for (const x of list) list.push(x);'],
  ['a labeled loop', 'outer: for (;;) { for (;;) continue outer; }'],
  ['a counter that is set back', 'for (let i = 0; i < 9; ++i) { i = 0 }'],
  ['an end that moves away', 'let n = 9; for (let i = 0; i < n; ++i) { n += 1 }'],
  ['a counter by a pattern', 'for (let i = 0; i < 9; ++i) { [i] = [0] }'],
  ['no end', 'for (let i = 0; i < Infinity; ++i) {}'],
  ['a long way of calls', 'for (let i = 0; i < 1e12; ++i) { Math.abs(i) }'],
  ['a way downwards', 'for (let i = 0; i < 9; --i) {}'],
  ['a loop in an arrow', 'const f = () => { while (true) {} }; f()'],
  ['a loop that catches', 'while (true) { try { while (true) {} } catch {} }'],
  ['calls without end', 'let f = (n) => n < 2 ? n : f(n - 1) + f(n - 2); f(99)'],
  [
    'methods',
    'class A { m(n) { return n < 2 ? n : this.m(n - 1) + this.m(n - 2) } } new A().m(99)',
  ],
])('%s without an end is ended', (_, code) => {
  expect(() => run(`${code}; const result = 0;`, askedAtMost(3))).toThrow('halted');
});

test.each([
  ['let s = 0; while (s < 5000) s += 1; const result = s', 5000],
  ['let s = 0; for (let i = 0; i < 4; ++i) for (const x of [1, 2]) s += x; const result = s', 12],
  ['let s = ""; for (const k in { a: 1, b: 2 }) s += k; const result = s', 'ab'],
  [
    'let s = 0; a: b: for (;;) { for (;;) { s += 1; if (s > 3) break a; continue b } } const result = s',
    4,
  ],
  ['let s = 0; if (s) while (true) s(); else for (const x of [1]) s = x; const result = s', 1],
  ['const result = [1, 2].map(x => ({ a: Math.abs(x) }))', [{ a: 1 }, { a: 2 }]],
  ['const y = f => x => f(f(x))\nconst result = y(x => x + 1)(1)', 3],
  ['function* g() { yield 1; yield 2 } const result = [...g()]', [1, 2]],
  ['let i = 0; do i += Math.abs(1); while (i < 3)\nconst result = i', 3],
  [
    'const $calls = 1, $ask = 2, $turns1 = 3; let s = 0; while (s < 3) s += Math.abs($calls); const result = s',
    3,
  ],
])('what comes to an end says the same: %s', (code, result) => {
  expect(run(code)).toEqual(result);
});

test('lines stay where they are', () => {
  const code = 'let n = 0;\nwhile (n < 3)\n  n +=\n    Math.abs(1);\nexport {\n  n,\n}\n';
  const guarded = guard(code);
  const value = guarded.ok ? guarded.value : '';
  expect(value.split('\n')).toHaveLength(code.split('\n').length);
  expect(value.split('\n')[3]).toContain('Math.abs(1);');
});

test.each([
  ['import * as React from "react";\nlet x = 1;\nexport { x };'],
  ['for (let i = 0, n = a.length; i < n; ++i) { s = s + a[i] | 0 }'],
  ['const double = x => x * 2;'],
])('nothing is added to what can’t take long: %s', (code) => {
  expect(guard(code)).toEqual({ ok: true, value: code });
});

test('a text that is no JavaScript is told', () => {
  expect(guard('let a = (1 +);')).toEqual({
    ok: false,
    error:
      'The program can’t run, because its JavaScript has a mistake: Unexpected token. Correct what stands in %raw, which the compiler takes over as it is.',
  });
});

test('a program that is nested too deeply is told so', () => {
  const guarded = guard(`let a = ${'f('.repeat(20_000)}1${')'.repeat(20_000)};`);
  const deep = guard(`let a = 1${' + 1'.repeat(50_000)};`);
  for (const result of [guarded, deep]) {
    expect(result).toEqual({
      ok: false,
      error: expect.stringContaining('nested too deeply'),
    });
  }
});
