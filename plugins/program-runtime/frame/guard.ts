/** Ends programs that keep the browser waiting: what their checks ask (`src/lib/program/guard.ts`). */
import { GUARD_NAME } from '../../../src/lib/program/guardName';

/** How long a program may keep the browser from everything else, in milliseconds. */
const PATIENCE_MS = 3000;

/** What checks throw; the program may catch it, and meets the next check. */
class Halted extends Error {
  constructor() {
    super('The program kept the browser waiting and was halted.');
  }
}

function answerChecks(answer: () => void): void {
  Object.defineProperty(globalThis, GUARD_NAME, { value: answer });
}

/** Lets programs run for as long as they like: in a worker they keep nobody waiting. */
export function allowAll(): void {
  answerChecks(() => undefined);
}

/**
 * Halts a program that does not come to an end for three seconds.
 *
 * @param onHalt is called once, before the program meets the error
 */
export function haltEndless(onHalt: () => void): void {
  const now = performance.now.bind(performance);
  // A message arrives when the browser gets its turn. Timers would not do: in hidden tabs they come late.
  const { port1, port2 } = new MessageChannel();
  const post = port2.postMessage.bind(port2);
  let since: number | undefined;
  let isHalted = false;
  port1.onmessage = () => {
    since = undefined;
  };
  answerChecks(() => {
    if (isHalted) throw new Halted();
    if (since === undefined) {
      since = now();
      post(null);
    } else if (now() - since > PATIENCE_MS) {
      isHalted = true;
      onHalt();
      throw new Halted();
    }
  });
}
