/** Command line of `npm run serve`. */
import { parseArgs } from 'node:util';

import { HEADER_RULES, type HeaderRule } from './headers';

/** What the server is asked to do. */
export interface ServeOptions {
  readonly outDir: string;
  readonly port: number;
  /** Address to listen on; absent for this machine alone. */
  readonly host?: string;
  readonly baseUrl: string;
  readonly withRedirects: boolean;
  /** How `_headers` is applied; absent for the default. */
  readonly headerRule?: HeaderRule | 'none';
  /** Whether it compiles programs of the playground with the compilers of this machine. */
  readonly withCompilers: boolean;
}

/** What `--headers` may say. */
const HEADER_CHOICES = [...HEADER_RULES, 'none'] as const;

/** Printed for `--help`. */
export const USAGE = `npm run serve -- [--dir build] [--port 3000] [--host 0.0.0.0] [--base-url /] [--headers last] [--no-redirects] [--no-compilers]

Serves the built site as a static host would: _redirects, _headers, compression, 404 page.
  --dir           folder of the build
  --port          port, or the environment variable PORT
  --host          address to listen on; by default only this machine can reach it
  --base-url      as the site was built with, or the environment variable BASE_URL
  --headers       how rules of _headers that match one path apply: "joined" (Cloudflare Pages, the default),
                  "last" (Netlify) or "none" (GitHub Pages)
  --no-redirects  as a host without _redirects (GitHub Pages): static redirect pages answer
  --no-compilers  as a host: nothing compiles the playground's programs on this machine`;

/**
 * Reads the command line.
 *
 * @returns undefined if help is wanted
 * @throws for unknown options, and for a port or base URL that is none
 */
export function parseServeArguments(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServeOptions | undefined {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      dir: { type: 'string', default: 'build' },
      port: { type: 'string', default: environment.PORT ?? '3000' },
      host: { type: 'string' },
      'base-url': { type: 'string', default: environment.BASE_URL ?? '/' },
      headers: { type: 'string' },
      'no-redirects': { type: 'boolean', default: false },
      'no-compilers': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `serve: expected a port from 0 to 65535, got "${values.port}"; use --port 3000.`,
    );
  }
  const headerRule = HEADER_CHOICES.find((choice) => choice === values.headers);
  if (values.headers !== undefined && headerRule === undefined) {
    throw new Error(
      `serve: expected --headers to be one of ${HEADER_CHOICES.join(', ')}, got "${values.headers}"; use --headers last.`,
    );
  }
  const baseUrl = values['base-url'];
  if (!/^\/(?:.*\/)?$/.test(baseUrl)) {
    throw new Error(
      `serve: expected a base URL that begins and ends in a slash, got "${baseUrl}"; use --base-url /name/.`,
    );
  }
  return {
    outDir: values.dir,
    port,
    ...(values.host !== undefined && { host: values.host }),
    baseUrl,
    ...(headerRule !== undefined && { headerRule }),
    withRedirects: !values['no-redirects'],
    withCompilers: !values['no-compilers'],
  };
}
