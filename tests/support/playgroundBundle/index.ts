/**
 * A host of official bundles, for tests: what it serves keeps the protocol of the real ones, and the
 * compilers of `node_modules` answer. Either as a server on
 * loopback (`server.ts`), or as what a route of Playwright answers:
 *
 * ```ts
 * await page.route('https://cdn.rescript-lang.org/**', async (route) => {
 *   const request = route.request();
 *   await route.fulfill(
 *     await answerBundleRequest(request.url(), request.method(), request.postData() ?? ''),
 *   );
 * });
 * ```
 */
import { describe, parseJson } from '../../../src/lib/decode';
import { answerQuestion, prepare } from './native';
import { bundleQuestionDecoder } from './questions';
import { RELEASES, releaseNamed } from './releases';
import { compilerScript, libraryScript } from './script';

export { RELEASES } from './releases';

/** An answer of the host. */
export interface BundleResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const LIST = /\/playground-bundles\/versions\.json$/;
const FILE = /\/(v[^/]+)\/(?:(compiler)\.js|(.+)\/cmij\.js|(ask))$/;

function response(status: number, type: string, body: string): BundleResponse {
  return {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' },
    body,
  };
}

const script = (text: string) => response(200, 'text/javascript', text);
const json = (value: unknown) => response(200, 'application/json', JSON.stringify(value));

/** Answers a request to the host, wherever its base lies. Rejects where a compiler can't be run. */
export async function answerBundleRequest(
  url: string,
  method: string,
  body: string,
): Promise<BundleResponse> {
  const missing = response(404, 'text/plain', `There is no ${method} ${url} here.`);
  const { pathname } = new URL(url);
  if (method === 'GET' && LIST.test(pathname)) return json(RELEASES.map(({ name }) => name));
  const [, name = '', compiler, library, ask] = FILE.exec(decodeURIComponent(pathname)) ?? [];
  const release = releaseNamed(name);
  if (!release) return missing;
  if (ask !== undefined && method === 'POST') {
    const question = parseJson(body, bundleQuestionDecoder);
    if (!question.ok) return response(400, 'text/plain', describe(question.error));
    return json(await answerQuestion(question.value, release));
  }
  if (method !== 'GET') return missing;
  if (compiler !== undefined) {
    await prepare(release);
    return script(compilerScript(release, new URL('ask', url).href));
  }
  return library === undefined ? missing : script(libraryScript(library));
}
