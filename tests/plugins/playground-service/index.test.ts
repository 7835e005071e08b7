/** The plugin as Docusaurus calls it. */
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import playgroundService from '../../../plugins/playground-service';
import type { Middleware } from '../../../src/lib/devServer';
import { parseJson } from '../../../src/lib/decode';
import { serviceStatus } from '../../../src/lib/playground/native/protocol';

// What the plugin reads of the context.
const plugin = playgroundService({ baseUrl: '/site/' } as LoadContext);

/** What Docusaurus hands over, as far as the plugin reads it. */
function options(mode: 'development' | 'production', isServer: boolean): unknown {
  return plugin.configureWebpack?.({ mode }, isServer, undefined as never, undefined);
}

test('a build says that there is no service', async () => {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'service-'));
  await plugin.postBuild?.({ outDir } as never);
  const text = await fs.readFile(path.join(outDir, 'playground', 'service.json'), 'utf8');
  await fs.rm(outDir, { recursive: true });
  expect(text).toBe('{"service":null}');
});

test('a build has no handler', () => {
  expect(options('production', false)).toBeUndefined();
  expect(options('development', true)).toBeUndefined();
});

test('the development server is asked behind the service', async () => {
  const { devServer } = options('development', false) as {
    devServer: { setupMiddlewares(list: Middleware[]): unknown };
  };
  const list: Middleware[] = [];
  devServer.setupMiddlewares(list);
  const server = http.createServer((request, response) => {
    list[0]?.middleware(request, response, () => response.writeHead(200).end('page'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const page = await (await fetch(`http://localhost:${port}/site/try`)).text();
  const status = await (
    await fetch(`http://localhost:${port}/site/playground/service.json`)
  ).text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(page).toBe('page');
  const decoded = parseJson(status, serviceStatus);
  expect(decoded.ok && decoded.value.service?.releases.length).toBeGreaterThan(0);
});
