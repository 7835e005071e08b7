/** Which scripts the HTML of a page names: those of the browser's entry, and of programs their own. */
import type { ClientManifest, LateImport } from '../../src/lib/clientManifest';

/** By the module of a page, what it imports in any case as soon as it runs. */
export type ProgramPages = Readonly<Record<string, readonly string[]>>;

/** A manifest without the scripts that are not the entry's. */
export function onlyEntryScripts(
  manifest: ClientManifest,
  entry: ReadonlySet<string>,
): ClientManifest {
  const assets = Object.entries(manifest.assets).map(([key, { js = [], ...kinds }]) => {
    const own = js.filter(({ file }) => entry.has(file));
    return [key, own.length > 0 ? { ...kinds, js: own } : kinds] as const;
  });
  return { ...manifest, assets: Object.fromEntries(assets) };
}

/**
 * Adds the scripts of program pages to a manifest, and the style sheets of what they import: a script waits
 * for those. Pages that are programs fetch all of their scripts at once instead of one behind the other.
 *
 * @throws Error for a module that nothing imports by that name
 */
export function linkScripts(
  manifest: ClientManifest,
  pages: ProgramPages,
  imports: readonly LateImport[],
): ClientManifest {
  const filesOf = (request: string): readonly string[] => {
    const found = imports.filter((one) => one.request === request);
    if (found.length === 0) {
      throw new Error(
        `static-articles: expected an import of ${request}, got none; write it as the page does, in the option programPages.`,
      );
    }
    return found.flatMap(({ files }) => files);
  };
  const origins = { ...manifest.origins };
  const assets = { ...manifest.assets };
  for (const [page, parts] of Object.entries(pages)) {
    const files = new Set(parts.flatMap(filesOf));
    const keys = [...files].map((file) => {
      const kind = file.endsWith('.js') ? 'js' : 'css';
      assets[`${kind}:${file}`] = { [kind]: [{ file }] };
      return `${kind}:${file}`;
    });
    origins[page] = [...new Set([...(origins[page] ?? []), ...keys])];
  }
  return { ...manifest, origins, assets };
}
