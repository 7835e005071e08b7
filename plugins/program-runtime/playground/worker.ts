/** The script of the worker in which programs without a page run; the frame around it speaks for it. */
import { requestDecoder } from '../../../src/lib/program/messages';
import { allowAll } from '../frame/guard';
import { watchProgram } from './program';

/** Takes one program from the frame and answers its pings. */
export function startWorker(): void {
  // The program may put another function over it.
  const post: (message: unknown) => void = postMessage.bind(globalThis);
  const program = watchProgram('worker', post);
  allowAll();
  let isRunning = false;
  addEventListener('message', ({ data }) => {
    const request = requestDecoder(data);
    if (!request.ok) return;
    if (request.value.type === 'ping') post({ type: 'alive' });
    else if (request.value.type === 'run' && !isRunning) {
      isRunning = true;
      void program.run(request.value.modules);
    }
  });
}
