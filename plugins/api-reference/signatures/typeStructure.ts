/**
 * Types as trees, for programs that don't want to read declarations themselves. The search has a reader of
 * its own (`src/lib/search/engine/typeSyntax.ts`), which is lenient and forgets labels.
 */

/** A parameter of a function. */
export interface ParameterStructure {
  /** Without the tilde; absent for parameters by position. */
  readonly label?: string;
  /** Present where a call may leave it out. */
  readonly isOptional?: true;
  readonly type: TypeStructure;
}

/** A field of an object or of a record. */
export interface FieldStructure {
  readonly name: string;
  /** Present where it may be left out. */
  readonly isOptional?: true;
  readonly type: TypeStructure;
}

/** A tag of a polymorphic variant, without its sign. */
export interface TagStructure {
  readonly name: string;
  readonly arguments?: readonly TypeStructure[];
}

/** A type. */
export type TypeStructure =
  | { readonly kind: 'variable'; readonly name: string }
  | {
      readonly kind: 'named';
      /** As the signature spells it: `array`, `Js.Dict.t`. */
      readonly name: string;
      readonly arguments?: readonly TypeStructure[];
    }
  | { readonly kind: 'tuple'; readonly items: readonly TypeStructure[] }
  | {
      readonly kind: 'function';
      readonly parameters: readonly ParameterStructure[];
      readonly result: TypeStructure;
    }
  | {
      readonly kind: 'object';
      /** Whether it may have other fields. */
      readonly isOpen: boolean;
      readonly fields: readonly FieldStructure[];
    }
  /** A record that is the argument of a constructor. */
  | { readonly kind: 'record'; readonly fields: readonly FieldStructure[] }
  | {
      readonly kind: 'variant';
      /** `at least` for `[>`, `at most` for `[<`. */
      readonly bound: 'exactly' | 'at least' | 'at most';
      readonly tags: readonly TagStructure[];
    }
  /** A module as a value; `signature` is the name of its module type, with constraints. */
  | { readonly kind: 'module'; readonly signature: string }
  /** A type that a variable stands for: `{..} as 'a`. */
  | { readonly kind: 'alias'; readonly name: string; readonly type: TypeStructure };

const TOKENS =
  /"(?:[^"\\]|\\.)*"|=>|\.\.|'[a-z_]\w*|~\w+|[#`](?:\w+|"[^"]*")|@[\w.]+|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|\S/g;

class Unreadable extends Error {}

function withArguments<T extends object>(
  node: T,
  list: readonly TypeStructure[],
): T & { readonly arguments?: readonly TypeStructure[] } {
  return list.length === 0 ? node : { ...node, arguments: list };
}

/** Reads tokens from left to right. */
class Reader {
  private readonly text: string;
  private readonly tokens: readonly { readonly text: string; readonly from: number }[];
  private at = 0;

  constructor(text: string) {
    this.text = text;
    this.tokens = [...text.matchAll(TOKENS)].map((match) => ({
      text: match[0],
      from: match.index,
    }));
  }

  /** Reads the whole text. */
  whole<T>(read: () => T): T {
    const found = read();
    if (this.peek() !== undefined) throw new Unreadable();
    return found;
  }

  /** A type, of which functions may be a part. */
  readonly type = (): TypeStructure => {
    const start = this.peek() === '(' ? this.inParentheses() : [this.parameter()];
    const type = this.takes('=>')
      ? ({ kind: 'function', parameters: start, result: this.type() } as const)
      : asOne(start);
    if (!this.takes('as')) return type;
    return { kind: 'alias', name: this.next(), type };
  };

  /** What stands behind the name of a constructor. */
  readonly ofConstructor = (): ConstructorStructure => {
    const found = { arguments: this.payload() };
    return this.takes(':') ? { ...found, result: this.type() } : found;
  };

