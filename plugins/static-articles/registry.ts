/**
 * `.docusaurus/registry.js`, in which Docusaurus lists what its routes import. Its shape is promised by nobody:
 * scripts/internals has it, and every deviation is an error.
 */

/** Chunk name -> the module that it holds. */
export type Registry = ReadonlyMap<string, string>;

const LINE = /^ {2}"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)", require\.resolveWeak\(/gm;

/** Reads `.docusaurus/registry.js`. */
export function parseRegistry(source: string): Map<string, string> {
  const registry = new Map(
    [...source.matchAll(LINE)].map(([, chunk = '', module = '']) => [chunk, module]),
  );
  const entries = source.split('\n').filter((line) => line.startsWith('  "')).length;
  if (registry.size === 0 || registry.size !== entries) {
    throw new Error(
      `static-articles: expected ${entries} entries of registry.js to be imports, got ${registry.size}; was Docusaurus updated? See scripts/internals.`,
    );
  }
  return registry;
}

/** Whether a module is a page's content. */
export function isMarkdown(module: string): boolean {
  return /\.mdx?(?:\?|$)/.test(module);
}
