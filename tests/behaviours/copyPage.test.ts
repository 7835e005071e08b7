/** @jest-environment jsdom */
import { prepareAnnouncements } from '../../src/behaviours/announce';
import { startCopyingPages } from '../../src/behaviours/copyPage';

const copied: string[] = [];

function setClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

interface Answer {
  readonly ok?: boolean;
  readonly type?: string;
}

/** What the host answers to each request, and the addresses that were asked for. */
function setHost({ ok = true, type = 'text/markdown; charset=utf-8' }: Answer = {}): string[] {
  const asked: string[] = [];
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (address: string) => {
      asked.push(address);
      return { ok, headers: new Map([['Content-Type', type]]), text: async () => '# Seats\n' };
    },
  });
  return asked;
}

const MENU = `
  <details data-copy-page>
    <summary>Copy page</summary>
    <button data-copy-markdown>Copy page as Markdown</button>
    <a href="/docs/seats.md">View as Markdown</a>
    <p data-copy-status></p>
  </details>`;

/** Presses the button and lets all promises come back. */
async function press(): Promise<void> {
  document.querySelector<HTMLElement>('[data-copy-markdown]')?.click();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const status = () => document.querySelector('[data-copy-status]')?.textContent;
const announced = () => document.querySelector('[role="status"]')?.textContent;

startCopyingPages();

beforeEach(() => {
  jest.useFakeTimers();
  copied.length = 0;
  document.body.innerHTML = MENU;
  prepareAnnouncements();
  setClipboard(async (text) => {
    copied.push(text);
  });
  setHost();
});

afterEach(() => jest.useRealTimers());

test('copies what is behind the link, and says so for two seconds', async () => {
  const asked = setHost();
  await press();
  expect(asked).toEqual(['http://localhost/docs/seats.md']);
  expect(copied).toEqual(['# Seats\n']);
  expect(status()).toBe('Copied!');
  expect(announced()).toBe('Copied!');
  jest.advanceTimersByTime(1999);
  expect(status()).toBe('Copied!');
  jest.advanceTimersByTime(1);
  expect(status()).toBe('');
  expect(announced()).toBe('');
});

test.each([
  ['the page is missing', () => void setHost({ ok: false })],
  ['the host answers with a page', () => void setHost({ type: 'text/html' })],
  ['the browser forbids it', () => setClipboard(() => Promise.reject(new Error('denied')))],
  ['the page came without encryption', () => setClipboard(undefined)],
])('says that it failed where %s, until the next attempt', async (_case, arrange) => {
  arrange();
  await press();
  const sentence = 'Copying failed. View the Markdown and copy it there.';
  expect(copied).toEqual([]);
  expect(status()).toBe(sentence);
  expect(announced()).toBe(sentence);
  jest.advanceTimersByTime(10_000);
  expect(status()).toBe(sentence);
  setHost();
  setClipboard(async () => undefined);
  await press();
  expect(status()).toBe('Copied!');
});
