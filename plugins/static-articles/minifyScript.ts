import { rspack } from '@docusaurus/faster';

/** Makes a script of a page's template as short as the bundler makes its own. */
export function minifyScript(script: string): string {
  return rspack.experiments.swc.minifySync(script, { compress: true, mangle: true }).code;
}
