/** Code examples of the corpus: each compiles alone, in every ReScript from 10 to 12. */
import type { Random } from './random';
import { NAMES } from './words';

/** A code block of a page. */
export interface Fence {
  readonly language: 'res' | 'js' | 'sh';
  readonly code: string;
}

type Template = (random: Random) => string;

const name = (random: Random) => random.pick(NAMES);
const number = (random: Random) => random.integer(2, 99);

const RESCRIPT = [
  (random) => {
    const value = name(random);
    return `let ${value} = ${number(random)}
let double = value => value * 2
let result = double(${value}) + ${number(random)}`;
  },
  (random) => {
    const field = name(random);
    return `type item = {
  label: string,
  ${field}: int,
}

let first = {label: "${field}", ${field}: ${number(random)}}
let next = {...first, ${field}: first.${field} + ${number(random)}}`;
  },
  (random) => `type shape =
  | Circle(float)
  | Rectangle(float, float)
  | Empty

let area = shape =>
  switch shape {
  | Circle(radius) => ${number(random)}.0 *. radius
  | Rectangle(width, height) => width *. height
  | Empty => 0.0
  }

let ${name(random)} = area(Rectangle(${number(random)}.5, 2.0))`,
  (random) => `let describe = (~${name(random)} as value, ~unit="px", ()) =>
  if value > ${number(random)} {
    "long " ++ unit
  } else {
    "short " ++ unit
  }`,
  (random) => `module Counter = {
  type t = {mutable value: int}
  let make = () => {value: ${number(random)}}
  let step = counter => counter.value = counter.value + 1
}

let counter = Counter.make()
Counter.step(counter)`,
  (random) => `let rec sum = numbers =>
  switch numbers {
  | list{} => 0
  | list{head, ...tail} => head + sum(tail)
  }

let ${name(random)} = sum(list{${number(random)}, ${number(random)}, ${number(random)}})`,
  (random) => `@module("path") external join: (string, string) => string = "join"

let ${name(random)} = join("src", "file-${number(random)}.res")`,
  (random) => `let withDefault = (value, fallback) =>
  switch value {
  | Some(found) => found
  | None => fallback
  }

let ${name(random)} = withDefault(None, ${number(random)})`,
] as const satisfies readonly Template[];

const JAVASCRIPT = [
  (random) => `function double(value) {
  return value << 1;
}

const ${name(random)} = double(${number(random)});

export { double };`,
  (random) => `const items = [${number(random)}, ${number(random)}, ${number(random)}];
const ${name(random)} = items.map((item) => item * 2).filter((item) => item > ${number(random)});
console.log(items.length);`,
  (random) => `import { readFile } from "node:fs/promises";

const text = await readFile("file-${number(random)}.txt", "utf8");
console.log(text.slice(0, ${number(random)}));`,
] as const satisfies readonly Template[];

const SHELL = [
  () => `npm install rescript
npx rescript build`,
  (random) => `mkdir project-${number(random)}
cd project-${number(random)}
npm init -y`,
] as const satisfies readonly Template[];

/** A random example: seven of ten in ReScript, two in JavaScript, one for the shell. */
export function createFence(random: Random): Fence {
  const kind = random.integer(1, 10);
  if (kind <= 7) return { language: 'res', code: random.pick<Template>(RESCRIPT)(random) };
  if (kind <= 9) return { language: 'js', code: random.pick<Template>(JAVASCRIPT)(random) };
  return { language: 'sh', code: random.pick<Template>(SHELL)(random) };
}
