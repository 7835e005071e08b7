/** Runs everything that proves the site, and stops at the first failure: `npm test`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { text } from 'node:stream/consumers';

import { runStages, stagesFor, summary } from './test/steps';

/** Runs an npm script; what it prints stays together when others run beside it. */
async function run(script: string, isAlone: boolean): Promise<boolean> {
  const command = ['run', '--silent', script];
  if (isAlone) {
    const [code] = await once(spawn('npm', command, { stdio: 'inherit' }), 'close');
    return code === 0;
  }
  const child = spawn('npm', command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  for (const part of await printed) if (part !== '') console.log(`\n${script}:\n${part}`);
  return code === 0;
}

async function main(): Promise<void> {
  const stages = stagesFor(process.argv.slice(2));
  const results = await runStages(stages, {
    run,
    lanes: os.availableParallelism(),
    now: () => performance.now(),
    say: (line) => console.log(line),
  });
  console.log(summary(stages, results));
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

void main();
