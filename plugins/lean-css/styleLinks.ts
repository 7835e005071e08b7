import {
  array,
  type Decoded,
  dictionary,
  number,
  oneOf,
  record,
  string,
} from '../../src/lib/decode';

const asset = record({ file: string });

/**
 * Docusaurus's client manifest (`.docusaurus/client-manifest.json`), as far as it tells which files
 * the HTML of a page names.
 */
export const clientManifest = record({
  /** What every page loads. */
  entrypoints: array(string),
  /** Keys of `assets` for the entry and for each module that a route is rendered with. */
  origins: dictionary(array(oneOf(string, number))),
  /** Files of a chunk by their kind. */
  assets: dictionary(dictionary(array(asset))),
});

export type ClientManifest = Decoded<typeof clientManifest>;

/** One import of a route: what is imported, and the files that come with it. */
export interface RouteImport {
  /** As routes name it, for example `@site/src/pages/packages.tsx`. */
  readonly request: string;
  readonly files: readonly string[];
}

/**
 * Adds the style sheets of routes to a manifest, so that the HTML of a page links them.
 *
 * Docusaurus looks modules up in the manifest, which knows chunks by another name: it finds what
 * belongs to the entry and nothing else. Scripts stay away, as they do without this.
 */
export function linkStyles(
  manifest: ClientManifest,
  imports: readonly RouteImport[],
): ClientManifest {
  const linked = new Set(
    manifest.entrypoints
      .flatMap((entry) => manifest.origins[entry] ?? [])
      .flatMap((key) => manifest.assets[key]?.css ?? [])
      .map(({ file }) => file),
  );
  const origins: Record<string, readonly (string | number)[]> = { ...manifest.origins };
  const assets = { ...manifest.assets };
  for (const { request, files } of imports) {
    const styles = files.filter((file) => file.endsWith('.css') && !linked.has(file));
    if (styles.length === 0) continue;
    const keys = styles.map((file) => `style:${file}`);
    origins[request] = [...new Set([...(origins[request] ?? []), ...keys])];
    for (const file of styles) assets[`style:${file}`] = { css: [{ file }] };
  }
  return { ...manifest, origins, assets };
}
