/**
 * The compiler's worker in a context of its own of Node, instead of a browser's: `importScripts` and
 * synchronous requests are done by another process, so that its host must not be this one.
 */
import { spawnSync } from 'node:child_process';
import vm from 'node:vm';

import type { BundleWorker } from '../../../src/lib/playground/bundle/connection';
import { createSession } from '../../../src/lib/playground/bundle/session';

const FETCH = `
const [url, method] = process.argv.slice(1);
require('node:stream/consumers').text(process.stdin)
  .then((body) => fetch(url, { method, ...(method === 'POST' && { body }) }))
  .then(async (response) => console.log(JSON.stringify([response.status, await response.text()])));
`;

/** Asks without letting this process do anything else. */
function askNow(
  url: string,
  method: string,
  body: string,
): readonly [status: number, text: string] {
  const { stdout } = spawnSync(process.execPath, ['--eval', FETCH, '--', url, method], {
    input: body,
    encoding: 'utf8',
  });
  return stdout === '' ? [0, ''] : (JSON.parse(stdout) as [number, string]);
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
