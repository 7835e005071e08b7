/**
 * Makes declarations as compilers print them into what a reader would write: without how an external
 * is bound, without marks of the compiler's, with the public names of modules.
 */
import type { ApiSyntax } from '../model/types';
import type { Declaration } from './parse';

/** The public name of a compiled file: `Js.Array2` of `Js_array2`; undefined for other words. */
export type PublicName = (fileModule: string) => string | undefined;

const WORD_CHARACTERS = /^\w+$/;

/** What an external is bound to: ` = "push" "#rescript-external"`. */
const BINDING = /\s*=\s*"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*\s*$/;

/** Names of values that are no words are quoted one way or the other. */
function valueName(name: string, syntax: ApiSyntax): string {
  if (WORD_CHARACTERS.test(name.replace(/'$/, ''))) return name;
  return syntax === 'reason' ? `( ${name} )` : `\\"${name}"`;
}

/** How the oldest version says that an argument is not boxed: `(float [@unboxed])`. */
const UNBOXED = /\((\w+) \[@(?:unboxed|untagged)\]\)/g;

function value({ name, text }: Declaration, shownName: string, syntax: ApiSyntax): string {
  const isExternal = /^(?:\[@[^\]]*\]\s*|@\S+\s+)*external\b/.test(text);
  // The name may hold a colon itself.
  const afterName = text.indexOf(':', text.indexOf(name) + name.length) + 1;
  const type = (isExternal ? text.replace(BINDING, '') : text).slice(afterName).trim();
  return `let ${valueName(shownName, syntax)}: ${type.replace(UNBOXED, '$1')}`;
}

/** Whether a type's own name stands in its definition, as a name alone: not in `Js.t`, `~t`, `{t: …}`. */
function refersToItself(name: string, definition: string): boolean {
  return new RegExp(`(?<![\\w.~'#"])${name}(?![\\w.'])(?!\\s*\\??:)`).test(definition);
}

function type({ name, text }: Declaration): string {
  const [, attributes = '', definition = ''] =
    /^((?:\[@[^\]]*\]\s*|@\S+\s+)*)(?:type|and)\s+(?:(?:rec|nonrec)\s+)?([\s\S]*)$/.exec(text) ??
    [];
  const distinct = [...new Set(attributes.split(/\s+/).filter((attribute) => attribute !== ''))];
  const [, body = ''] = /^[^=]*=([\s\S]*)$/.exec(definition) ?? [];
  const isRecursive = /\btype\s+rec\b/.test(text) && refersToItself(name, body);
  return [...distinct, `type${isRecursive ? ' rec' : ''} ${definition}`].join(' ');
}

function exception({ name, text }: Declaration): string {
  const [, payload = ''] = new RegExp(`\\b${name}\\s*(\\([\\s\\S]*)?$`).exec(text) ?? [];
  return `exception ${name}${payload}`;
}

/** What externals within a module are bound to. */
const INNER_BINDINGS = /\s*=\s*"[^"]*"(?:\s*"[^"]*")*/g;

function withoutBindings(text: string): string {
  return text.replace(INNER_BINDINGS, '').replace(/\bexternal(?=\s)/g, 'let');
}

function cleaned(declaration: Declaration, shownName: string, syntax: ApiSyntax): string {
  switch (declaration.kind) {
    case 'value':
      return value(declaration, shownName, syntax);
    case 'type':
      return type(declaration);
    case 'exception':
      return exception(declaration);
    default: {
      const text = withoutBindings(declaration.text);
      return syntax === 'reason'
        ? text.replace(/\[@bs\.\.\.\]\s*/g, '')
        : text.replace(/\btype rec\b/g, 'type');
    }
  }
}

/**
 * Newer compilers print some paths as one quoted name, and older ones print the constraints of a
 * packed module in a way that they don't read.
 */
function readable(text: string): string {
  return (
    text
      // The types that libraries open to all code under the same names.
      .replace(/\bPrimitive_js_extern\.(?=(?:null|nullable|undefined)\b)/g, '')
      .replace(/\\"([A-Z]\w*(?:\.[A-Z]\w*)+)"/g, '$1')
      .replace(
        /\bmodule\(([\w.]+)((?:\s+with\s+(?:type\s+)?\w+\s*=\s*[^\s)]+)+)\s*\)/g,
        (_match, name: string, constraints: string) => {
          const types = [...constraints.matchAll(/\swith\s+(?:type\s+)?(\w+\s*=\s*[^\s)]+)/g)];
          return `module(${name} with ${types.map(([, type]) => `type ${type}`).join(' and ')})`;
        },
      )
  );
}

/** Replaces the names of compiled files by public names: `Js_dict.t` becomes `Js.Dict.t`. */
export function withPublicNames(text: string, publicName: PublicName): string {
  return text.replace(/(?<![\w.'"#])([A-Z]\w*)(?=\.)/g, (word) => publicName(word) ?? word);
}

/**
 * A declaration as a reader would write it; `formatSignatures` lays it out.
 *
 * @param publicName of files that stand in its types
 * @param shownName of a value that programs call by another name than compiled modules
 */
export function cleanSignature(
  declaration: Declaration,
  syntax: ApiSyntax,
  publicName: PublicName,
  shownName = declaration.name,
): string {
  return withPublicNames(readable(cleaned(declaration, shownName, syntax)), publicName);
}
