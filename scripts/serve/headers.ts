/**
 * Reads and applies `_headers` as Cloudflare Pages does, which joins the values of all rules that match a path, or as
 * Netlify does, which takes those of the last one. The build's rules hold for both: no two of them set caching for the
 * same path, and of two policies the later one is a page's own, which is the narrower.
 */

/** One block of `_headers`. */
export interface HeaderBlock {
  /** Path; `*` stands for any text. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses `_headers`.
 *
 * @throws naming the line that a host would not understand
 */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: { pattern: string; headers: [string, string][] }[] = [];
  text.split('\n').forEach((line, index) => {
    if (/^\s*(?:#|$)/.test(line)) return;
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const block = blocks.at(-1);
    if (/^\/\S*$/.test(line)) blocks.push({ pattern: line, headers: [] });
    else if (header?.[1] && header[2] && block) block.headers.push([header[1], header[2]]);
    else {
      throw new Error(
        `_headers expects a path, and below it indented lines "Name: value", got "${line}" in line ${index + 1}; fix plugins/hosting-headers/headers.ts.`,
      );
    }
  });
  return blocks;
}

function matches(pattern: string, path: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === path;
  const literal = [start, ...rest].map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^]*')}$`).test(path);
}

/** What hosts do where several blocks name the same header: join the values by a comma, or take the last one. */
export const HEADER_RULES = ['joined', 'last'] as const;

/** One of them. */
export type HeaderRule = (typeof HEADER_RULES)[number];

/** Headers of a path. */
export function headersOf(
  blocks: readonly HeaderBlock[],
  path: string,
  rule: HeaderRule = 'joined',
): Record<string, string> {
  const merged = new Map<string, { name: string; values: string[] }>();
  for (const { pattern, headers } of blocks) {
    if (!matches(pattern, path)) continue;
    for (const [name, value] of headers) {
      const entry = merged.get(name.toLowerCase()) ?? { name, values: [] };
      if (rule === 'last') entry.values = [value];
      else entry.values.push(value);
      merged.set(name.toLowerCase(), entry);
    }
  }
  return Object.fromEntries(
    [...merged.values()].map(({ name, values }) => [name, values.join(', ')]),
  );
}
