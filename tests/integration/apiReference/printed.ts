// cspell:ignore rescriptcore jsnullundefined jsnullable
/**
 * A second reading of what compilers print about compiled modules, for the comparison with the reference. It
 * shares nothing with the reader of `plugins/api-reference/signatures`: it compares tokens, not texts.
 */

/** Declarations of a module by what they declare: `value map`, `type t`. */
export interface PrintedModule {
  /** Tokens of the declaration behind the name, in a form that both sides share. */
  readonly items: ReadonlyMap<string, readonly string[]>;
  /** Modules written out in it. */
  readonly modules: ReadonlyMap<string, PrintedModule>;
  /** Modules that are other names, with what they are names of: `Js_dict`, `Intl.Collator`. */
  readonly aliases: ReadonlyMap<string, string>;
}

const TOKENS =
  /"(?:[^"\\]|\\.)*"|=>|->|\.\.|[A-Za-z_][\w']*(?:\.[A-Za-z_][\w']*)*|'\w+|[~#`@]\w+|[^\s\w]/g;

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/** The index behind the bracket that closes the one at an index. */
function behindBracket(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (OPENING.has(token)) depth += 1;
    if (CLOSING.has(token)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

/** Without attributes, which say how something is bound: `@as("x")`, `[@bs.send]`. */
function withoutAttributes(tokens: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (token === '[' && tokens[index + 1]?.startsWith('@')) {
      index = behindBracket(tokens, index) - 1;
    } else if (token.startsWith('@')) {
      while (tokens[index + 1] === '.' && /^\w/.test(tokens[index + 2] ?? '')) index += 2;
      if (tokens[index + 1] === '(') index = behindBracket(tokens, index + 1) - 1;
    } else kept.push(token);
  }
  return kept;
}

/** One name for `Js_dict.t`, `Js.Dict.t`; `Stdlib_Iterator.t`, `Iterator.t`. */
function publicName(token: string): string {
  if (!token.includes('.') || !/^[A-Z]/.test(token)) return token;
  const parts = token.split('.');
  const name = parts.pop() ?? '';
  const place = parts
    // Files for code that is compiled with the flag `-uncurried`.
    .map((part) => part.replace(/^(Pervasives|Jsx\w*?)U$/, '$1'))
    .join('')
    .replace(/_/g, '')
    .toLowerCase()
    .replace(/^(?:rescriptcore|stdlib|core)/, '')
    // The file has an older name.
    .replace(/^jsnullundefined$/, 'jsnullable');
  return place === '' ? name : `${place}.${name}`;
}

/** Operators as programs write them, by the names that compiled modules have for them in some versions. */
export const OCAML_OPERATORS: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['<>', '!='],
  ['==', '==='],
  ['!=', '!=='],
  ['^', '++'],
]);

/** A declared operator: alone, in parentheses or in quotes. */
const DECLARED_OPERATOR =
  /\b(external|let)\s+(?:\(\s*([^\w\s]+)\s*\)|\\?"([^\w\s"]+)"|([^\w\s"(\\]+?)):(?=\s)/g;

/** Operators in quotes, so that none of them looks like something else. */
function withQuotedOperators(text: string): string {
  const isOcaml = /^external =:/m.test(text);
  return text.replace(
    DECLARED_OPERATOR,
    (_match, keyword: string, ...names: (string | undefined)[]) => {
      const name = names.slice(0, 3).find((one) => one !== undefined) ?? '';
      return `${keyword} "${(isOcaml ? OCAML_OPERATORS.get(name) : undefined) ?? name}":`;
    },
  );
}

/** Tokens that say the same in all layouts. */
export function tokensOf(text: string): readonly string[] {
  // Paths that hold a name of another language's are quoted.
  const plain = withQuotedOperators(text).replace(/\\?"((?:[A-Z]\w*\.)*[A-Z]\w*)"\./g, '$1.');
  const tokens = withoutAttributes(plain.match(TOKENS) ?? []);
  return tokens
    .filter((token, index) => {
      const [before = '', next = ''] = [tokens[index - 1], tokens[index + 1]];
      if (token === ',') return !CLOSING.has(next) && next !== '>';
      if (token === '|') return before !== '=' && before !== '[';
      if ((token === 'rec' || token === 'nonrec') && before === 'type') return false;
      return token !== ';' && token !== '\\';
    })
    .map(publicName);
}

const KEYWORDS = new Set(['let', 'external', 'type', 'and', 'exception', 'module', 'include']);

/** Declarations outside of brackets, each from its keyword on. */
function statements(tokens: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const isModuleType = token === 'type' && tokens[index - 1] === 'module';
    const isPacked = token === 'module' && tokens[index + 1] === '(';
    if (depth === 0 && KEYWORDS.has(token) && !isModuleType && !isPacked) found.push([]);
    if (OPENING.has(token)) depth += 1;
    if (CLOSING.has(token)) depth -= 1;
    found.at(-1)?.push(token);
  }
  return found;
}

/** The tokens of a value's type, and those of a binding left out: `= "push" "#rescript-external"`. */
function typeOf(tokens: readonly string[]): readonly string[] {
  const end = tokens.findIndex(
    (token, index) => token === '=' && tokens[index + 1]?.startsWith('"') === true,
  );
  return end === -1 ? tokens : tokens.slice(0, end);
}

/** What a declaration declares, and what it says of it. */
export function declared(
  tokens: readonly string[],
): { readonly key: string; readonly says: readonly string[] } | undefined {
  const [keyword = '', ...rest] = tokens;
  switch (keyword) {
    case 'let':
    case 'external': {
      // Operators have parentheses or quotes.
      const colon = rest.indexOf(':');
      const name = rest
        .slice(0, colon)
        .join('')
        .replace(/^[("]|[)"]$/g, '');
      return { key: `value ${name}`, says: typeOf(rest.slice(colon + 1)) };
    }
    case 'type':
    case 'and': {
      const [name = '', ...says] = rest;
      if (name === 'exn') {
        const [constructor = '', ...payload] = says
          .slice(says.indexOf('=') + 1)
          .filter((token) => !['private', 'pri', '|'].includes(token));
        return { key: `exception ${constructor}`, says: payload };
      }
      return { key: `type ${name}`, says };
    }
    case 'exception':
      return { key: `exception ${rest[0] ?? ''}`, says: rest.slice(1) };
    case 'module':
      return rest[0] === 'type'
        ? { key: `module-type ${rest[1] ?? ''}`, says: rest.slice(2) }
        : { key: `module ${rest[0] ?? ''}`, says: rest.slice(1) };
    default:
      return undefined;
  }
}

/** Reads a printed interface, or what stands between the braces of a module. */
export function readPrinted(tokens: readonly string[]): PrintedModule {
  const items = new Map<string, readonly string[]>();
  const modules = new Map<string, PrintedModule>();
  const aliases = new Map<string, string>();
  for (const statement of statements(tokens)) {
    const found = declared(statement);
    if (!found) continue;
    const { key, says } = found;
    items.set(key, says);
    const name = key.replace(/^module(?:-type)? /, '');
    if (name === key) continue;
    const open = says.findLastIndex((token, index) => {
      return token === '{' && behindBracket(says, index) === says.length;
    });
    if (open !== -1) {
      modules.set(name, readPrinted(says.slice(open + 1, -1)));
    } else if (says[0] === '=') aliases.set(name, says.slice(1).join(''));
  }
  return { items, modules, aliases };
}
