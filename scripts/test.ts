/** Runs everything that proves the site, and stops at the first failure: `npm test`. */
import { spawnSync } from 'node:child_process';

import { runSteps, STEPS, summary } from './test/steps';

const results = runSteps(STEPS, {
  run: (script) => spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' }).status === 0,
  now: () => performance.now(),
  say: (text) => console.log(text),
});
console.log(summary(STEPS, results));
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
