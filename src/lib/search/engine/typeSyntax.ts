/** Reads types as ReScript and Reason write them, from signatures and from what readers type. */

/** A type: a variable, a constructor with its arguments, or a function. */
export type Type =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'constructor'; readonly name: string; readonly arguments: readonly Type[] }
  | {
      readonly kind: 'function';
      /** Without those that may be left out. */
      readonly parameters: readonly Type[];
      readonly result: Type;
    };

/** Names, type variables, arrows and single signs. */
const TOKENS =
  /=>|\.\.\.|\.\.|=\?|'[a-z_]\w*|[#~]?[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*|[^\s]/gu;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '<': '>', '[': ']', '{': '}' };

/** Types within types beyond which nothing is read: nobody writes them. */
const DEEPEST = 24;

/** The name of tuples among constructors. */
export const TUPLE = '()';

/** What stands for a type that is not written yet: it may be any. */
export const HOLE = '?';

class Refused extends Error {}

interface Parameter {
  readonly type: Type;
  readonly isOptional: boolean;
}

/** Reads from left to right; brackets that are still open at the end count as closed. */
class Reader {
  private readonly tokens: readonly string[];
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.tokens = text.match(TOKENS) ?? [];
  }

  /** The whole text as one type. */
  all(): Type {
    const type = this.type();
    if (this.peek() === ';') this.at += 1;
    if (this.peek() !== undefined) throw new Refused();
    return type;
  }

  private peek(): string | undefined {
    return this.tokens[this.at];
  }

  private next(): string | undefined {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  private takes(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at += 1;
    return true;
  }

  /** Takes what closes a bracket; the end of the text closes all. */
  private close(token: string): void {
    if (this.peek() !== undefined && !this.takes(token)) throw new Refused();
  }

  private type(): Type {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Refused();
    const parameters = this.peek() === '(' ? this.parameters() : [this.parameter()];
    const type = this.takes('=>') ? this.arrow(parameters) : asOne(parameters);
    this.depth -= 1;
    return type;
  }

  private arrow(parameters: readonly Parameter[]): Type {
    const result = this.type();
    const needed = parameters.filter(({ isOptional }) => !isOptional).map(({ type }) => type);
    // `a => b => c` and `(a, b) => c` are the same to whoever looks for one.
    return result.kind === 'function'
      ? { ...result, parameters: [...needed, ...result.parameters] }
      : { kind: 'function', parameters: needed, result };
  }

  private parameters(): readonly Parameter[] {
    this.at += 1;
    this.takes('.');
    const list: Parameter[] = [];
    while (this.peek() !== ')' && this.peek() !== undefined) {
      list.push(this.labeled());
      if (!this.takes(',')) break;
    }
    this.close(')');
    return list;
  }

  /** A type within parentheses, with label and default: `~digits: int=?`. */
  private labeled(): Parameter {
    if (!this.peek()?.startsWith('~')) return { type: this.type(), isOptional: false };
    this.at += 1;
    if (!this.takes(':')) throw new Refused();
    const type = this.type();
    const isOptional = this.takes('=?') || this.takes('?');
    return { type, isOptional };
  }

  private parameter(): Parameter {
    if (this.peek()?.startsWith('~')) return this.labeled();
    return { type: this.atom(), isOptional: false };
  }

  private atom(): Type {
    const token = this.next();
    if (token === undefined) return { kind: 'variable', name: HOLE };
    if (token.startsWith("'")) return { kind: 'variable', name: token.slice(1) };
    if (token === '_') return { kind: 'variable', name: HOLE };
    if (token === '{' || token === '[') return this.opaque(token);
    if (!/^[\p{L}_]/u.test(token)) throw new Refused();
    return { kind: 'constructor', name: token, arguments: this.arguments() };
  }

  private arguments(): readonly Type[] {
    const open = this.peek();
    if (open !== '<' && open !== '(') return [];
    this.at += 1;
    const list: Type[] = [];
    while (this.peek() !== CLOSING[open] && this.peek() !== undefined) {
      list.push(this.type());
      if (!this.takes(',')) break;
    }
    this.close(CLOSING[open] ?? '');
    return list;
  }

  /** Objects and polymorphic variants are compared as they are written. */
  private opaque(open: string): Type {
    const name = [open];
    let depth = 1;
    while (depth > 0) {
      const token = this.next();
      if (token === undefined) break;
      if (token === open) depth += 1;
      if (token === CLOSING[open]) depth -= 1;
      name.push(token);
    }
    // A block of code.
    if (name.join('') === '{}') throw new Refused();
    return { kind: 'constructor', name: name.join(' '), arguments: [] };
  }
}

/** `(a)` is a, `(a, b)` a tuple, `()` unit. */
function asOne(parameters: readonly Parameter[]): Type {
  const [first] = parameters;
  if (parameters.length === 1 && first) return first.type;
  return {
    kind: 'constructor',
    name: parameters.length === 0 ? 'unit' : TUPLE,
    arguments: parameters.map(({ type }) => type),
  };
}

/** The type that a text is; undefined for a text that is none. */
export function readType(text: string): Type | undefined {
  try {
    return new Reader(text).all();
  } catch (reason) {
    if (reason instanceof Refused) return undefined;
    throw reason;
  }
}
