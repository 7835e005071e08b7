/** What attributes say about deprecations: why, and how a use is rewritten. */

/** A deprecation, as an attribute states it. */
export interface SourceDeprecation {
  /** Empty where the package does not tell. */
  readonly reason: string;
  /** The expression that a use becomes, with places for arguments: `TypedArray.filter()`. */
  readonly migrate?: string;
  /** The same behind a pipe, where that differs. */
  readonly migrateInPipeChain?: string;
}

const ATTRIBUTE = /^(?:\[)?@@?@?(?:ocaml\.)?deprecated\b([\s\S]*)$/;

/** Splits at commas outside of brackets and strings; `<` is an operator here. */
function fields(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"|[()[\]{},]/g)) {
    if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
    else if (token === ',' && depth === 0) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** The characters of a string literal; its lines become one. */
function stringOf(literal: string): string {
  const [, inner = ''] = /"((?:[^"\\]|\\[\s\S])*)"/.exec(literal) ?? [];
  return inner
    .replace(/\\\n\s*/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One line, without blanks that only layout needs. */
function oneLine(code: string): string {
  return code
    .replace(/\s+/g, ' ')
    .replace(/,?\s*(?=[)\]}])/g, '')
    .replace(/(?<=[([])\s+/g, '')
    .trim();
}

function ofRecord(body: string): SourceDeprecation {
  const named = new Map(
    fields(body).map((field): readonly [string, string] => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).trim(), field.slice(colon + 1).trim()];
    }),
  );
  const [migrate, inPipe] = ['migrate', 'migrateInPipeChain'].map((key) => named.get(key));
  return {
    reason: stringOf(named.get('reason') ?? ''),
    ...(migrate !== undefined && { migrate: oneLine(migrate) }),
    ...(inPipe !== undefined && { migrateInPipeChain: oneLine(inPipe) }),
  };
}

/** The deprecation among some attributes; undefined where there is none. */
export function deprecationOf(attributes: readonly string[]): SourceDeprecation | undefined {
  for (const attribute of attributes) {
    const [, argument] = ATTRIBUTE.exec(attribute) ?? [];
    if (argument === undefined) continue;
    const [, body] = /^\(\s*\{([\s\S]*)\}\s*\)$/.exec(argument.trim()) ?? [];
    return body === undefined ? { reason: stringOf(argument) } : ofRecord(body);
  }
  return undefined;
}
