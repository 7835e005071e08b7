/** Types that the compilers know without a library, and the modules that work on them. */

/**
 * Ids of modules by the name of the type, best first: a version has the first of them that is in it.
 * Types that hardly anything works on, such as `unit`, have none.
 */
export const BUILT_IN_TYPES: Readonly<Record<string, readonly string[]>> = {
  array: ['Stdlib.Array', 'Core.Array', 'Js.Array2', 'Js.Array', 'Belt.Array'],
  bigint: ['Stdlib.BigInt', 'Core.BigInt', 'Js.BigInt'],
  bool: ['Stdlib.Bool', 'Core.Bool'],
  dict: ['Stdlib.Dict', 'Core.Dict', 'Js.Dict'],
  float: ['Stdlib.Float', 'Core.Float', 'Belt.Float', 'Js.Float'],
  int: ['Stdlib.Int', 'Core.Int', 'Belt.Int', 'Js.Int'],
  list: ['Stdlib.List', 'Core.List', 'Belt.List', 'Js.List'],
  option: ['Stdlib.Option', 'Core.Option', 'Belt.Option', 'Js.Option'],
  promise: ['Stdlib.Promise', 'Core.Promise', 'Js.Promise2', 'Js.Promise'],
  result: ['Stdlib.Result', 'Core.Result', 'Belt.Result', 'Js.Result'],
  string: ['Stdlib.String', 'Core.String', 'Js.String2', 'Js.String'],
};
