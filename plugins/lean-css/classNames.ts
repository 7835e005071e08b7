import type { Configuration } from 'webpack';

/**
 * What CSS modules are called in the build: five characters of a hash of file and name. The readable
 * part that Docusaurus puts in front stays away from every page and from every rule.
 */
const SHORT_NAME = '[contenthash:base64:5]';

interface CssModuleLoader {
  options: { modules: { localIdentName: string } };
}

function isCssModuleLoader(loader: unknown): loader is CssModuleLoader {
  if (typeof loader !== 'object' || loader === null || !('options' in loader)) return false;
  const { options } = loader;
  if (typeof options !== 'object' || options === null || !('modules' in options)) return false;
  const { modules } = options;
  return typeof modules === 'object' && modules !== null && 'localIdentName' in modules;
}

/**
 * Gives CSS modules short class names.
 *
 * @param config changed in place: the lifecycle can add rules, but not change one
 * @throws if Docusaurus compiles CSS modules another way
 */
export function shortenClassNames(config: Configuration): void {
  const loaders = (config.module?.rules ?? [])
    .flatMap((rule) => (typeof rule === 'object' && Array.isArray(rule?.use) ? rule.use : []))
    .filter(isCssModuleLoader);
  if (loaders.length !== 1) {
    throw new Error(
      `lean-css: expected one loader of CSS modules in the bundler’s configuration, got ${loaders.length}: see which rule Docusaurus uses now (core/lib/webpack/base.js).`,
    );
  }
  for (const { options } of loaders) options.modules.localIdentName = SHORT_NAME;
}
