/** Serves built sites as a static host would: compressed, with the same caching for all. */
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { PlaygroundService } from '../../plugins/playground-service/service';
import { createServer, readSite } from '../../scripts/serve/server';

/** A site that answers. */
export interface Host {
  /** `http://localhost:1234` */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * The text of `_headers` for a site that brings none: the caching that our own site asks for
 * (`plugins/hosting-headers`), or peers would ask for each file again on every page.
 *
 * @param hashedFiles patterns of files whose names change with their content
 */
export function cachingHeaders(hashedFiles: readonly string[]): string {
  const rule = (pattern: string, value: string) => `${pattern}\n  Cache-Control: ${value}\n`;
  return [
    ...hashedFiles.map((pattern) => rule(pattern, 'public, max-age=31536000, immutable')),
    rule('/docs/*', 'public, max-age=0, must-revalidate'),
  ].join('\n');
}

/**
 * Serves a built site on a free port.
 *
 * @param service compiles programs of our playground; without it the site is a plain static one
 */
export async function serveSite(
  outDir: string,
  hashedFiles: readonly string[],
  service?: PlaygroundService,
): Promise<Host> {
  if (hashedFiles.length > 0) {
    await fs.writeFile(path.join(outDir, '_headers'), cachingHeaders(hashedFiles));
  }
  const site = await readSite(outDir, { baseUrl: '/', withRedirects: true });
  const server = createServer(outDir, site, service);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
