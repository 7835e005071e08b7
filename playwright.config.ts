/** End-to-end tests: `npm run build`, then `npm run e2e`. They run against the real build. */
import { defineConfig, devices } from '@playwright/test';

import { findBrowser } from './scripts/browser';

/** First of two neighboring ports. */
const port = Number(process.env.E2E_PORT ?? 4173);

// Workers read this file again and take the answer of the first search.
process.env.CHROMIUM_PATH ??= findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // For machines that stand still for seconds. A test that needs a second try is listed as flaky: it
  // hides a fault of the page or its own, and is to be mended.
  retries: 1,
  workers: 2,
  reporter: [['list'], ['html', { open: 'never' }]],
  // What a test waits for is there or will never be: no limit here measures speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every journey takes long; `E2E_TRACE=1 npm run e2e` does, and shows what failed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Frames have processes of their own, as readers' browsers give them.
      args: ['--no-sandbox', '--site-per-process'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What a maintainer checks and where programs are compiled do not depend on the screen, and one further
      // build is enough.
      testIgnore: ['maintainer.spec.ts', 'otherBuild.spec.ts', 'playground-bundle.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: [
    { command: `npm run serve -- --port ${port}`, port, name: 'host' },
    {
      // A host that reads no _redirects (GitHub Pages): static redirect pages answer.
      command: `npm run serve -- --port ${port + 1} --no-redirects`,
      port: port + 1,
      name: 'plain host',
    },
  ],
});
