/**
 * Pages that are programs rather than texts: their HTML names the scripts that they run, so that browsers
 * fetch all of them at once instead of one behind the other.
 */
import {
  array,
  type Decoded,
  dictionary,
  number,
  oneOf,
  record,
  string,
} from '../../src/lib/decode';

/** Docusaurus's client manifest, which tells which scripts the HTML of a page names. */
export const scriptManifest = record({
  /** What every page loads. */
  entrypoints: array(string),
  /** Keys of `assets` for each module that a route is rendered with. */
  origins: dictionary(array(oneOf(string, number))),
  /** Files of a chunk by their kind. */
  assets: dictionary(dictionary(array(record({ file: string })))),
});

type ScriptManifest = Decoded<typeof scriptManifest>;

/** What is imported later, and the files that come with it. */
export interface LateImport {
  /** As the code names it, such as `@site/src/components/CodeEditor`. */
  readonly request: string;
  readonly files: readonly string[];
}

/** By the module of a page, what it imports in any case as soon as it runs. */
export type ProgramPages = Readonly<Record<string, readonly string[]>>;

/**
 * Adds the scripts of program pages to a manifest, and the style sheets of what they import: a script waits
 * for those.
 *
 * @throws Error for a module that nothing imports by that name
 */
export function linkScripts(
  manifest: ScriptManifest,
  pages: ProgramPages,
  imports: readonly LateImport[],
): ScriptManifest {
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
    const scripts = new Set(
      [page, ...parts].flatMap(filesOf).filter((file) => file.endsWith('.js')),
    );
    const styles = new Set(parts.flatMap(filesOf).filter((file) => file.endsWith('.css')));
    for (const file of scripts) assets[`script:${file}`] = { js: [{ file }] };
    for (const file of styles) assets[`style:${file}`] = { css: [{ file }] };
    origins[page] = [
      ...new Set([
        ...(origins[page] ?? []),
        ...[...styles].map((file) => `style:${file}`),
        ...[...scripts].map((file) => `script:${file}`),
      ]),
    ];
  }
  return { ...manifest, origins, assets };
}
