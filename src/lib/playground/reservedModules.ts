// cspell:ignore rescripttools Genlex Printexc Scanf reactdom reasonreact rescriptreact
/**
 * Names of modules that a program's own files can't have: those that any of the five compilers, its standard library,
 * Core or React already has, so that a file would hide them or be hidden by them; and the name of programs of one file.
 */
const NAMES: ReadonlySet<string> = new Set(
  (
    'Arg Array ArrayBuffer ArrayLabels AsyncIterator Belt BigInt BigInt64Array BigUint64Array Block Bool Buffer Bytes ' +
    'BytesLabels Callback Char Complex Console Curry DataView Date Dict Digest Dom Error Exn Filename Float ' +
    'Float32Array Float64Array Format Genlex Global Hashtbl HashtblLabels Int Int16Array Int32 Int32Array Int64 ' +
    'Int8Array Intl Iterator Js JSON JsError JsExn Lazy Lexing List ListLabels Map MapLabels Marshal Math MoreLabels ' +
    'Node Null Nullable Obj Object OCamlCompat Option Ordering Pair Parsing Pervasives PervasivesU Playground ' +
    'Printexc Printf Promise Queue Random React ReactEvent ReactTestUtils RegExp RescriptCore RescriptTools Result ' +
    'Scanf Set SetLabels Sort Stack StdLabels Stdlib Stream String StringLabels Symbol Sys Type TypedArray Uchar ' +
    'Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet'
  )
    .toLowerCase()
    .split(' '),
);

/** Beginnings of names that libraries keep to themselves. */
const FAMILIES =
  /^(?:belt_|caml|core__|dom_|js_|jsx|node_|primitive_|react(?:_|dom|event|v3)|reasonreact|rescriptreact|rescripttools_|std_exit|stdlib_)/;

/** Whether a module of the compiler's own libraries has a name; folders of some systems don't tell capitals apart. */
export function isReserved(module: string): boolean {
  const name = module.toLowerCase();
  return NAMES.has(name) || FAMILIES.test(name);
}
