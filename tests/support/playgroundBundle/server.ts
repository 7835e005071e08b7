/** The test bundle on a port of its own; run by itself, it serves until it is ended. */
import http from 'node:http';
import { text } from 'node:stream/consumers';

import { answerBundleRequest } from '.';

/** A running server. */
export interface BundleServer {
  /** `http://127.0.0.1:port`: a value for `PLAYGROUND_BUNDLES`. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on loopback. */
export async function startBundleServer(port = 0): Promise<BundleServer> {
  const server = http.createServer((request, response) => {
    text(request)
      .then((body) =>
        answerBundleRequest(
          new URL(request.url ?? '/', `http://${request.headers.host}`).href,
          request.method ?? 'GET',
          body,
        ),
      )
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch((reason: unknown) => response.writeHead(500).end(String(reason)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const bound = address !== null && typeof address === 'object' ? address.port : port;
  return {
    origin: `http://127.0.0.1:${bound}`,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

if (require.main === module) {
  startBundleServer(Number(process.env.PORT ?? 0)).then(
    ({ origin }) => console.log(origin),
    (reason: unknown) => {
      console.error(String(reason));
      process.exitCode = 1;
    },
  );
}
