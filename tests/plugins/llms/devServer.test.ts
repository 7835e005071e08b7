import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { llmMiddleware } from '../../../plugins/llms/devServer';

const { middleware } = llmMiddleware(
  '/site/',
  async () =>
    new Map([
      ['/llms.txt', async () => 'index'],
      ['/docs/a.md', async () => '# A'],
      ['/docs/b.md', () => Promise.reject(new Error('docs/b.mdx:3: a sentence.'))],
    ]),
);

const server = http.createServer((request, response) =>
  middleware(request, response, () => response.writeHead(404).end('next')),
);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ['/site/llms.txt', 200, 'text/plain; charset=utf-8', 'index'],
  ['/site/docs/a.md?x=1', 200, 'text/markdown; charset=utf-8', '# A'],
  ['/site/docs/b.md', 500, 'text/plain; charset=utf-8', 'docs/b.mdx:3: a sentence.'],
  ['/site/docs/c.md', 404, null, 'next'],
  ['/site/docs/a', 404, null, 'next'],
  ['/docs/a.md', 404, null, 'next'],
])('%s: %i', async (path, status, type, text) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${path}`);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(await response.text()).toBe(text);
});
