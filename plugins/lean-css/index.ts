import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import purgeCss from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import postcss, { type Helpers, type Root } from 'postcss';
import type { Compiler } from 'webpack';

import { clientManifest } from '../../src/lib/clientManifest';
import { describe, parseJson } from '../../src/lib/decode';
import { shortenClassNames } from './classNames';
import { STYLE_GROUPS } from './files';
import {
  DEVELOPMENT_STYLES,
  FRAMEWORK_SHEET,
  FRAMEWORK_STYLES,
  KEPT_ELEMENTS,
  KEPT_TREES,
  LAYER_ORDER,
  SOURCES,
  namesUnusedClass,
  UNUSED_CLASSES,
  UNUSED_STYLES,
  usedLayers,
} from './purge';
import { linkStyles } from './styleLinks';
import {
  applyPlan,
  FRAMEWORK_VARIABLE,
  lostVariables,
  planVariables,
  type VariablePlan,
} from './variables';

/** Style sheets of the framework besides the purged one. */
const THEME_SHEETS = './node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.css';

/** Our own style sheets. */
const SITE_SHEETS = './src/**/*.css';

/** Folders whose files decide what is left of the framework's styles. */
const SOURCE_FOLDERS = ['src', 'plugins'];

const purger = postcss([
  purgeCss({
    content: [...SOURCES],
    safelist: { standard: [...KEPT_ELEMENTS], deep: [...KEPT_TREES], greedy: [] },
    blocklist: [...UNUSED_CLASSES],
    variables: false,
  }),
]);

async function purge(sheet: Root): Promise<Root> {
  const { root } = await purger.process(sheet, { from: sheet.source?.input.file });
  if (root.type !== 'root') throw new Error('lean-css: expected one style sheet.');
  // Some of these classes have the name of an element, which the search keeps.
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !namesUnusedClass(selector));
    if (rule.selector === '') rule.remove();
  });
  return root;
}

function read(file: string): Root {
  return postcss.parse(fs.readFileSync(file, 'utf8'), { from: file });
}

/** Looks through all style sheets and sources of the site. */
async function readPlan(): Promise<VariablePlan> {
  const themeSheets = (await Globby(THEME_SHEETS)).filter((file) => !UNUSED_STYLES.test(file));
  const scripts = await Globby([...SOURCES]);
  const mentions = scripts.flatMap(
    (file) => fs.readFileSync(file, 'utf8').match(/--[\w-]+/g) ?? [],
  );
  const framework = [await purge(read(require.resolve(FRAMEWORK_SHEET))), ...themeSheets.map(read)];
  const site = (await Globby(SITE_SHEETS)).map(read);
  return planVariables({ framework, site }, new Set(mentions));
}

function isFramework(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}

/** Tells the bundler's cache that a style sheet depends on what stands in a folder. */
function dependency(folder: string, parent: string) {
  return { type: 'dir-dependency', plugin: 'lean-css', dir: path.resolve(folder), parent };
}

/** Looks whether the plan kept everything that the emitted style sheets read. */
function checkVariables(compiler: Compiler): void {
  compiler.hooks.afterEmit.tap('lean-css', (compilation) => {
    const sheets = compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.css'))
      .map(({ name }) => fs.readFileSync(path.join(compiler.outputPath, name), 'utf8'));
    const lost = lostVariables(sheets);
    if (lost.length > 0) {
      throw new Error(
        `lean-css: expected a value of each custom property that the style sheets read, got none of ${lost.join(', ')}: set it in src/css/base.css, or fix plugins/lean-css/variables.ts.`,
      );
    }
  });
}

/** Completes the manifest that Docusaurus has written by then and reads afterwards. */
function linkRouteStyles(compiler: Compiler, manifestPath: string): void {
  compiler.hooks.afterEmit.tap('lean-css', ({ chunkGroups }) => {
    const manifest = parseJson(fs.readFileSync(manifestPath, 'utf8'), clientManifest);
    if (!manifest.ok) {
      throw new Error(
        `lean-css: expected Docusaurus’s manifest in ${manifestPath}, got another form (${describe(manifest.error)}): see what core/lib/ssg/ssgTemplate.js reads now.`,
      );
    }
    const imports = chunkGroups.flatMap((chunkGroup) =>
      chunkGroup.origins.map(({ request }) => ({ request, files: chunkGroup.getFiles() })),
    );
    fs.writeFileSync(manifestPath, JSON.stringify(linkStyles(manifest.value, imports)));
  });
}

/** How options of PostCSS name a plugin: its file, and what it is called with. */
function isNamed(plugin: unknown): plugin is readonly [file: string, options: object] {
  return Array.isArray(plugin) && typeof plugin[0] === 'string';
}

/**
 * A plugin itself in the place of its name: `postcss-loader` makes a named one anew for each style sheet, and the preset
 * of Docusaurus takes half a second of a build to be made for all of them.
 */
function made(plugin: unknown): unknown {
  if (!isNamed(plugin)) return plugin;
  const [file, options] = plugin;
  const create: unknown = createRequire(__filename)(file);
  return typeof create === 'function' ? create(options) : plugin;
}

/** Makes the style sheets that a page loads small, without a change of what they do. */
export default function leanCss({ generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  let plan: Promise<VariablePlan> | undefined;
  return {
    name: 'lean-css',

    configureWebpack(config, isServer) {
      if (!isProduction) return {};
      shortenClassNames(config);
      if (isServer) return {};
      return {
        optimization: { splitChunks: { cacheGroups: STYLE_GROUPS } },
        plugins: [
          { apply: checkVariables },
          {
            apply: (compiler: Compiler) =>
              linkRouteStyles(compiler, path.join(generatedFilesDir, 'client-manifest.json')),
          },
        ],
      };
    },

    configurePostCss(postCss) {
      const plugins = postCss.plugins.map(made);
      plugins.push({
        postcssPlugin: 'lean-css',
        async OnceExit(root: Root, { result }: Helpers) {
          const file = root.source?.input.file ?? '';
          if (isProduction && (isFramework(file) || FRAMEWORK_VARIABLE.test(root.toString()))) {
            result.messages.push(...SOURCE_FOLDERS.map((folder) => dependency(folder, file)));
          }
          if (UNUSED_STYLES.test(file) || (isProduction && DEVELOPMENT_STYLES.test(file))) {
            root.removeAll();
            return;
          }
          if (LAYER_ORDER.test(file)) {
            root.walkAtRules('layer', (rule) => {
              rule.params = usedLayers(rule.params);
            });
          }
          if (FRAMEWORK_STYLES.test(file)) {
            const { nodes } = await purge(root.clone());
            root.removeAll();
            root.append(nodes);
          }
          if (isProduction) {
            plan ??= readPlan();
            applyPlan(root, await plan, isFramework(file));
          }
        },
      });
      // Without this, `postcss-loader` looks for a configuration of PostCSS anew for each style sheet: in 25
      // places of its folder and of each one above, a second of a build. What PostCSS does stands here.
      return { ...postCss, plugins, config: false };
    },
  };
}
