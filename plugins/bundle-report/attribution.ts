/** How many bytes of a minified file come from which of its sources. */
import { decode } from '@jridgewell/sourcemap-codec';

import { array, type Decoder, record, string } from '../../src/lib/decode';

import { BUNDLER, moduleName } from '../../src/lib/bundleReport/moduleName';

/** The parts of a source map (version 3) that the report reads. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** Reads a source map's text; fails with one sentence. */
export const sourceMapDecoder: Decoder<SourceMap> = record({
  sources: array(string),
  mappings: string,
});

/**
 * Bytes of a file by module, largest first. Each byte counts for the source of the mapping in front
 * of it, so that the sum is the size of the file.
 *
 * @param code the minified file
 * @param map its source map
 * @param siteDir absolute path of the site
 */
export function bytesByModule(
  code: string,
  map: SourceMap,
  siteDir: string,
): Readonly<Record<string, number>> {
  const names = map.sources.map((source) => moduleName(source, siteDir));
  const bytes = new Map<string, number>();
  const count = (module: string, text: string): void => {
    if (text !== '') bytes.set(module, (bytes.get(module) ?? 0) + Buffer.byteLength(text));
  };
  const mappings = decode(map.mappings);
  const lines = code.split('\n');
  lines.forEach((text, row) => {
    const line = row < lines.length - 1 ? `${text}\n` : text;
    let module = BUNDLER;
    let start = 0;
    for (const [column, source] of mappings[row] ?? []) {
      count(module, line.slice(start, column));
      module = (source === undefined ? undefined : names[source]) ?? BUNDLER;
      start = column;
    }
    count(module, line.slice(start));
  });
  return Object.fromEntries([...bytes].sort(([, a], [, b]) => b - a));
}
