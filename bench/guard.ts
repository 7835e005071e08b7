/**
 * What the checks against endless programs cost those that come to an end: the same program with and
 * without them, as the compiler of the latest manual prints it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { compile } from '../plugins/compiled-examples/compiler';
import { allowAll } from '../plugins/program-runtime/frame/guard';
import { guard } from '../src/lib/program/guard';
import { LATEST_MANUAL_VERSION } from '../src/versions';
import { formatRows } from './table';

/** What the checks may add. */
const LIMIT = 1.15;

const ROUNDS = 15;

/** Programs that keep a processor busy for some tens of milliseconds. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'counting loops over an array': `let cells = Belt.Array.make(2_000_000, 1)
let sum = ref(0)
for turn in 1 to 20 {
  for i in 0 to 1_999_999 {
    sum := sum.contents + Belt.Array.getUnsafe(cells, i) * turn
  }
}`,
  'a sieve with while': `let size = 3_000_000
let isComposite = Belt.Array.make(size, false)
let n = ref(2)
while n.contents * n.contents < size {
  let multiple = ref(n.contents * n.contents)
  while multiple.contents < size {
    Belt.Array.setUnsafe(isComposite, multiple.contents, true)
    multiple := multiple.contents + n.contents
  }
  n := n.contents + 1
}`,
  recursion: `let rec rabbits = month => month < 2 ? month : rabbits(month - 1) + rabbits(month - 2)
let pairs = rabbits(30)`,
  'strings in a loop': `let text = ref("")
for i in 1 to 400_000 {
  text := text.contents ++ Belt.Int.toString(i)
}
let long = String.length(text.contents)`,
  'map, filter and sort': `let numbers = Array.fromInitializer(~length=200_000, i => mod(i * 7919, 200_003))
let sorted = numbers->Array.filter(n => mod(n, 3) > 0)->Array.map(n => n * 2)->Array.toSorted(Int.compare)`,
  'a tree of records': `type rec tree = Leaf | Node({left: tree, value: int, right: tree})
let rec add = (tree, value) =>
  switch tree {
  | Leaf => Node({left: Leaf, value, right: Leaf})
  | Node({left, value: here, right}) =>
    value < here
      ? Node({left: add(left, value), value: here, right})
      : Node({left, value: here, right: add(right, value)})
  }
let tree = ref(Leaf)
for i in 1 to 60_000 {
  tree := add(tree.contents, mod(i * 7919, 60_013))
}`,
};

/** The JavaScript of a program, as an ES module. */
async function compiled(name: string, code: string): Promise<string> {
  const compilation = await compile(
    { files: [{ module: 'Bench', extension: 'res', code }], moduleFormat: 'esmodule' },
    LATEST_MANUAL_VERSION.toolchain,
  );
  if (compilation.status === 'compiled') return compilation.javaScript;
  throw new Error(
    `bench: expected "${name}" to compile, got ${JSON.stringify(compilation)}; mend it in bench/guard.ts.`,
  );
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Imports a file anew, which runs it, and returns how long that took, in milliseconds. */
async function timeOf(file: string, round: number): Promise<number> {
  const address = `${pathToFileURL(file).href}?round=${round}`;
  const start = performance.now();
  await import(address);
  return performance.now() - start;
}

/** Prints how much longer programs run with the checks than without them. */
export async function measureGuard(): Promise<void> {
  allowAll();
  // Among the packages, so that the programs find the standard library.
  const folder = fs.mkdtempSync(path.resolve('node_modules', '.cache', 'bench-guard-'));
  const rows: string[][] = [];
  for (const [name, code] of Object.entries(PROGRAMS)) {
    const javaScript = await compiled(name, code);
    const guarded = guard(javaScript);
    if (!guarded.ok) throw new Error(`bench: ${guarded.error}`);
    const [plain, checked] = [path.join(folder, 'plain.mjs'), path.join(folder, 'checked.mjs')];
    fs.writeFileSync(plain, javaScript);
    fs.writeFileSync(checked, guarded.value);
    const times: { plain: number[]; checked: number[] } = { plain: [], checked: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const query = rows.length * ROUNDS + round;
      times.plain.push(await timeOf(plain, query));
      times.checked.push(await timeOf(checked, query));
    }
    const [without, withChecks] = [medianOf(times.plain), medianOf(times.checked)];
    rows.push([
      name,
      `${without.toFixed(1)} ms`,
      `${withChecks.toFixed(1)} ms`,
      `${(withChecks / without).toFixed(2)} ×`,
      `${LIMIT} ×`,
    ]);
  }
  fs.rmSync(folder, { recursive: true });
  console.log('\nPrograms with checks against endless loops, in Node:\n');
  console.log(formatRows(['program', 'without', 'with', 'ratio', 'limit'], rows));
}
