/** Command line of `npm run serve`. */
import { parseArgs } from 'node:util';

/** What the server is asked to do. */
export interface ServeOptions {
  readonly outDir: string;
  readonly port: number;
  readonly baseUrl: string;
  readonly withRedirects: boolean;
  /** Whether it compiles programs of the playground with the compilers of this machine. */
  readonly withCompilers: boolean;
}

/** Printed for `--help`. */
export const USAGE = `npm run serve -- [--dir build] [--port 3000] [--base-url /] [--no-redirects] [--no-compilers]

Serves the built site as a static host would: _redirects, _headers, compression, 404 page.
  --dir           folder of the build
  --port          port, or the environment variable PORT
  --base-url      as the site was built with, or the environment variable BASE_URL
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
      'base-url': { type: 'string', default: environment.BASE_URL ?? '/' },
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
  const baseUrl = values['base-url'];
  if (!/^\/(?:.*\/)?$/.test(baseUrl)) {
    throw new Error(
      `serve: expected a base URL that begins and ends in a slash, got "${baseUrl}"; use --base-url /name/.`,
    );
  }
  return {
    outDir: values.dir,
    port,
    baseUrl,
    withRedirects: !values['no-redirects'],
    withCompilers: !values['no-compilers'],
  };
}
