/** Types and exceptions that the compilers know without a library, and the modules that work on them. */
import type { BuiltIns } from '../../../src/compilers';
import { typeDetails } from '../signatures/details';
import { anchorOf } from './anchors';
import type { ApiException, ApiSyntax, ApiType } from './types';

/** The module that all programs have open; its page has what is built in, too. */
export const PERVASIVES = 'Pervasives';

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

/** Declarations of types with parameters or constructors; all others are a name alone. */
const TYPE_DECLARATIONS: Readonly<Record<string, string>> = {
  array: "array<'a>",
  dict: "dict<'a>",
  lazy_t: "lazy_t<'a>",
  list: "list<'a>",
  option: "option<'a> = None | Some('a)",
  promise: "promise<'a>",
  result: "result<'a, 'b> = Ok('a) | Error('b)",
};

const PLACE = '((string, int, int))';

/** What exceptions carry; all others carry nothing. */
const PAYLOADS: Readonly<Record<string, string>> = {
  Assert_failure: PLACE,
  Failure: '(string)',
  Invalid_argument: '(string)',
  JsError: '(unknown)',
  JsExn: '(unknown)',
  Match_failure: PLACE,
  Sys_error: '(string)',
  Undefined_recursive_module: PLACE,
};

function inSyntax(declaration: string, syntax: ApiSyntax): string {
  return syntax === 'reason' ? declaration.replace(/</g, '(').replace(/>/g, ')') : declaration;
}

/** The types and exceptions that a compiler knows itself, as items of Pervasives. */
export function builtInItems(
  { types, exceptions }: BuiltIns,
  syntax: ApiSyntax,
): readonly (ApiType | ApiException)[] {
  const shared = (kind: 'type' | 'exception', name: string, signature: string) => ({
    name,
    id: `${PERVASIVES}.${name}`,
    anchor: anchorOf(kind, name),
    signature,
    isNative: false,
    isBuiltIn: true as const,
  });
  return [
    ...[...types].sort().map((name): ApiType => {
      const signature = inSyntax(`type ${TYPE_DECLARATIONS[name] ?? name}`, syntax);
      return {
        kind: 'type',
        ...shared('type', name, signature),
        ...typeDetails(signature, syntax),
      };
    }),
    ...[...exceptions].sort().map((name): ApiException => ({
      kind: 'exception',
      ...shared('exception', name, `exception ${name}${PAYLOADS[name] ?? ''}`),
    })),
  ];
}
