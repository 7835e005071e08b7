/** The file that the build leaves for `npm run size`. */
import { array, type Decoder, dictionary, number, record, string } from '../decode';

/** What stands in the scripts of a build, and how it came there. */
export interface BundleReport {
  /** Bytes after minification: script below the build, such as `assets/js/main.1a2b.js` -> module -> bytes. */
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Module -> modules that import it, whether at once or later. */
  readonly importers: Readonly<Record<string, readonly string[]>>;
}

/** Reads a report; fails with one sentence. */
export const bundleReportDecoder: Decoder<BundleReport> = record({
  files: dictionary(dictionary(number)),
  importers: dictionary(array(string)),
});

/** Where the report of a site lies: beside what Docusaurus generates, not in the public output. */
export function reportFile(siteDir: string): string {
  return `${siteDir}/.docusaurus/bundle-report.json`;
}
