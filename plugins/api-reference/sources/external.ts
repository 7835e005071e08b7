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

function strings(argument: string): readonly string[] {
  return [...argument.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
}

/** What an external is in JavaScript; undefined for values, and for what the compiler knows itself. */
export function externalOf(
  declaration: Pick<SourceDeclaration, 'name' | 'attributes' | 'external'>,
): External | undefined {
  const { external, attributes, name: own } = declaration;
  if (external === undefined || /^[%#?]|^caml_/.test(external)) return undefined;
  const found = new Map(
    attributes.flatMap((attribute): (readonly [string, readonly string[]])[] => {
      const [, word = '', argument = ''] = ATTRIBUTE.exec(attribute) ?? [];
      return Object.hasOwn(FORMS, word) ? [[word, strings(argument)]] : [];
    }),
  );
  // `@scope` and `@module` stand beside other forms and decide only alone.
  const [form] = [
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
