/**
 * The comments of the oldest version are written in OCaml's markup (odoc): `[code]`, `{[ block ]}`,
 * `{b bold}`, `{!Reference}`, `@raise Error`. Here they become Markdown; references become links
 * without a target (`` [`Js.Re`]() ``), as the next version's comments have them.
 */
import { dedent, type Segment, trimLines } from './segments';

/** Where the bracket that opens at `from` closes; the text's length where it never does. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (character === open) depth += 1;
    else if (character === close) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return text.length;
}

/** Brackets and at signs are escaped in comments, in code too. */
function unescaped(text: string): string {
  return text.replace(/\\([@[\]{}])/g, '$1');
}

function inlineCode(code: string): string {
  const text = unescaped(code).trim().replace(/\s+/g, ' ');
  const fence = text.includes('`') ? '``' : '`';
  return text === '' ? '`[]`' : `${fence}${text}${fence}`;
}

/** `{ul {- one} {- two}}` */
function list(content: string, marker: string): string {
  const items: string[] = [];
  for (let index = content.indexOf('{-'); index !== -1; index = content.indexOf('{-', index)) {
    const end = closing(content, index, '{', '}');
    items.push(`${marker} ${inline(content.slice(index + 2, end).trim()).replace(/\s+/g, ' ')}`);
    index = end;
  }
  return `\n\n${items.join('\n')}\n\n`;
}

/** A table of HTML, whose cells and rows are not closed, as one of Markdown. */
function table(html: string): string {
  const rows = html
    .split(/<tr>/i)
    .slice(1)
    .map((row) =>
      row
        .replace(/<\/?(?:table|tr)>/gi, '')
        .split(/<t[dh]>/i)
        .slice(1)
        .map((cell) => cell.replace(/<\/t[dh]>/gi, '').trim())
        .filter((cell) => cell !== '->'),
    );
  const width = Math.max(...rows.map((row) => row.length), 1);
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '')
      .map((cell) => (cell === '' ? '' : `\`${cell.replace(/\|/g, '\\|')}\``))
      .join(' | ')} |`;
  const heads = width === 2 ? ['Given', 'Result'] : Array.from({ length: width }, () => '');
  return ['', `| ${heads.join(' | ')} |`, `|${' --- |'.repeat(width)}`, ...rows.map(line), ''].join(
    '\n',
  );
}

/** What stands in braces. */
function braces(content: string): string {
  const [, level, heading] = /^([1-6])(?::\w+)?\s+([\s\S]*)$/.exec(content) ?? [];
  if (level !== undefined && heading !== undefined) {
    return `\n\n${'#'.repeat(Number(level))} ${inline(heading.trim())}\n\n`;
  }
  const [, style, styled] = /^([bie])\s+([\s\S]*)$/.exec(content) ?? [];
  if (style !== undefined && styled !== undefined) {
    const mark = style === 'b' ? '**' : '_';
    return `${mark}${inline(styled.trim())}${mark}`;
  }
  // An exponent.
  if (content.startsWith('^')) return inline(content);
  if (content.startsWith('!')) return `[\`${content.slice(1).trim()}\`]()`;
  const [, url, text] = /^\{?:([^\s}]+)\}?\s*([\s\S]*)$/.exec(content) ?? [];
  if (url !== undefined) return `[${inline(text?.trim() || url)}](${url})`;
  if (content.startsWith('ul')) return list(content, '-');
  if (content.startsWith('ol')) return list(content, '1.');
  const [, html] = /^%html:([\s\S]*)%$/.exec(content) ?? [];
  if (html !== undefined) return /<table/i.test(html) ? table(html) : html.replace(/<[^>]*>/g, '');
  return `{${inline(content)}}`;
}

/** Markup within prose; what is code already (in backticks) stays. */
function inline(text: string): string {
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\' && '@[]{}'.includes(text.charAt(index + 1))) {
      index += 1;
      result += text.charAt(index);
    } else if (character === '[') {
      const end = closing(text, index, '[', ']');
      result += inlineCode(text.slice(index + 1, end));
      index = end;
    } else if (character === '{') {
      const end = closing(text, index, '{', '}');
      result += braces(text.slice(index + 1, end));
      index = end;
    } else if (character === '`') {
      const end = text.indexOf('`', index + 1);
      result += end === -1 ? '' : text.slice(index, end + 1);
      index = end === -1 ? index : end;
    } else {
      // Stars and underscores mean nothing in this markup.
      result += character === '*' ? '\\*' : character;
    }
  }
  return result;
}

/** Words for tags; `@example` says nothing that the block behind it does not. */
const TAGS: Readonly<Record<string, (text: string) => string>> = {
  '@return': (text) => `**Returns** ${text.trimStart()}`,
  '@raise': (text) => text.replace(/^\s*(\S+)\s*/, '**Raises** `$1` '),
  '@param': (text) => text.replace(/^\s*(\S+)\s*/, '**Parameter** `$1` '),
  '@see': (text) =>
    text.replace(/^\s*<([^>]+)>\s*([\s\S]*)$/, (_match, url: string, name: string) => {
      const label = name.trim().replace(/\s+/g, ' ');
      return `**See** [${label === '' ? url : label}](${url})`;
    }),
  '@since': (text) => `**Since** ${text.trim()}`,
  // The attribute says it, and stands in the model.
  '@deprecated': () => '',
  '@example': (text) => text,
};

function prose(text: string): string {
  // Indentation means nothing in this markup, and much in Markdown.
  const [before = '', ...rest] = text
    .replace(/^[ \t]+/gm, '')
    .split(/^[ \t]*(?:\*+[ \t]*)?(@(?:return|raise|param|see|since|deprecated|example)\b)/m);
  const parts = [inline(before)];
  for (let index = 0; index < rest.length; index += 2) {
    const tag = TAGS[rest[index] ?? ''];
    const body = rest[index + 1] ?? '';
    // A link's address is no markup.
    parts.push(tag ? tag(rest[index] === '@see' ? body : inline(body)) : body);
  }
  return parts.map((part) => trimLines(part)).join('\n\n');
}

/** Takes a comment apart; its blocks of code are OCaml. */
export function odocSegments(comment: string): readonly Segment[] {
  const segments: Segment[] = [];
  const text = dedent(comment, { skipsFirstLine: true });
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('{[', from);
    const end = open === -1 ? -1 : text.indexOf(']}', open);
    const before = prose(text.slice(from, open === -1 ? text.length : open));
    if (before.trim() !== '') segments.push({ kind: 'prose', text: before });
    if (open === -1) break;
    const code = text.slice(open + 2, end === -1 ? text.length : end);
    if (code.trim() !== '') {
      segments.push({ kind: 'code', info: 'ocaml', code: trimLines(dedent(unescaped(code))) });
    }
    from = end === -1 ? text.length : end + 2;
  }
  return segments;
}

/** Markdown with what the change from odoc left over in it. */
export function withoutOdoc(markdown: string): string {
  return (
    markdown
      .replace(/\{!\s*([\w.]+)\s*\}/g, '[`$1`]()')
      // A link whose first bracket is lost: `add`\](\#add).
      .replace(/(`[^`\n]+`)\\\]\(\\?#\w+\)/g, '$1')
      .replace(/^[ \t]*@(?:throws|raises?)\s+(\w[\w.]*)/gm, '**Throws** `$1`')
      .replace(
        /^[ \t]*\{([1-6]) +([^{}\n]+)\}[ \t]*$/gm,
        (_match, level: string, heading: string) => `${'#'.repeat(Number(level))} ${heading}`,
      )
  );
}
