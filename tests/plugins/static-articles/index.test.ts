import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';

import staticArticles from '../../../plugins/static-articles';

const MANIFEST = 'client-manifest.json';

const environment = process.env.NODE_ENV;
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-articles-'));
});

afterEach(() => {
  process.env.NODE_ENV = environment;
  fs.rmSync(folder, { recursive: true });
});

const write = (file: string, text: string): void => fs.writeFileSync(path.join(folder, file), text);

const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

/** The plugin's part of the bundler's configuration. */
function configured(isServer: boolean, nodeEnv: string): object {
  process.env.NODE_ENV = nodeEnv;
  const plugin = staticArticles({ generatedFilesDir: folder } as LoadContext, {
    id: 'default',
    entry: path.join(folder, 'entry.js'),
    link: path.join(folder, 'link.js'),
    programPages: { './page.js': ['./later.js'] },
  });
  return plugin.configureWebpack?.({}, isServer, {} as never, undefined) ?? {};
}

/** Bundles a site with one component of a route, which Docusaurus writes into its registry. */
async function bundle(): Promise<void> {
  const page = path.join(folder, 'page.js');
  await generateRouteFiles({
    generatedFilesDir: folder,
    baseUrl: '/',
    routes: [{ path: '/', component: page, exact: true, modules: { content: '/type.mdx' } }],
  } as never);
  write('entry.js', 'import("./later.js");');
  write('later.js', 'export const later = "later";');
  write('page.js', 'export default "the page";');
  write('nothing.js', '');
  const manifest = {
    entrypoints: ['main', 'styles-of-pages'],
    origins: {},
    assets: { 1: { js: [{ file: 'main.js' }] }, 2: { js: [{ file: 'styles-of-pages.js' }] } },
  };
  write(MANIFEST, JSON.stringify(manifest));
  const nothing = path.join(folder, 'nothing.js');
  const compiler = rspack({
    mode: 'none',
    context: folder,
    output: { path: path.join(folder, 'out'), filename: '[name].js' },
    resolve: {
      alias: {
        '@generated/client-modules': nothing,
        '@theme/NotFound': nothing,
        '@theme/Root': nothing,
      },
    },
    ...configured(false, 'production'),
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
}

test('readers get the scripts of the entry, and what a program needs is named by its page', async () => {
  await bundle();
  const scripts = fs.readdirSync(path.join(folder, 'out'));
  const texts = scripts.map((file) => read(path.join('out', file)));
  expect(scripts).toContain('main.js');
  expect(scripts).not.toContain('styles-of-pages.js');
  expect(texts.join('')).toContain('later = "later"');
  expect(texts.join('')).not.toContain('"the page"');

  const { origins, assets } = JSON.parse(read(MANIFEST));
  expect(assets['1'].js).toEqual([{ file: 'main.js' }]);
  expect(assets['2'].js).toBeUndefined();
  expect(origins['./page.js']).toEqual([expect.stringMatching(/^js:\d+\.js$/)]);
});

test('what every page runs is compiled ahead, and nothing that may come later', async () => {
  await bundle();
  const hinted = fs
    .readdirSync(path.join(folder, 'out'))
    .filter((file) => /^\/\/# allFunctionsCalledOnLoad\n/.test(read(path.join('out', file))));
  expect(hinted).toEqual(['main.js']);
});

test('leaves the development server as it is', () => {
  expect(configured(false, 'development')).toEqual({});
  expect(configured(true, 'development')).toEqual({});
});

test('the HTML has links of its own, for browsers have no router', () => {
  expect(configured(true, 'production')).toMatchObject({
    resolve: { alias: { '@docusaurus/Link': path.join(folder, 'link.js') } },
  });
});
