/**
 * Rewrites that the packages state and that don't compile, as `tests/integration/rewrites.test.ts` proves with the
 * compiler. The migration tool writes them all the same.
 */

/** Arrays whose members the template takes for functions of the library's typed arrays. */
const TYPED_ARRAYS = [
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array'],
  ...['Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array'],
];

/** The templates of these take arguments for what the new function takes first. */
function membersOf(array: string): readonly string[] {
  const own = [...(array === 'Int8Array' ? [] : ['slice', 'subarray']), 'copyWithinFromRange'];
  return own.map((name) => `Js.Typed_array.${array}.${name}`);
}

/** Items by id. */
const BROKEN: ReadonlySet<string> = new Set([
  // Names that exist nowhere without a module.
  ...['undefinedToOption', 'isNullable', 'testAny', 'eqNull', 'eqUndefined', 'eqNullable'].map(
    (name) => `Js.${name}`,
  ),
  ...['lt', 'le', 'gt', 'ge'].map((name) => `Js.unsafe_${name}`),
  // Callbacks get labeled arguments, or no longer get them.
  'Js.Promise.make',
  'Js.Promise2.make',
  ...[0, 1, 2, 3].map((groups) => `Js.String2.unsafeReplaceBy${groups}`),
  // Arguments are missing, or in the wrong order.
  'Js.Array.join',
  'Js.Json.stringifyWithSpace',
  'Js.Promise.then_',
  'Js.Typed_array.S.includes',
  ...TYPED_ARRAYS.flatMap(membersOf),
]);

/** Whether code doesn't compile after the migration tool has rewritten a use of an item. */
export function isRewriteBroken(id: string): boolean {
  return BROKEN.has(id);
}
