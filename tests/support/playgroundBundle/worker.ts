/**
 * The compiler's worker in a context of its own of Node, instead of a browser's: `importScripts` and
 * synchronous requests are done by another thread while this one waits, so that its host must not be here.
 */
import vm from 'node:vm';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

import type { BundleWorker } from '../../../src/lib/playground/bundle/connection';
import { createSession } from '../../../src/lib/playground/bundle/session';

/** Asks for another thread, and wakes it up when the answer is there. */
const FETCH = `
const { port, isAnswered } = require('node:worker_threads').workerData;
port.on('message', async ({ url, method, body }) => {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body }) })
    .then(async (response) => [response.status, await response.text()])
    .catch(() => [0, '']);
  port.postMessage(answer);
  Atomics.store(isAnswered, 0, 1);
  Atomics.notify(isAnswered, 0);
});
`;

/** Asks without letting this thread do anything else. */
type Asks = (url: string, method: string, body: string) => readonly [status: number, text: string];

/** Starts the thread that asks. A process for each question would take longer to start than compilers to answer. */
function startAsking(): Asks {
  const { port1: here, port2: port } = new MessageChannel();
  const isAnswered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(FETCH, {
    eval: true,
    workerData: { port, isAnswered },
    transferList: [port],
  });
  // It ends with this process.
  thread.unref();
  return (url, method, body) => {
    Atomics.store(isAnswered, 0, 0);
    here.postMessage({ url, method, body });
    Atomics.wait(isAnswered, 0, 0);
    const answer = receiveMessageOnPort(here) as { message: [number, string] } | undefined;
    if (!answer) throw new Error(`Expected an answer about ${url}, got none.`);
    return answer.message;
  };
}

let asks: Asks | undefined;

function askNow(...question: Parameters<Asks>): ReturnType<Asks> {
  asks ??= startAsking();
  return asks(...question);
}

/** What the scripts of bundles use of a browser: a synchronous request. */
class Request {
  status = 0;
  responseText = '';
  #url = '';
  #method = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  send(body: string): void {
    [this.status, this.responseText] = askNow(this.#url, this.#method, body);
  }
}

/** Starts a worker. */
export function createNodeWorker(): BundleWorker {
  const scope = vm.createContext({ XMLHttpRequest: Request, setTimeout });
  let isAlive = true;
  const worker: BundleWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      // What has been copied has nothing of the page in it.
      const copy = structuredClone(message);
      setImmediate(() => {
        if (isAlive) void take(copy);
      });
    },
    terminate: () => {
      isAlive = false;
    },
  };
  const take = createSession({
    importScripts: (url) => {
      const [status, text] = askNow(url, 'GET', '');
      if (status !== 200) throw new Error(`The script at '${url}' failed to load.`);
      vm.runInContext(text, scope, { filename: url });
    },
    global: scope,
    read: async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`Expected ${url}, got status ${response.status}.`);
      return response.text();
    },
    tell: (message) => {
      const copy = structuredClone(message);
      setImmediate(() => {
        if (isAlive) worker.onmessage?.(new MessageEvent('message', { data: copy }));
      });
    },
  });
  return worker;
}
