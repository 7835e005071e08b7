import type { ClientManifest, LateImport } from '../../src/lib/clientManifest';

/** The hash in a file's name: chunks with the same rules have files of the same hash. */
function hashOf(file: string): string | undefined {
  return file.split('.').at(-2);
}

/**
 * Adds the style sheets of routes to a manifest, so that the HTML of a page links them.
 *
 * Docusaurus looks modules up in the manifest, which knows chunks by another name: it finds what
 * belongs to the entry and nothing else. Scripts stay away, as they do without this.
 */
export function linkStyles(
  manifest: ClientManifest,
  imports: readonly LateImport[],
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
    const own = (origins[request] ?? []).flatMap((key) => assets[key]?.css ?? []);
    const hashes = new Set(own.map(({ file }) => hashOf(file)));
    const styles = files.filter(
      (file) => file.endsWith('.css') && !linked.has(file) && !hashes.has(hashOf(file)),
    );
    if (styles.length === 0) continue;
    const keys = styles.map((file) => `style:${file}`);
    origins[request] = [...new Set([...(origins[request] ?? []), ...keys])];
    for (const file of styles) assets[`style:${file}`] = { css: [{ file }] };
  }
  return { ...manifest, origins, assets };
}
