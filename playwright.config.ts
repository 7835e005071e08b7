/**
 * End-to-end tests: `npm run build`, then `npm run e2e`. They run against the real build, in Chromium;
 * `npm run engines` runs them in Firefox and WebKit, and `E2E_SITE=start npm run e2e` runs those of shell
 * and article against `npm start`.
 */
import path from 'node:path';

import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';

import { ENGINE, IS_CHROMIUM } from './e2e/engines/engine';
import { leftOut, TAKES_EVERY } from './e2e/every';
import type { Options } from './e2e/fixtures';
import { IS_START } from './e2e/site';
import { findBrowser } from './scripts/browser';

type Project = NonNullable<PlaywrightTestConfig<Options>['projects']>[number];

/** First of two neighboring ports. Other engines have their own, because `npm test` runs them beside Chromium. */
const port = Number(process.env.E2E_PORT ?? 4173) + (ENGINE === 'chromium' ? 0 : 2);

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The server's compilers have folders of their own, which it takes away when it is asked to end. */
const LET_IT_TIDY = { signal: 'SIGTERM', timeout: 5000 } as const;

/** What a maintainer checks and where programs are compiled does not depend on the engine. */
const ONCE = ['maintainer.spec.ts', 'otherBuild.spec.ts', 'playground-bundle.spec.ts'];

/**
 * Journeys on a phone are those whose layout or touch differ there: a tag puts them there too, or there
 * alone. Every other one would be the same again.
 */
const ON_PHONES = /@phone|@engines-phone/;
const ON_PHONES_ALONE = /@phone-only/;

const specs = (...names: readonly string[]): string[] => names.map((name) => `${name}.spec.ts`);

/**
 * What works without the interfaces that the oldest supported browsers lack: shell, article and search. `npm test`
 * leaves out pages around them, which use the same interfaces.
 */
const OF_OLDEST = TAKES_EVERY
  ? specs('around', 'article', 'landing', 'pages', 'reader', 'search', 'static')
  : specs('article', 'reader', 'search', 'static');

/**
 * What `npm test` asks of Firefox, which differs from Chromium less than WebKit does: shell, article, search,
 * playground, and programs in pages. `EVERY=1` and `npm run engines -- firefox --all` ask more.
 */
const OF_FIREFOX = specs(
  'around',
  'article',
  'exercises',
  'islands',
  'live-examples',
  'playground',
  'reader',
  'search',
  'static',
);

/** What is the same with `npm start` as in the build. */
const OF_START = specs('around', 'article', 'landing', 'reader');

/** It has neither the build's own way from page to page, nor its files. */
const OF_BUILD = /@build/;

function chromium(): readonly Project[] {
  // Workers read this file again and take the answer of the first search.
  process.env.CHROMIUM_PATH ??= findBrowser();
  const launchOptions = {
    executablePath: process.env.CHROMIUM_PATH,
    // Frames have processes of their own, as readers' browsers give them.
    args: ['--no-sandbox', '--site-per-process'],
  };
  return [
    {
      name: 'desktop',
      grepInvert: ON_PHONES_ALONE,
      use: { ...devices['Desktop Chrome'], viewport: DESKTOP, launchOptions },
    },
    {
      name: 'phone',
      grep: ON_PHONES,
      use: { ...devices['Pixel 7'], viewport: PHONE, isPhone: true, launchOptions },
    },
  ];
}

/**
 * Another engine; neither driver imitates a phone, but for the size of its screen. Unless all journeys are
 * asked for, those run that engines may take differently.
 */
function engine(use: Project['use']): readonly Project[] {
  return marked([
    {
      name: `${ENGINE}-desktop`,
      testIgnore: ONCE,
      grepInvert: ON_PHONES_ALONE,
      use: { ...use, viewport: DESKTOP },
    },
    {
      name: `${ENGINE}-phone`,
      testIgnore: ONCE,
      grep: ON_PHONES,
      use: { ...use, viewport: PHONE, isPhone: true },
    },
  ]);
}

function marked(projects: readonly Project[]): readonly Project[] {
  if (process.env.ENGINES_ALL) return projects;
  return projects.map((project, index) => ({
    ...project,
    grep: index === 0 ? /@engines(?!-)/ : /@engines-phone/,
  }));
}

const PROJECTS = {
  chromium,
  oldest: () => marked(chromium()).map((project) => ({ ...project, testMatch: OF_OLDEST })),
  firefox: () => {
    const all = engine({
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath: path.resolve('e2e/engines/firefox/firefox.mjs') },
    });
    return TAKES_EVERY ? all : all.map((project) => ({ ...project, testMatch: OF_FIREFOX }));
  },
  webkit: () => engine({}),
};

function ofSite(): readonly Project[] {
  if (!IS_START) return PROJECTS[ENGINE]();
  return chromium().map((project) => ({
    ...project,
    testMatch: OF_START,
    grepInvert: [project.grepInvert ?? [], OF_BUILD].flat(),
  }));
}

/** What `npm test` leaves out of each project, and `EVERY=1` doesn't (`e2e/every.ts`). */
function projects(): readonly Project[] {
  return ofSite().map((project) => ({
    ...project,
    grepInvert: [project.grepInvert ?? [], leftOut({ isPhone: project.use?.isPhone })].flat(),
  }));
}

const SERVERS = [
  {
    command: `npm run serve -- --port ${port}`,
    port,
    name: 'host',
  },
  {
    // A host that reads no _redirects (GitHub Pages): static redirect pages answer.
    command: `npm run serve -- --port ${port + 1} --no-redirects`,
    port: port + 1,
    name: 'plain host',
  },
];

const STARTED = { command: `npm start -- --no-open --port ${port}`, port, name: 'npm start' };

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: `test-results/${ENGINE}`,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // For machines that stand still for seconds. A test that needs another try is listed as flaky: it
  // hides a fault of the page or its own, and is to be mended.
  retries: 2,
  workers: 2,
  reporter: [
    // A log of hundreds of passed journeys would hide the one that failed.
    [process.stdout.isTTY ? 'list' : 'dot'],
    ...(IS_CHROMIUM ? [] : [['./e2e/engines/report.ts'] as const]),
    ['html', { open: 'never', outputFolder: `playwright-report/${ENGINE}` }],
  ],
  // What a test waits for is there or will never be: no limit here measures speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every journey takes long; `E2E_TRACE=1 npm run e2e` does, and shows what failed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [...projects()],
  webServer: (IS_START ? [STARTED] : SERVERS).map((server) => ({
    ...server,
    reuseExistingServer: true,
    gracefulShutdown: LET_IT_TIDY,
  })),
});