  /**
   * The type behind the first equal sign; a definition of the same type may follow.
   *
   * @throws Unreadable for records, variants and abstract types
   */
  manifest(): TypeStructure {
    this.needs('=');
    const isRecord = this.peek() === '{' && !/^(?:"|\.)/.test(this.peek(1) ?? '');
    const [first = ''] = /[^.]*$/.exec(this.peek() ?? '') ?? [];
    if (isRecord || /^[A-Z|@]/.test(first)) throw new Unreadable();
    const type = this.type();
    const end = this.peek();
    if (end !== undefined && end !== '=' && end !== 'constraint') throw new Unreadable();
    return type;
  }

  private payload(): readonly TypeStructure[] {
    if (this.peek() !== '(') return [];
    return this.inParentheses().map(({ type }) => type);
  }

  private peek(ahead = 0): string | undefined {
    return this.tokens[this.at + ahead]?.text;
  }

  private next(): string {
    const token = this.peek();
    if (token === undefined) throw new Unreadable();
    this.at += 1;
    return token;
  }

  private takes(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at += 1;
    return true;
  }

  private needs(token: string): void {
    if (!this.takes(token)) throw new Unreadable();
  }

  /** What stands between brackets, parted by commas; the opening one has been read. */
  private listUntil<T>(closing: string, one: () => T): readonly T[] {
    const found: T[] = [];
    while (!this.takes(closing)) {
      found.push(one());
      if (this.takes(',')) continue;
      this.needs(closing);
      break;
    }
    return found;
  }

  private inParentheses(): readonly ParameterStructure[] {
    this.needs('(');
    if (this.peek() === 'module') {
      // Reason writes the parentheses around it.
      const type = this.module(')');
      return [{ type }];
    }
    // The dot of uncurried functions.
    this.takes('.');
    return this.listUntil(')', () => this.parameter());
  }

  /** A type with its label and its mark of being optional: `~digits: int=?`. */
  private parameter(): ParameterStructure {
    this.attributes();
    const [, label] = /^~(\w+)/.exec(this.peek() ?? '') ?? [];
    if (label === undefined) return { type: this.peek() === '(' ? this.type() : this.part() };
    this.at += 1;
    this.needs(':');
    const type = this.peek() === '(' ? this.type() : this.part();
    if (!this.takes('=')) return { label, type };
    this.needs('?');
    return { label, isOptional: true, type };
  }

  private attributes(): void {
    while (this.peek()?.startsWith('@')) {
      this.at += 1;
      if (this.takes('(')) while (this.next() !== ')');
    }
  }

  /** A type within a list: one without parentheses around it, or a function with one parameter. */
  private part(): TypeStructure {
    const first = this.atom();
    const type: TypeStructure = this.takes('=>')
      ? { kind: 'function', parameters: [{ type: first }], result: this.type() }
      : first;
    return this.takes('as') ? { kind: 'alias', name: this.next(), type } : type;
  }

  private atom(): TypeStructure {
    const token = this.next();
    if (token.startsWith("'")) return { kind: 'variable', name: token };
    if (token === '{') return this.braces();
    if (token === '[') return this.variant();
    if (token === 'module') {
      this.at -= 1;
      return this.module(undefined);
    }
    if (!/^[A-Za-z_]/.test(token)) throw new Unreadable();
    const isApplied = this.peek() === '<' || this.peek() === '(';
    if (!isApplied) return { kind: 'named', name: token };
    const closing = this.next() === '<' ? '>' : ')';
    const list = this.listUntil(closing, this.type);
    return withArguments({ kind: 'named', name: token } as const, list);
  }

  /** `module(Comparable with type t = 'a)`; in Reason `(module Comparable)`, with its closing bracket. */
  private module(closing: ')' | undefined): TypeStructure {
    this.needs('module');
    const end = closing ?? ')';
    if (closing === undefined) this.needs('(');
    const from = this.tokens[this.at]?.from ?? 0;
    let depth = 0;
    for (;;) {
      const token = this.next();
      if (token === '(') depth += 1;
      if (token !== end) continue;
      if (depth === 0) break;
      depth -= 1;
    }
    const to = this.tokens[this.at - 1]?.from ?? this.text.length;
    return { kind: 'module', signature: this.text.slice(from, to).replace(/\s+/g, ' ').trim() };
  }

  /** An object, or the record of a constructor. */
  private braces(): TypeStructure {
    const isOpen = this.takes('..');
    const isObject = this.takes('.') || isOpen || this.peek()?.startsWith('"') === true;
    this.takes(',');
    const fields = this.listUntil('}', () => this.field());
    return isObject ? { kind: 'object', isOpen, fields } : { kind: 'record', fields };
  }

  private field(): FieldStructure {
    this.attributes();
    if (this.peek() === 'mutable') this.at += 1;
    this.takes('\\');
    const name = this.next().replace(/^"|"$/g, '');
    const isOptional = this.takes('?');
    this.needs(':');
    return { name, ...(isOptional && { isOptional }), type: this.type() };
  }

  private variant(): TypeStructure {
    const bound = this.takes('>') ? 'at least' : this.takes('<') ? 'at most' : 'exactly';
    const tags: TagStructure[] = [];
    this.takes('|');
    while (!this.takes(']')) {
      const [, name] = /^[#`]"?(.*?)"?$/.exec(this.next()) ?? [];
      if (name === undefined) throw new Unreadable();
      tags.push(withArguments({ name }, this.payload()));
      if (this.takes('|')) continue;
      this.needs(']');
      break;
    }
    return { kind: 'variant', bound, tags };
  }
}

/** `(a)` is a, `(a, b)` a tuple, `()` unit. */
function asOne(list: readonly ParameterStructure[]): TypeStructure {
  const [first] = list;
  if (list.some(({ label }) => label !== undefined)) throw new Unreadable();
  if (!first) return { kind: 'named', name: 'unit' };
  return list.length === 1
    ? first.type
    : { kind: 'tuple', items: list.map((parameter) => parameter.type) };
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** A type in either syntax as a tree; undefined for a text that is none. */
export function typeStructure(text: string): TypeStructure | undefined {
  const reader = new Reader(text);
  return readable(() => reader.whole(reader.type));
}

const VALUE = /^let\s+(?:\(\s*\S+?\s*\)|\\?"[^"]*"|[\w']+)\s*:\s*/;

/** The type of a declared value: of `let map: (array<'a>, 'a => 'b) => array<'b>`. */
export function structureOfValue(signature: string): TypeStructure | undefined {
  return VALUE.test(signature) ? typeStructure(signature.replace(VALUE, '')) : undefined;
}

/** What a constructor of a variant takes. */
export interface ConstructorStructure {
  readonly arguments: readonly TypeStructure[];
  /** The type that it makes, where it says so itself (GADTs). */
  readonly result?: TypeStructure;
}

/** The types of a constructor's declaration: `Ok('a)`, `String: kind<string>`. */
export function constructorStructure(signature: string): ConstructorStructure | undefined {
  const reader = new Reader(signature.replace(/^\w+/, ''));
  return readable(() => reader.whole(reader.ofConstructor));
}

/** What a type is called with, and what it is another name of. */
export interface DeclaredType {
  /** Type variables with their quotes, without variance. */
  readonly parameters: readonly string[];
  /** The type that it equals; absent for abstract types, and for records and variants of their own. */
  readonly structure?: TypeStructure;
}

const DECLARED =
  /^(?:@[\w.]+(?:\([^)]*\))?\s*|\[@[^\]]*\]\s*)*type\s+(?:(?:rec|nonrec)\s+)?\w+\s*(?:[<(]([^<>()]*)[>)])?\s*/;

/** The head of a type's declaration: of `type t<'a> = array<'a>`. */
export function declaredType(signature: string): DeclaredType {
  const [head = '', list = ''] = DECLARED.exec(signature) ?? [];
  const parameters = list.match(/'\w+/g) ?? [];
  const reader = new Reader(signature.slice(head.length));
  const structure = readable(() => reader.manifest());
  return { parameters, ...(structure && { structure }) };
}
