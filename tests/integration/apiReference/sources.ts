/** A second reading of the packages' sources: comments, deprecations, lines. It parses nothing. */
import fs from 'node:fs';
import path from 'node:path';

import type { ApiItem } from '../../../plugins/api-reference/model/types';

/** An item that has a place in a source. */
export type PlacedItem = Exclude<ApiItem, { readonly kind: 'module' }>;

/** An item with its line. */
interface Place {
  readonly item: PlacedItem;
  readonly line: number;
}

/** Sources by their file names. */
export function readSources(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:resi?|mli?)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return new Map(files.map((file) => [path.basename(file), fs.readFileSync(file, 'utf8')]));
}

/** Letters and digits alone: what neither layout nor markup changes. */
export function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

const FENCES = /^ *(`{3,}|~{3,})[^]*?(?:^ *\1|$(?![^]))/gm;

const ELEMENTS = /<\/?(?:sup|sub|br)\b[^>]*>/gi;

/** The prose of a comment in Markdown, as the reference has it. */
export function bareMarkdown(markdown: string): string {
  return bare(
    markdown
      .replace(FENCES, ' ')
      .replace(ELEMENTS, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .replace(/&#\d+;/g, (entity) => String.fromCharCode(Number(entity.slice(2, -1)))),
  );
}

/** What odoc's tags are in the reference. */
const TAGS: Readonly<Record<string, string>> = {
  param: 'parameter',
  raise: 'raises',
  return: 'returns',
  see: 'see',
  since: 'since',
  throws: 'throws',
};

/** The prose of a comment as the source has it, in Markdown or odoc. */
export function bareComment(comment: string): string {
  return bare(
    comment
      .replace(/^\/\*\*|\*\/$|^\(\*\*|\*\)$/g, ' ')
      // The title of a file's comment is that of the page.
      .replace(/^\s*\{!\s*[\w.]+\},?[ \t]*(?:\n|$)/, ' ')
      .replace(FENCES, ' ')
      .replace(/\{\[[^]*?\]\}/g, ' ')
      .replace(/\{v[^]*?v\}/g, ' ')
      .replace(/@deprecated[^]*?(?=\n\s*@|$(?![^]))/g, ' ')
      .replace(/\{%html:([^]*?)%\}/g, (_tag, html: string) => html.replace(/<[^>]*>/g, ' '))
      .replace(/\{!([^}\s]+)\s+([^}]+)\}/g, '$2')
      .replace(/\]\[[^\]]*\]/g, ' ')
      .replace(ELEMENTS, ' ')
      .replace(/<\w+:[^>]*>/g, ' ')
      .replace(/\{\{!?:?[^}]*\}/g, ' ')
      .replace(/\{(?:[bei]|ul|ol|li|\d+(?::\w+)?)(?=[\s{])/g, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .replace(/@(\w+)/g, (_tag, name: string) => TAGS[name] ?? ' '),
  );
}

/** The index behind an attribute's arguments, whose texts may hold brackets. */
function behindArguments(text: string, start: number): number {
  let depth = 0;
  for (const { index, 0: token } of text
    .slice(start)
    .matchAll(/"(?:[^"\\]|\\[^])*"|`[^`]*`|[()[\]{}]/g)) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (depth === 0 && token.length === 1) return start + index + 1;
  }
  return text.length;
}

/** How much of a text are comments and attributes at its start. */
export function leadingLength(text: string): number {
  let at = 0;
  for (;;) {
    const [space = ''] = /^\s*/.exec(text.slice(at)) ?? [];
    const rest = text.slice(at + space.length);
    const isComment = /^(?:\/\*|\(\*)/.test(rest);
    const [line] = /^\/\/[^\n]*/.exec(rest) ?? [];
    const [attribute] = /^@@?[\w.]+/.exec(rest) ?? [];
    if (isComment) at += space.length + behindComment(rest, 0);
    else if (line !== undefined) at += space.length + line.length;
    else if (attribute !== undefined) {
      const end = at + space.length + attribute.length;
      at = text.charAt(end) === '(' ? behindArguments(text, end) : end;
    } else if (rest.startsWith('[@')) at = behindArguments(text, at + space.length);
    else return at;
  }
}

/** The index behind a comment that starts at an index; comments hold others. */
function behindComment(text: string, start: number): number {
  const isOcaml = text.startsWith('(*', start);
  const [open, close] = isOcaml ? ['(*', '*)'] : ['/*', '*/'];
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text.startsWith(close, index)) depth -= 1;
    else if (text.startsWith(open, index)) depth += 1;
    else continue;
    index += 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** All comments of a text that speak to readers. */
function comments(text: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  for (;;) {
    const at = text.slice(from).search(/\/\*\*(?!\/)|\(\*\*(?!\))/);
    if (at === -1) return found;
    const end = behindComment(text, from + at);
    found.push(text.slice(from + at, end));
    from = end;
  }
}

/** What stands around an item: from the item before it to the one behind it. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

/** The surroundings of the items of a file, by item. */
export function surroundingsOf(
  source: string,
  places: readonly Place[],
): ReadonlyMap<PlacedItem, Surroundings> {
  const lines = source.split('\n');
  const starts = [...new Set(places.map(({ line }) => line))].sort((a, b) => a - b);
  return new Map(
    places.map(({ item, line }) => {
      const at = starts.indexOf(line);
      const from = starts[at - 1] ?? 0;
      const to = starts[at + 1] ?? lines.length + 1;
      return [
        item,
        {
          before: lines.slice(from, line - 1).join('\n'),
          after: lines.slice(line - 1, to - 1).join('\n'),
        },
      ];
    }),
  );
}

/** Comments that may belong to an item, as letters and digits: that above it first. */
export function commentsNear({ before, after }: Surroundings): readonly string[] {
  return [...comments(before).slice().reverse(), ...comments(after)].map(bareComment);
}

/** The comments and attributes that stand above an item and touch nothing else. */
export function above({ before }: Surroundings): string {
  for (const { index } of before.matchAll(/^[ \t]*(?:\/\*\*|\(\*\*|@)/gm)) {
    const rest = before.slice(index);
    if (rest.slice(leadingLength(rest)).trim() === '') return rest;
  }
  return '';
}

/** A declaration without what stands above it. */
export function declaration({ after }: Surroundings): string {
  return after.slice(leadingLength(after)).trimStart();
}

/** The comment that stands right above an item; empty where there is none. */
export function commentAbove(around: Surroundings): string {
  const { after } = around;
  return comments(above(around) + after.slice(0, leadingLength(after))).at(-1) ?? '';
}

/** Whether an attribute deprecates an item: one above it, or behind it in OCaml. */
export function hasDeprecation(around: Surroundings): boolean {
  const { after } = around;
  const start = leadingLength(after);
  const leading = above(around) + after.slice(0, start);
  const code = comments(leading).reduce((text, comment) => text.replace(comment, ' '), leading);
  const [behind = ''] = after.slice(start).split(/\n\s*\n|\(\*|\n\s*(?:external|let|val|type)\b/);
  return /(?<![@[])@(?:ocaml\.)?deprecated/.test(code) || /\[@@(?:ocaml\.)?deprecated/.test(behind);
}
