/**
 * Runs journeys in Firefox, in WebKit, and in Chromium without what the oldest supported browsers lack:
 * `npm run engines`, after a build.
 *
 *   npm run engines                    journeys that browsers may take differently, in all three (a part of them,
 *                                      unless EVERY=1)
 *   npm run engines -- webkit          in one of them
 *   npm run engines -- --all           every journey that the drivers can go
 *   npm run engines -- firefox e2e/search.spec.ts -g Back    whatever else Playwright takes
 */
import { spawnSync } from 'node:child_process';

import { thisMachine } from './browser';
import { readArguments } from './engines/arguments';
import { findEngine, type Found } from './engines/find';

/** The configuration of the tests finds it. */
const CHROMIUM: Found = { before: [], environment: {} };

const { engines, areNamed, isAll, playwright } = readArguments(process.argv.slice(2));

for (const engine of engines) {
  const found = engine === 'oldest' ? CHROMIUM : findEngine(engine, thisMachine);
  if (typeof found === 'string') {
    console.error(`engines: ${found}`);
    // A machine may do without, unless it was asked for this very engine, as continuous integration asks.
    if (areNamed) process.exitCode = 1;
    continue;
  }
  const [command = '', ...words] = [...found.before, 'npx', 'playwright', 'test', ...playwright];
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...found.environment,
      ENGINE: engine,
      ...(isAll && { ENGINES_ALL: '1' }),
    },
  });
  if (status !== 0) process.exitCode = 1;
}
