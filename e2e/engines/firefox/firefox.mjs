#!/usr/bin/env node
/**
 * Starts Firefox in the place of Playwright, and stands between the two: Playwright 1.65 sends a command
 * that Firefox has taken out (`emulation.setMediaFeaturesOverride`), without which no page opens. What
 * asks for the default is answered here; anything else is passed on, and Firefox says that it can't.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Whether a command asks for colors that a new profile has anyway. */
function asksForDefault({ method, params }) {
  const scheme = params?.features?.['prefers-color-scheme'];
  return method === 'emulation.setMediaFeaturesOverride' && (scheme ?? 'light') === 'light';
}

/** Listens for Playwright and passes on to Firefox. */
async function listen(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (playwright, { url }) => {
    const firefox = new WebSocket(new URL(url, address), { perMessageDeflate: false });
    const waiting = [];
    firefox.on('open', () => waiting.splice(0).forEach((text) => firefox.send(text)));
    firefox.on('message', (data) => playwright.send(data.toString()));
    firefox.on('close', () => playwright.close());
    playwright.on('close', () => firefox.close());
    playwright.on('message', (data) => {
      const text = data.toString();
      const command = JSON.parse(text);
      if (asksForDefault(command)) {
        playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      } else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
      else waiting.push(text);
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${server.address().port}`;
}

const child = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
let printed = '';
child.stderr.setEncoding('utf8').on('data', async (text) => {
  process.stderr.write(text.replace(LISTENING, 'Firefox is ready'));
  if (printed === undefined) return;
  printed += text;
  const address = LISTENING.exec(printed)?.[1];
  if (!address) return;
  printed = undefined;
  console.error(`WebDriver BiDi listening on ${await listen(address)}`);
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
