import { Sources } from '../../../plugins/api-reference/sources';
import { deprecationOf } from '../../../plugins/api-reference/sources/deprecation';

const RESCRIPT = `/***
Text of the file. */

@@deprecated("Use C instead")

include B_Inner

/** Represents /* nested
let it be */ an error */
@deprecated({
  reason: "Use \\"JsExn.t\\" instead",
  migrate: %replace.type(: JsExn.t),
})
type t

type exn +=
  private
  | @deprecated({reason: "Use \`JsExn\` \\
      instead", migrate: %replace.constructor(JsExn)})
  Error(t)

/** Not deprecated */
let a: int

@send @deprecated({
  reason: "Use b instead.",
  migrate: B.b(
    ~end=%insert.labelledArgument("end_"),
  ),
  migrateInPipeChain: b(%insert.unlabelledArgument(0) << 1, 2),
})
external b: int = "b.c"

@deprecated
let c: int

@inline let d = 1.
let e = ',' // let f
`;

const INNER = `module Inner = {
  /** Sets it. */
  external set: int => unit = "%set"
}
`;

const CPPO = `type 'a t = 'a list
external size : t -> int = "size" [@@bs.get]

#define COMMON(moduleName)\\
  external size : t -> int = "size" [@@bs.get]\\
  (* a comment
  external other : int

  *)\\
  external ( + ) : t -> t = STRINGIFY(moduleName) [@@bs.new] [@@deprecated "use \`plus\`"]

module A = struct
  COMMON(A)
end
module B = A
[@deprecated "use A"]
`;

const sources = new Sources({
  'B.resi': RESCRIPT,
  'B_Inner.res': INNER,
  'b.cppo.ml': CPPO,
});

const at = (line: number, name: string, filepath = '../../home/x/B.resi') =>
  sources.at({ filepath, line }, name);
const deprecationAt = (line: number, name: string) =>
  deprecationOf(at(line, name)?.attributes ?? []);

describe('declarations', () => {
  test.each([
    ['its comment begins', 8],
    ['its attribute begins', 10],
    ['itself begins', 14],
  ])('are found where the line is where %s', (_where, line) => {
    expect(deprecationAt(line, 't')).toEqual({
      reason: 'Use "JsExn.t" instead',
      migrate: '%replace.type(: JsExn.t)',
    });
  });

  test('are not those of neighbors', () => {
    expect(at(22, 'a')).toMatchObject({ line: 23, comments: ['Not deprecated'], attributes: [] });
    expect(at(23, 'b')).toBeUndefined();
    expect(at(34, 'c', 'Missing.res')).toBeUndefined();
  });

  test('have what their attributes say', () => {
    expect(at(25, 'b')).toMatchObject({ line: 32, external: 'b.c' });
    expect(deprecationAt(25, 'b')).toEqual({
      reason: 'Use b instead.',
      migrate: 'B.b(~end=%insert.labelledArgument("end_"))',
      migrateInPipeChain: 'b(%insert.unlabelledArgument(0) << 1, 2)',
    });
    expect(deprecationAt(34, 'c')).toEqual({ reason: '' });
    expect(at(37, 'd')?.attributes).toEqual(['@inline']);
    expect(at(38, 'e')?.attributes).toEqual([]);
  });

  test('of constructors have attributes of their own', () => {
    const found = sources.constructorIn('B.resi', 'Error');
    expect(found?.line).toBe(20);
    expect(deprecationOf(found?.attributes ?? [])).toEqual({
      reason: 'Use `JsExn` instead',
      migrate: '%replace.constructor(JsExn)',
    });
  });

  test('are found by name in what a file includes', () => {
    expect(sources.within('B.resi', ['Inner', 'set'])).toMatchObject({
      file: 'B_Inner.res',
      declaration: { line: 3, comments: ['Sets it.'], external: '%set' },
    });
    expect(sources.within('B.resi', ['Inner', 'get'])).toBeUndefined();
    expect(sources.fileOf('B_Inner')).toBe('B_Inner.res');
  });

  test('of macros have the lines of the file', () => {
    const inMacro = (line: number, name: string) => at(line, name, '../others/b.cppo.ml');
    expect(inMacro(2, 'size')?.line).toBe(2);
    expect(inMacro(31, 'size')?.line).toBe(5);
    expect(deprecationOf(inMacro(9, '+')?.attributes ?? [])?.reason).toBe('use `plus`');
    expect(inMacro(31, 'missing')).toBeUndefined();
    expect(deprecationOf(inMacro(15, 'B')?.attributes ?? [])?.reason).toBe('use A');
  });
});

test('a file may be deprecated as a whole', () => {
  expect(sources.deprecationOfFile('../others/B.resi')).toEqual({ reason: 'Use C instead' });
  expect(sources.deprecationOfFile('B_Inner.res')).toBeUndefined();
});

test('of two comments on the first declaration, the upper one is on the file', () => {
  const both = '/** On the file. */\n/** On t. */\ntype t\n\n/** On a. */\nlet a: int\n';
  const read = new Sources({ 'A.resi': both, 'B.resi': '/** On t. */\ntype t\n' });
  expect(read.commentOfFile('src/A.resi')).toBe('On the file.');
  expect(read.commentOfFile('src/B.resi')).toBeUndefined();
  expect(read.at({ filepath: 'A.resi', line: 1 }, 't')).toMatchObject({
    comments: ['On the file.', 'On t.'],
  });
});

test('in OCaml comments are on what they touch', () => {
  const read = new Sources({
    'a.ml': `(** On the file. *)

external a : int -> int = "a" [@@bs.send.pipe: t]
(** Behind a. *)

(** In front of b. *)
external b : int = "b" (** Behind b. *)

(** A section. *)

let c = 1
(* no documentation *)

(** In front of d. *)
let d = 2
`,
  });
  const on = (line: number, name: string) =>
    read.at({ filepath: 'a.ml', line }, name)?.ocamlComments;
  expect(on(3, 'a')).toEqual(['Behind a.']);
  expect(on(7, 'b')).toEqual(['In front of b.', 'Behind b.']);
  expect(on(11, 'c')).toEqual([]);
  expect(on(15, 'd')).toEqual(['In front of d.']);
});
