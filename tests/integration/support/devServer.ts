/** The development server of a repository, as a writer runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** A running `docusaurus start`. */
export interface DevServer {
  /** Address without a slash at the end. */
  readonly url: string;
  /** What stands on the terminal so far. */
  terminal(): string;
  /**
   * Waits until the terminal shows something.
   *
   * @throws with what it shows, if the server ends before, or after eight minutes
   */
  shows(text: RegExp): Promise<void>;
  /** Names of the scripts that the bundler has made. */
  scripts(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Milliseconds to wait for a text: below the limit of a test, which would not say what there was instead. */
const LONGEST_WAIT = 480_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('expected a TCP port');
  return address.port;
}

/**
 * Starts the development server of a folder; `shows` tells when it is ready.
 *
 * @param environment variables beside those of this process
 */
export async function startDevServer(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<DevServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = path.join(folder, 'node_modules/.bin/docusaurus');
  const child = spawn(process.execPath, [program, 'start', '--no-open', '--port', `${port}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Jest's own value would make Docusaurus build for tests.
    env: { ...process.env, ...environment, NODE_ENV: undefined },
  });
  let printed = '';
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      notify();
    });
  }
  const end = once(child, 'exit').then(() => {
    hasEnded = true;
    notify();
  });
  return {
    url,
    terminal: () => printed,
    shows: (text) =>
      new Promise((resolve, reject) => {
        let isLate = false;
        const look = () => {
          if (text.test(printed)) resolve();
          else if (hasEnded || isLate)
            reject(new Error(`expected ${text} of docusaurus start, got ${printed}`));
          else return;
          listeners.delete(look);
          clearTimeout(limit);
        };
        const limit = setTimeout(() => {
          isLate = true;
          look();
        }, LONGEST_WAIT);
        listeners.add(look);
        look();
      }),
    async scripts() {
      // The list of its files that webpack-dev-server keeps for people.
      const list = await (await fetch(`${url}/webpack-dev-server`)).text();
      return [...list.matchAll(/href="\/([^"]+\.js)"/g)].map(([, script = '']) => script);
    },
    async stop() {
      child.kill();
      await end;
    },
  };
}
