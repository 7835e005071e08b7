/** Runs the command of a task. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Runs a program, and prints its lines as they come, each after the name of its task: others may run beside it.
 *
 * @param say prints a line
 * @returns whether it succeeded
 * @throws if the program can't be started
 */
export async function runCommand(
  name: string,
  command: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  const [program = '', ...words] = command;
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const printed = [child.stdout, child.stderr].map((input) => {
    const lines = createInterface({ input });
    lines.on('line', (line) => say(`${name} | ${line}`));
    return once(lines, 'close');
  });
  const [code] = await closed;
  await Promise.all(printed);
  return code === 0;
}
