/** Lays signatures of functions out for the width of a page. */
import { scan, splitOutside } from '../signatures/scan';

/** Characters of a line that fit the article's column beside the sidebar. */
const LINE = 72;

/** What a signature of a function consists of: `let f: (`, `a, b`, `) => c`. */
interface Parts {
  readonly head: string;
  readonly parameters: string;
  readonly result: string;
}

/** A declaration in one line, without the commas that only line ends need. */
function joined(signature: string): string {
  return signature
    .replace(/\s*\n\s*/g, '\n')
    .replace(/(?<=[([<])\n/g, '')
    .replace(/,?\n(?=[)\]>])/g, '')
    .replace(/\n/g, ' ');
}

function partsOf(signature: string): Parts | undefined {
  const [, start = ''] =
    /^(let\s+(?:\(\s*\S+\s*\)|\\?"[^"]*"|[\w']+)\s*:\s*)\(/.exec(signature) ?? [];
  if (start === '') return undefined;
  for (const { index, character, depth } of scan(signature)) {
    if (index <= start.length || depth !== 0 || character !== ')') continue;
    const result = signature.slice(index);
    if (!/^\)\s*=>/.test(result)) return undefined;
    return {
      head: signature.slice(0, start.length + 1),
      parameters: signature.slice(start.length + 1, index),
      result,
    };
  }
  return undefined;
}

/** Brackets around nothing but tags: `[#a | #b]`. */
const TAGS = /\[[\s|]*#(?:\w+|"[^"]*")(?:\s*\|\s*#(?:\w+|"[^"]*"))*\s*\]/g;

/** Most tags that stand in lines of their own: more would push all else off the screen. */
const MOST_TAG_LINES = 8;

function withShortTags(declaration: string): string {
  return declaration.replace(TAGS, (tags) => {
    const names = tags.match(/#(?:\w+|"[^"]*")/g) ?? [];
    return names.length > MOST_TAG_LINES ? `[${names.join(' | ')}]` : tags;
  });
}

/** Indents a declaration by its brackets, which formatters do not agree about. */
function indented(declaration: string): string {
  const lines = declaration
    .replace(/:\n\s*\(/, ': (')
    .replace(/=>\s*\{/g, '=> {')
    .split('\n');
  const open: number[] = [];
  return lines
    .map((line, index) => {
      const text = line.trim();
      const leading = /^[)\]}]*/.exec(text)?.[0].length ?? 0;
      const kept = open.slice(0, Math.max(0, open.length - leading));
      const depth = new Set(kept).size;
      for (const { character } of scan(text)) {
        if ('([{'.includes(character)) open.push(index);
        else if (')]}'.includes(character)) open.pop();
      }
      return '  '.repeat(depth) + text;
    })
    .join('\n');
}

/** A type that is another type's name fits a line, or wraps at its end. */
function isShortType(declaration: string): boolean {
  return /^type\b[^{|]*$/.test(declaration);
}

/**
 * A signature of which no line is longer than needed: the parameters of a long function stand in lines
 * of their own. Declarations of other forms stay as the formatter of the version laid them out.
 */
export function laidOut(signature: string): string {
  const line = joined(signature);
  const parts = partsOf(line);
  if (!parts) {
    if (/^module\b/.test(signature)) return indented(signature);
    return isShortType(signature) ? line : withShortTags(signature);
  }
  if (line.length <= LINE) return line;
  const { head, result } = parts;
  // The dot of uncurried functions belongs to their parenthesis.
  const [, dot = '', parameters = ''] = /^(\.\s*)?(.*)$/.exec(parts.parameters) ?? [];
  const lines = splitOutside(parameters, ',').map((parameter) => `  ${parameter.trim()},`);
  return [`${head}${dot.trim()}`, ...lines, result].join('\n');
}
