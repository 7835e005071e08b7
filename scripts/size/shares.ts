/** Who has which share of the scripts that a page loads. */
import { ownerOf } from '../../src/lib/bundleReport/moduleName';
import type { BundleReport } from '../../src/lib/bundleReport/report';

/** One line of the report. */
export interface Share {
  /** An npm package, or a folder of this site. */
  readonly owner: string;
  /** Bytes after minification, before compression. */
  readonly bytes: number;
  /** Part of the whole, from 0 to 1. */
  readonly ratio: number;
}

/**
 * The owners of a set of scripts, largest first.
 *
 * @param scripts paths as the browser asks for them, such as `/assets/js/main.1a2b.js`
 * @throws if the report does not know a script: it is of another build
 */
export function shares(files: BundleReport['files'], scripts: readonly string[]): Share[] {
  const bytes = new Map<string, number>();
  for (const [module, size] of modulesOf(files, scripts)) {
    const owner = ownerOf(module);
    bytes.set(owner, (bytes.get(owner) ?? 0) + size);
  }
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  return [...bytes]
    .map(([owner, size]) => ({ owner, bytes: size, ratio: size / total }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The modules of a set of scripts, with their bytes; a module that stands in two comes twice. */
export function modulesOf(
  files: BundleReport['files'],
  scripts: readonly string[],
): readonly (readonly [module: string, bytes: number])[] {
  return scripts.flatMap((script) => {
    const modules = files[script.replace(/^\//, '')];
    if (!modules) {
      throw new Error(
        `size: expected ${script} in .docusaurus/bundle-report.json, but the report is of another build; run npm run build.`,
      );
    }
    return Object.entries(modules);
  });
}
