/**
 * Hosts that tests start by themselves, for what the site's own host never does: answer wrongly,
 * add slashes, get a new build while a reader is on the old one.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import type { HeaderRule } from '../scripts/serve/headers';
import { createServer, readSite } from '../scripts/serve/server';
import { test as base } from './fixtures';

/**
 * What the playground's pages tell on these hosts: none runs the service of compilers, and the official bundles are on
 * another one.
 */
export const WITHOUT_COMPILERS =
  /cdn\.rescript-lang\.org|Failed to load resource|compilers that it knows/;

/** What a host says instead of what the build holds. */
export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A host on a port of its own. */
export interface Host {
  readonly origin: string;
  /** Lets the host answer a path in another way from now on. */
  answer(pathname: string, answer: Answer): void;
  /** Answers as the build would. */
  readonly serve: Answer;
  /** Serves another build from now on. */
  deploy(outDir: string): Promise<void>;
}

/** Ways in which hosts differ. */
interface HostOptions {
  readonly outDir?: string;
  readonly baseUrl?: string;
  /** Whether `/page` is sent to `/page/`, as hosts do that keep a page in a folder. */
  readonly addsSlashes?: boolean;
  /** How it applies `_headers`; `none`: it doesn't read them, and the pages have their policy in their head. */
  readonly headerRule?: HeaderRule | 'none';
}

const BUILD = path.resolve('build');

/** Starts a host, and ends it when `use` has returned. */
export async function withHost(
  { outDir = BUILD, baseUrl = '/', addsSlashes = false, headerRule = 'joined' }: HostOptions,
  use: (host: Host) => Promise<void>,
): Promise<void> {
  const read = async (folder: string) =>
    createServer(folder, await readSite(folder, { baseUrl, withRedirects: true, headerRule }));
  const answers = new Map<string, Answer>();
  let build = await read(outDir);

  const host = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname);
    if (answer) {
      answer(request, response);
      return;
    }
    if (addsSlashes && pathname !== '/') {
      const isPage = !path.extname(pathname.replace(/\/v[\d.]+\/?$/, ''));
      if (isPage && !pathname.endsWith('/')) {
        response.writeHead(301, { Location: `${pathname}/${search}` }).end();
        return;
      }
      if (isPage) request.url = pathname.slice(0, -1) + search;
    }
    build.emit('request', request, response);
  });

  await new Promise<void>((resolve) => host.listen(0, resolve));
  const address = host.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  try {
    await use({
      origin: `http://localhost:${address.port}`,
      answer: (pathname, answer) => answers.set(pathname, answer),
      serve: (request, response) => build.emit('request', request, response),
      async deploy(folder) {
        build = await read(folder);
      },
    });
  } finally {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  }
}

interface HostFixtures {
  /** The host of the test's pages; it serves the build. */
  readonly host: Host;
  /** Whether it adds slashes to the addresses of pages. */
  readonly addsSlashes: boolean;
  readonly headerRule: HeaderRule | 'none';
  /** A folder that is there as long as the test. */
  readonly folder: string;
}

/** `test` with a host of its own. */
export const test = base.extend<HostFixtures>({
  addsSlashes: [false, { option: true }],
  headerRule: ['joined', { option: true }],
  host: async ({ addsSlashes, headerRule }, use) => withHost({ addsSlashes, headerRule }, use),
  baseURL: async ({ host }, use) => use(host.origin),
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  folder: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rescript-docs-e2e-'));
    await use(folder);
    fs.rmSync(folder, { recursive: true });
  },
});

function changePages(folder: string, change: (html: string) => string): void {
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file))
    .forEach((file) => fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8'))));
}

/** What no test of hosts asks for, and most files of the build: the modules of the API reference. */
const LEFT_OUT = /^(?:api|docs\/manual\/[^/]+\/api)\//;

function copyFiles(folder: string): void {
  fs.cpSync(BUILD, folder, {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(path.relative(BUILD, file).split(path.sep).join('/')),
  });
}

/** Copies the build and changes the HTML of all its pages. */
export function copyBuild(folder: string, change: (html: string) => string): void {
  copyFiles(folder);
  changePages(folder, change);
}

/**
 * Copies the build as a later one: its scripts and its pages have other names, and what had the old
 * names is gone.
 *
 * @param isRenamed which scripts have changed; those that pages start with unless it is told
 */
export function copyAsNewBuild(
  folder: string,
  change: (html: string) => string,
  isRenamed: RegExp = /^(?:runtime~)?main\./,
): void {
  copyFiles(folder);
  const scripts = path.join(folder, 'assets/js');
  const renamed = new Map(
    fs
      .readdirSync(scripts)
      .filter((file) => isRenamed.test(file))
      .map((file) => {
        const [hash = ''] = /[\da-f]{8}(?=\.js$)/.exec(file) ?? [];
        return [hash, [...hash].reverse().join('')] as const;
      }),
  );
  const rename = (text: string): string =>
    [...renamed].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  for (const file of fs.readdirSync(scripts)) {
    const text = fs.readFileSync(path.join(scripts, file), 'utf8');
    fs.rmSync(path.join(scripts, file));
    fs.writeFileSync(path.join(scripts, rename(file)), rename(text));
  }
  changePages(folder, (html) => change(rename(html)));
}
