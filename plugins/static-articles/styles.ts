/**
 * The module that stands for what Docusaurus' own client imports: readers get none of its scripts, but its
 * style sheets are those of the pages.
 */
import { isMarkdown, type Registry } from './registry';

/** Where it lies below `.docusaurus`. */
export const STYLES_MODULE = 'static-articles/styles.js';

/** What pages are drawn with besides the components of routes. */
const ALWAYS = ['@generated/client-modules', '@theme/NotFound', '@theme/Root'];

/** The text of the module; each component is imported by itself, so that its own styles stay apart. */
export function stylesModule(registry: Registry): string {
  const components = [...registry.values()].filter(
    (module) => !isMarkdown(module) && !module.endsWith('.json'),
  );
  return [...ALWAYS, ...components]
    .map((module) => `import(${JSON.stringify(module)});\n`)
    .join('');
}
