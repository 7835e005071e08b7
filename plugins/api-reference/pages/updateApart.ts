/** Brings the pages in line with the packages in a process of its own, so that `npm start` answers meanwhile. */
import path from 'node:path';

import { runApart } from '../../../src/lib/runApart';

/**
 * @param root the repository's root
 * @param signal file that is written once all pages are there, if one of them has changed
 * @throws Error with what the process said, if it failed
 */
export async function updateStubsApart(root: string, signal: string): Promise<void> {
  const { exitCode, output } = await runApart(
    path.join(__dirname, 'updateProcess.ts'),
    [signal],
    root,
  );
  if (exitCode !== 0) throw new Error(output);
  // One sentence for each version that this machine can't read.
  if (output !== '') process.emitWarning(output);
}
