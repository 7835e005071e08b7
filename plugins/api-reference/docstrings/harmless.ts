/**
 * Makes the prose of comments safe to compile: in MDX, braces are JavaScript and `<` begins a
 * component; lines that begin with `import` or `export` are code. Escaped, they read the same in MDX
 * and in plain Markdown.
 */

/** Elements that comments use and that mean no harm. */
const ALLOWED = /^<(?:\/?(?:sup|sub)|br\s*\/?)>/i;

/** `<https://…>` */
const AUTOLINK = /^<(https?:[^>\s]+)>/;

/** Code between backticks, or the address behind a link's text, which stay as they are. */
const UNTOUCHED = /^(?:(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\))/;

function escaped(text: string): string {
  let result = '';
  let index = 0;
  while (index < text.length) {
    const rest = text.slice(index);
    const untouched = UNTOUCHED.exec(rest)?.[0] ?? ALLOWED.exec(rest)?.[0];
    const link = AUTOLINK.exec(rest);
    const character = text.charAt(index);
    if (untouched !== undefined) {
      result += untouched.replace(/^<br\s*\/?>$/i, '<br/>');
      index += untouched.length;
    } else if (link) {
      result += `[${link[1]}](${link[1]})`;
      index += link[0].length;
    } else if (character === '\\') {
      result += text.slice(index, index + 2);
      index += 2;
    } else {
      result += '{}<'.includes(character) ? `\\${character}` : character;
      index += 1;
    }
  }
  return result;
}

const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;

/** Takes indentation away outside of lists: four blanks would make code of prose. */
function withoutIndentation(text: string): string {
  let isInList = false;
  return text
    .split('\n')
    .map((line) => {
      if (LIST_ITEM.test(line)) isInList = true;
      else if (/^\S/.test(line)) isInList = false;
      return isInList ? line : line.trimStart();
    })
    .join('\n');
}

/** Prose that neither MDX nor Markdown takes for anything else. */
export function harmless(prose: string): string {
  return escaped(withoutIndentation(prose)).replace(
    /^(import|export)\b/gm,
    (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`,
  );
}

/**
 * Moves headings so that the highest one has the given level; deeper than six there are none.
 *
 * @param level 1 to 6
 */
export function withHeadingsFrom(level: number, highest: number, prose: string): string {
  return prose.replace(/^(#{1,6})(?=\s)/gm, (marks) =>
    '#'.repeat(Math.min(6, marks.length - highest + level)),
  );
}

/** The level of the highest heading; undefined where there is none. */
export function highestHeading(prose: string): number | undefined {
  const levels = [...prose.matchAll(/^(#{1,6})\s/gm)].map(([, marks = '']) => marks.length);
  return levels.length === 0 ? undefined : Math.min(...levels);
}
