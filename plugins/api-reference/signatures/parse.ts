/**
 * Reads the interfaces that compilers print (`bsc X.cmi`): Reason, whose declarations end in a
 * semicolon, and ReScript, whose declarations begin a line. What is printed is regular, so that
 * declarations are told apart by brackets and first words alone; types stay text.
 */
import type { ApiSyntax } from '../model/types';
import { scan } from './scan';

/** One declaration of an interface. */
export interface Declaration {
  readonly kind: 'value' | 'type' | 'exception' | 'module' | 'functor' | 'module-type' | 'alias';
  readonly name: string;
  /** As printed, without the semicolon and without indentation of its first line. */
  readonly text: string;
  /** What stands in a module, a functor's result or a module type. */
  readonly body?: readonly Declaration[];
  /** What an alias stands for: `Js_array2`, `Js.Exn`. */
  readonly target?: string;
}

/** Words that begin a declaration. */
const BEGINNING = /^(?:@|(?:external|let|type|exception|module|and|include)\b)/;

/** Attributes in front of a declaration: `[@bs...]`, `@unboxed`, `@deprecated("…")`. */
const ATTRIBUTES = /^(?:\[@[^\]]*\]\s*|@@?[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?\s*)*/;

function reasonStatements(text: string): string[] {
  const statements: string[] = [];
  let from = 0;
  for (const { index, character, depth } of scan(text)) {
    if (depth !== 0) continue;
    const isEnd = character === ';';
    // Types that refer to one another are one statement.
    if (isEnd || /^\sand\s/.test(text.slice(index, index + 5))) {
      statements.push(text.slice(from, index));
      from = index + 1;
    }
  }
  statements.push(text.slice(from));
  return statements;
}

function rescriptStatements(text: string): string[] {
  const starts: number[] = [];
  const [, indentation = ''] = /^\n*([ ]*)\S/.exec(text) ?? [];
  let isAfterAttribute = false;
  const considerLine = (at: number) => {
    const line = text.slice(at).split('\n', 1)[0] ?? '';
    if (!line.startsWith(indentation) || line.charAt(indentation.length) === ' ') return;
    if (!BEGINNING.test(line.slice(indentation.length))) return;
    if (!isAfterAttribute) starts.push(at);
    isAfterAttribute = line.slice(indentation.length).replace(ATTRIBUTES, '') === '';
  };
  considerLine(0);
  for (const { index, character, depth } of scan(text)) {
    if (character === '\n' && depth === 0) considerLine(index + 1);
  }
  return starts.map((start, position) => text.slice(start, starts[position + 1]));
}

/** The last `{…}` outside of other brackets, with where it begins. */
function lastBraces(text: string): { readonly from: number; readonly inner: string } | undefined {
  let from: number | undefined;
  let to: number | undefined;
  for (const { index, character, depth } of scan(text)) {
    if (depth !== 0) continue;
    if (character === '{') from = index;
    if (character === '}') to = index;
  }
  if (from === undefined || to === undefined) return undefined;
  return { from, inner: text.slice(from + 1, to) };
}

function nameOfValue(rest: string): string {
  const [, operator, quoted, plain] =
    /^(?:\(\s*(\S+)\s*\)|\\?"([^"]+)"|(\S+?))\s*:(?=\s)/.exec(rest) ?? [];
  return operator ?? quoted ?? plain ?? '';
}

function moduleDeclaration(text: string, rest: string, syntax: ApiSyntax): Declaration | undefined {
  const [, isType, name, separator] = /^(type\s+)?(\w+)\s*([:=]?)/.exec(rest) ?? [];
  if (name === undefined) return undefined;
  const braces = lastBraces(text);
  const body = braces && { body: parseInterface(braces.inner, syntax) };
  if (isType !== undefined) return { kind: 'module-type', name, text, ...body };
  if (separator === '=') {
    return { kind: 'alias', name, text, target: rest.slice(rest.indexOf('=') + 1).trim() };
  }
  const isFunctor = braces !== undefined && /=>\s*$/.test(text.slice(0, braces.from));
  return { kind: isFunctor ? 'functor' : 'module', name, text, ...body };
}

function declaration(statement: string, syntax: ApiSyntax): Declaration | undefined {
  const text = statement.trim();
  const bare = text.replace(ATTRIBUTES, '');
  const [, keyword = '', rest = ''] = /^(\w+)\s+([\s\S]*)$/.exec(bare) ?? [];
  switch (keyword) {
    case 'let':
    case 'external':
      return { kind: 'value', name: nameOfValue(rest), text };
    case 'type':
    case 'and': {
      const [, extension] =
        /^exn\s*\+=\s*(?:(?:pri|private)\b)?\s*\|?\s*(?:@\S+\s+)*(\w+)/.exec(rest) ?? [];
      if (extension !== undefined) return { kind: 'exception', name: extension, text };
      const [, name = ''] = /^(?:(?:rec|nonrec)\s+)?(\w+)/.exec(rest) ?? [];
      return { kind: 'type', name, text };
    }
    case 'exception':
      return { kind: 'exception', name: /^\w+/.exec(rest)?.[0] ?? '', text };
    case 'module':
      return moduleDeclaration(text, rest, syntax);
    default:
      return undefined;
  }
}

/** The declarations of a printed interface, in their order. */
export function parseInterface(text: string, syntax: ApiSyntax): readonly Declaration[] {
  const statements = syntax === 'reason' ? reasonStatements(text) : rescriptStatements(text);
  return statements.flatMap((statement) => declaration(statement, syntax) ?? []);
}
