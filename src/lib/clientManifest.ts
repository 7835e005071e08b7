/**
 * Docusaurus's client manifest (`.docusaurus/client-manifest.json`), as far as it tells which scripts and style
 * sheets the HTML of a page names. Plugins complete it before pages are rendered.
 */
import { array, type Decoded, dictionary, number, oneOf, record, string } from './decode';

export const clientManifest = record({
  /** What every page loads. */
  entrypoints: array(string),
  /** Keys of `assets` for the entry and for each module that a route is rendered with. */
  origins: dictionary(array(oneOf(string, number))),
  /** Files of a chunk by their kind. */
  assets: dictionary(dictionary(array(record({ file: string })))),
});

export type ClientManifest = Decoded<typeof clientManifest>;

/** What is imported later, and the files that come with it. */
export interface LateImport {
  /** As the code names it, for example `@site/src/pages/packages.tsx`. */
  readonly request: string;
  readonly files: readonly string[];
}
