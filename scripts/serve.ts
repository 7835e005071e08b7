/**
 * Serves the built site as a static host would.
 *
 *   npm run serve
 *   npm run serve -- --help
 */
import path from 'node:path';

import { startServiceOfProcess } from '../plugins/playground-service/service';
import { parseServeArguments, USAGE } from './serve/arguments';
import { createServer, readSite } from './serve/server';

async function main(): Promise<void> {
  const options = parseServeArguments(process.argv.slice(2), process.env);
  if (!options) {
    console.log(USAGE);
    return;
  }
  const outDir = path.resolve(options.outDir);
  const site = await readSite(outDir, options);
  const service = options.withCompilers ? startServiceOfProcess(options.baseUrl) : undefined;
  const server = createServer(outDir, site, service);
  server.on('error', (error) => {
    console.error(`serve: cannot listen on port ${options.port}: ${error.message}`);
    process.exitCode = 1;
  });
  server.listen(options.port, options.host ?? 'localhost', () => {
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : options.port;
    console.log(
      `Serving ${site.files.size} files of ${outDir} on http://localhost:${port}${options.baseUrl} (${site.redirects.length} redirects, ${site.headers.length} header rules). The list of files is read once: start again after a build.`,
    );
    if (service) {
      console.log(
        `Programs of the playground are compiled on this machine with ${service.releases.join(', ') || 'no compiler'}, for pages of this machine alone; --no-compilers turns that off.`,
      );
    }
  });
}

// Without a word of its own, a process that is told to end leaves its files behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
