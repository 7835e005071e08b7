import type { Toolchain } from '../versions';
import { compilerMajor } from './installCommands';
import type { Syntax } from './playgroundLink';

/** The first compiler whose standard library calls the console `Console`. */
const FIRST_WITH_CONSOLE = 11;

const REASON = `type seat =
  | Window
  | Aisle;

let price = seat =>
  switch (seat) {
  | Window => 12
  | Aisle => 10
  };

let total =
  [|Window, Aisle, Aisle|]
  ->Belt.Array.map(price)
  ->Belt.Array.reduce(0, (sum, next) => sum + next);

Js.log2("Three seats:", total);
`;

const SEATS = `type seat = Window | Aisle

let price = seat =>
  switch seat {
  | Window => 12
  | Aisle => 10
  }
`;

const WITH_BELT = `${SEATS}
let total =
  [Window, Aisle, Aisle]
  ->Belt.Array.map(price)
  ->Belt.Array.reduce(0, (sum, next) => sum + next)

Js.log2("Three seats:", total)
`;

const WITH_CONSOLE = `${SEATS}
let total =
  [Window, Aisle, Aisle]
  ->Array.map(price)
  ->Array.reduce(0, (sum, next) => sum + next)

Console.log2("Three seats:", total)
`;

/** The program that the playground begins with; it compiles with the given toolchain. */
export function defaultProgram(toolchain: Toolchain, syntax: Syntax): string {
  if (syntax === 'reason') return REASON;
  return compilerMajor(toolchain) < FIRST_WITH_CONSOLE ? WITH_BELT : WITH_CONSOLE;
}

/** Whether a program is one that the playground begins with, of whatever version. */
export function isDefaultProgram(code: string): boolean {
  return [REASON, WITH_BELT, WITH_CONSOLE].includes(code);
}
