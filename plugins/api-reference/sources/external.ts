/** What an external is in JavaScript, as its attributes say it. */
import type { SourceDeclaration } from './declarations';

/** How JavaScript gets at it. */
export type ExternalForm =
  'method' | 'getter' | 'setter' | 'constructor' | 'value' | 'index-getter' | 'index-setter';

/** An external in JavaScript. */
export interface External {
  readonly form: ExternalForm;
  /** Its name there: `flatMap`; empty for elements by index. */
  readonly name: string;
  /** Objects that it is found in: `['Intl']`. */
  readonly scope: readonly string[];
  /** The module that it is imported from. */
  readonly module?: string;
}

/** `@send`, `@bs.send.pipe(: t)`, `[@@bs.send]` → send, send.pipe. */
const ATTRIBUTE = /^(?:\[@@?|@)(?:bs\.)?(\w+(?:\.\w+)*)([\s\S]*)$/;

const FORMS: Readonly<Record<string, ExternalForm>> = {
  send: 'method',
  'send.pipe': 'method',
  get: 'getter',
  set: 'setter',
  new: 'constructor',
  val: 'value',
  scope: 'value',
  module: 'value',
  get_index: 'index-getter',
  set_index: 'index-setter',
};

/** What the compiler makes of its own primitives, where that is a member or an element of the first argument. */
const PRIMITIVES: Readonly<Record<string, Pick<External, 'form' | 'name'>>> = {
  '%array_get': { form: 'index-getter', name: '' },
  '%array_length': { form: 'getter', name: 'length' },
  '%array_set': { form: 'index-setter', name: '' },
  '%array_unsafe_get': { form: 'index-getter', name: '' },
  '%array_unsafe_set': { form: 'index-setter', name: '' },
  '%string_length': { form: 'getter', name: 'length' },
};

function strings(argument: string): readonly string[] {
  return [...argument.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
}

/** What an external is in JavaScript; undefined for values, and for most of what the compiler knows itself. */
export function externalOf(
  declaration: Pick<SourceDeclaration, 'name' | 'attributes' | 'external'>,
): External | undefined {
  const { external, attributes, name: own } = declaration;
  if (external === undefined) return undefined;
  const primitive = Object.hasOwn(PRIMITIVES, external) ? PRIMITIVES[external] : undefined;
  if (primitive) return { ...primitive, scope: [] };
  if (/^[%#?]|^caml_/.test(external)) return undefined;
  const found = new Map(
    attributes.flatMap((attribute): (readonly [string, readonly string[]])[] => {
      const [, word = '', argument = ''] = ATTRIBUTE.exec(attribute) ?? [];
      return Object.hasOwn(FORMS, word) ? [[word, strings(argument)]] : [];
    }),
  );
  // `@scope` and `@module` stand beside other forms and decide only alone.
  const [said] = [
    'send',
    'send.pipe',
    'get',
    'set',
    'new',
    'get_index',
    'set_index',
    'val',
    'scope',
    'module',
  ]
    .filter((word) => found.has(word))
    .flatMap((word) => FORMS[word] ?? []);
  // A path needs no attribute: `"Array.from"`.
  const form = said ?? (external.includes('.') ? 'value' : undefined);
  // `@val("Date")` is a form of old that compilers read in different ways.
  if (form === undefined || (found.get('val') ?? []).length > 0) return undefined;
  const [module] = found.get('module') ?? [];
  const path = (external === '' ? own : external).split('.');
  return {
    form,
    name: form.startsWith('index') ? '' : (path.at(-1) ?? ''),
    scope: [...(found.get('scope') ?? []), ...path.slice(0, -1)],
    ...(module !== undefined && { module }),
  };
}
