/**
 * The tool of newer versions leaves the text of `@deprecated({reason: "…"})` out; the sources, which
 * the package ships, have it.
 */
import type { ToolEntry } from './toolOutput';

/** Text without the comment that it begins with; comments hold comments of examples. */
function withoutComment(text: string): string {
  if (!/^\s*\/\*/.test(text)) return text;
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return text.slice(index + mark.length);
  }
  return '';
}

const REASON = /@deprecated\(\s*\{\s*reason:\s*"((?:[^"\\]|\\.)*)"/;
const DECLARATION = /^[ \t]*(?:@[^\n]*[ \t])?(?:external|let|type|module|exception|include)\b/m;

/** Where attributes in front of a declaration can begin: behind a blank line or a comment. */
const BEFORE_ATTRIBUTES = /^[\s\S]*(?:\n\s*\n|\*\/)/;

/**
 * Why a declaration is deprecated.
 *
 * @param line where its comment, its first attribute or the declaration itself begins, counted from 1
 */
export function deprecationReason(source: string, line: number): string | undefined {
  const lines = source.split('\n');
  const rest = withoutComment(lines.slice(line - 1).join('\n'));
  const declaration = DECLARATION.exec(rest);
  const end = declaration ? declaration.index + declaration[0].length : rest.length;
  const attributes = lines
    .slice(0, line - 1)
    .map((text) => `${text}\n`)
    .join('')
    .replace(BEFORE_ATTRIBUTES, '')
    // A declaration right in front of it has reasons of its own.
    .split(DECLARATION)
    .at(-1);
  const reason = REASON.exec(rest.slice(0, end)) ?? REASON.exec(attributes ?? '');
  return reason?.[1]?.replace(/\\(.)/g, '$1');
}

/** The names of source files in which deprecations stand that the tool gave no text of. */
export function filesOfEmptyDeprecations(entries: readonly ToolEntry[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (entry: ToolEntry) => {
    if (entry.deprecated === '' && entry.source) files.add(baseName(entry.source.filepath));
    entry.items?.forEach(visit);
  };
  entries.forEach(visit);
  return files;
}

/**
 * Fills in what the tool left out.
 *
 * @param sources texts by file name
 */
export function withDeprecationReasons(
  entries: readonly ToolEntry[],
  sources: ReadonlyMap<string, string>,
): readonly ToolEntry[] {
  return entries.map((entry) => {
    const items = entry.items && withDeprecationReasons(entry.items, sources);
    const text = entry.source && sources.get(baseName(entry.source.filepath));
    const deprecated =
      entry.deprecated === '' && text !== undefined && entry.source
        ? (deprecationReason(text, entry.source.line) ?? '')
        : entry.deprecated;
    return {
      ...entry,
      ...(items && { items }),
      ...(deprecated !== undefined && { deprecated }),
    };
  });
}

/** The last part of a path, which may be another machine's. */
export function baseName(file: string): string {
  return file.split('/').pop() ?? file;
}
