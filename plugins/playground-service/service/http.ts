/** The service behind a server of Node. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { type PlaygroundService, startService } from './service';

/**
 * Answers a request if its address is one of the service; else the server goes on.
 *
 * @returns whether it was answered
 */
export async function respond(
  service: PlaygroundService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const answer = await service.answer({
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    remoteAddress: request.socket.remoteAddress,
    isEncrypted: 'encrypted' in request.socket,
    // A body that is left in the middle must not take the connection with it, which carries the answer.
    body: request.iterator({ destroyOnReturn: false }),
    isGone: () => response.destroyed,
  });
  if (!answer) return false;
  const text = JSON.stringify(answer.json);
  response.writeHead(answer.status, {
    ...answer.headers,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
  return true;
}

/** Starts a service whose files are gone when this process ends. */
export function startServiceOfProcess(baseUrl: string): PlaygroundService {
  const service = startService({ baseUrl });
  process.once('exit', () => service.close());
  return service;
}
