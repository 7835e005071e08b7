/** Requests as no well-behaved client sends them. */
import net from 'node:net';

/** Time after which a server that does not answer has failed, in milliseconds. */
const PATIENCE_MS = 20_000;

/** An HTTP/1.1 request, written byte by byte; headers are exactly these. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** The bytes of a request. */
export function bytesOf({ method, path, headers, body = '' }: RawRequest): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

/** Sends bytes to a port of this machine; gives status and body of the answer, 0 where none came. */
export function sendRaw(port: number, bytes: Buffer): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.end(bytes));
    const chunks: Buffer[] = [];
    const settle = () => {
      const text = Buffer.concat(chunks).toString();
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
      resolve({ status: Number(status), text: rest.join('\r\n\r\n') });
    };
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(new Error('expected an answer, got none'));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', settle);
    // A server may close while we still write; what it said before is its answer.
    socket.on('error', () => undefined);
  });
}
