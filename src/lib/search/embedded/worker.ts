/** The search worker: builds indexes and answers beside the page, which so never waits. */
import { createHost } from './host';

const channel = new MessageChannel();
const tasks: (() => void)[] = [];
channel.port1.onmessage = () => tasks.shift()?.();

const take = createHost({
  tell: (message) => globalThis.postMessage(message),
  // Unlike timers, messages are not held back when one calls the next.
  later: (task) => {
    tasks.push(task);
    channel.port2.postMessage(undefined);
  },
  now: () => performance.now(),
});

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(data));
