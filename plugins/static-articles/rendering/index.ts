/** Modules that render pages at build, and the quicker ones that stand for them. */
import fs from 'node:fs';
import path from 'node:path';

/** The modules, below `node_modules`, by the file beside this one that the bundler gets in their place. */
const REPLACED = {
  renderToHtml: '@docusaurus/core/lib/client/renderToHtml.js',
  routes: 'react-router-config/esm/react-router-config.js',
} as const;

/**
 * Aliases for the bundler: by absolute path, so that they meet relative imports, and also by the path behind a link,
 * where packages are links.
 *
 * @throws if one of the modules is not installed
 */
export function renderingAliases(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(REPLACED).flatMap(([name, module]) => {
      const original = path.resolve('node_modules', module);
      return [original, fs.realpathSync(original)].map((file) => [
        `${file}$`,
        path.join(__dirname, name),
      ]);
    }),
  );
}
