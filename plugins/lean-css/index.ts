import fs from 'node:fs';
import path from 'node:path';

import purgeCss from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import postcss, { type Root } from 'postcss';
import type { Compiler } from 'webpack';

import { describe, parseJson } from '../../src/lib/decode';
import { shortenClassNames } from './classNames';
import { STYLE_GROUPS } from './files';
import {
  FRAMEWORK_SHEET,
  FRAMEWORK_STYLES,
  KEPT_ELEMENTS,
  KEPT_TREES,
  SOURCES,
  UNUSED_CLASSES,
  UNUSED_STYLES,
} from './purge';
import { clientManifest, linkStyles } from './styleLinks';
import { applyPlan, planVariables, type VariablePlan } from './variables';

/** Style sheets of the framework besides the purged one. */
const THEME_SHEETS = './node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.css';

/** Our own style sheets. */
const SITE_SHEETS = './src/**/*.css';

const purger = postcss([
  purgeCss({
    content: [...SOURCES],
    safelist: { standard: [...KEPT_ELEMENTS], deep: [...KEPT_TREES], greedy: [] },
    blocklist: [...UNUSED_CLASSES],
    variables: false,
  }),
]);

async function purge(root: Root): Promise<Root> {
  const lean = await purger.process(root, { from: root.source?.input.file });
  if (lean.root.type !== 'root') throw new Error('lean-css: expected one style sheet.');
  return lean.root;
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
          {
            apply: (compiler: Compiler) =>
              linkRouteStyles(compiler, path.join(generatedFilesDir, 'client-manifest.json')),
          },
        ],
      };
    },

    configurePostCss(postCss) {
      postCss.plugins.push({
        postcssPlugin: 'lean-css',
        async OnceExit(root: Root) {
          const file = root.source?.input.file ?? '';
          if (UNUSED_STYLES.test(file)) {
            root.removeAll();
            return;
          }
          if (FRAMEWORK_STYLES.test(file)) {
            const { nodes } = await purge(root.clone());
            root.removeAll();
            root.append(nodes);
          }
          if (isProduction) {
            plan ??= readPlan();
            applyPlan(root, await plan, file.includes('node_modules'));
          }
        },
      });
      return postCss;
    },
  };
}
