import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

import staticArticles from '../../../plugins/static-articles';
import { generateSite, SITE } from '../../support/generatedSite';

let folder: string;
beforeAll(async () => {
  folder = await generateSite(SITE);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const environment = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = environment;
});

interface Replacement {
  readonly request: RegExp;
  readonly file: string;
}

/** What the plugin has replaced in a compilation. */
function replacements(isServer: boolean, nodeEnv: string): Replacement[] {
  process.env.NODE_ENV = nodeEnv;
  class NormalModuleReplacementPlugin implements Replacement {
    constructor(
      readonly request: RegExp,
      readonly file: string,
    ) {}
  }
  const context = { generatedFilesDir: folder, baseUrl: '/' } as LoadContext;
  const plugin = staticArticles(context, { id: 'default', menuPages: [], programPages: {} });
  const config = plugin.configureWebpack?.(
    {},
    isServer,
    {
      currentBundler: { name: 'rspack', instance: { NormalModuleReplacementPlugin } },
    } as never,
    undefined,
  ) as { plugins?: object[] };
  return (config.plugins ?? []).filter(
    (one): one is Replacement => one instanceof NormalModuleReplacementPlugin,
  );
}

/** Requests of Docusaurus' client, by the file that makes them. */
function requestsOf(...files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const source = fs.readFileSync(path.join('node_modules/@docusaurus', file), 'utf8');
    return [...source.matchAll(/from '((?:@|\.\/)[^']+)'/g)].map(([, request = '']) => request);
  });
}

const CLIENT = 'core/lib/client';

test('answers the very requests that Docusaurus’ client makes', () => {
  const made = requestsOf(
    `${CLIENT}/App.js`,
    `${CLIENT}/preload.js`,
    `${CLIENT}/docusaurus.js`,
    `${CLIENT}/docusaurusContext.js`,
    `${CLIENT}/normalizeLocation.js`,
    `${CLIENT}/exports/ComponentCreator.js`,
    'theme-classic/lib/theme/MDXPage/index.js',
    'theme-classic/lib/theme/BlogPostItem/Content/index.js',
    'theme-classic/lib/theme/PaginatorNavLink/index.js',
  );
  const replaced = replacements(false, 'production');
  const answered = (request: string): boolean =>
    replaced.some((replacement) => replacement.request.test(request));
  expect([...new Set(made.filter(answered))].sort()).toEqual([
    './PendingNavigation',
    '@docusaurus/Link',
    '@generated/globalData',
    '@generated/registry',
    '@generated/routes',
    '@generated/routesChunkNames',
    '@theme/MDXContent',
    '@theme/Root',
  ]);
  // Nothing is made in vain: the ninth is the plugin's own client module.
  expect(replaced).toHaveLength(9);
});

test('answers its own client module by the one of the built client', () => {
  const plugin = staticArticles({ generatedFilesDir: folder, baseUrl: '/' } as LoadContext, {
    id: 'default',
    menuPages: [],
    programPages: {},
  });
  const [shell = ''] = plugin.getClientModules?.() ?? [];
  expect(fs.existsSync(shell)).toBe(true);
  const [found] = replacements(false, 'production').filter(({ request }) => request.test(shell));
  expect(found?.file).toBe(path.resolve('plugins/static-articles/client/shell.ts'));
});

test('names files that are there', () => {
  const files = replacements(false, 'production').map(({ file }) => file);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});

test.each([
  ['@generated/globalData.json?complete'],
  ['@generated/routes.js'],
  ['@theme/MDXComponents'],
  ['@theme-original/MDXContent'],
  ['@docusaurus/LinkX'],
  ['./shell.ts'],
])('leaves %s alone', (request) => {
  const replaced = replacements(false, 'production');
  expect(replaced.filter((replacement) => replacement.request.test(request))).toEqual([]);
});

test.each([
  ['the server', true, 'production'],
  ['the development server', false, 'development'],
])('leaves %s as it is', (_, isServer, nodeEnv) => {
  expect(replacements(isServer, nodeEnv)).toEqual([]);
});
