/** Runs the command of a task. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import type { Outcome } from './run';

/** A failure of journeys with the reports of the engines that ran after it fits; a log's end is all that some show. */
const KEPT_LINES = 120;

/**
 * Runs a program, and prints its lines as they come, each after the name of its task: others may run beside it.
 *
 * @param say prints a line
 * @returns whether it succeeded, and its last lines without the name
 * @throws if the program can't be started
 */
export async function runCommand(
  name: string,
  command: readonly string[],
  say: (line: string) => void,
): Promise<Outcome> {
  const [program = '', ...words] = command;
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const lastLines: string[] = [];
  const printed = [child.stdout, child.stderr].map((input) => {
    const lines = createInterface({ input });
    lines.on('line', (line) => {
      say(`${name} | ${line}`);
      lastLines.push(line);
      if (lastLines.length > KEPT_LINES) lastLines.shift();
    });
    return once(lines, 'close');
  });
  const [code] = await closed;
  await Promise.all(printed);
  return { passed: code === 0, lastLines };
}
