/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';

import { startPlaygroundLinks } from '../../src/behaviours/playground';
import { readPlaygroundLink } from '../../src/lib/playgroundLink';
import { settle } from '../support/host';

const PAGE = `
  <div data-code-panel>
    <a id="first" href="/try?version=v11.1.4" class="code-playground">Open</a>
    <pre><code data-code data-prelude>type fare = int</code></pre>
  </div>
  <div data-code-panel>
    <a id="second" href="/try?version=v8.4.2&ext=re" class="code-playground"><svg></svg></a>
    <pre><code data-code>let <span>a</span> = 1;</code></pre>
  </div>`;

const link = (id: string): HTMLAnchorElement => {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLAnchorElement)) throw new Error(`no link ${id}`);
  return element;
};
const programOf = (id: string) => readPlaygroundLink(new URL(link(id).href).search);

const isComplete = (id: string): void => expect(link(id).search).toContain('code=');

const assigned: string[] = [];
beforeAll(() => startPlaygroundLinks({ assign: (href) => assigned.push(href) }));

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

test.each(['pointerover', 'focusin', 'pointerdown'])(
  '%s on a link completes it before it is followed, and no other',
  async (type) => {
    link('second').firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    await waitFor(() => isComplete('second'));
    expect(programOf('second')).toMatchObject({
      version: 'v8.4.2',
      syntax: 'reason',
      // Preludes come first.
      code: 'type fare = int\n\nlet a = 1;',
    });
    expect(link('first').search).toBe('?version=v11.1.4');
  },
);

test('what completes links comes when the reader reaches for a block that has one', async () => {
  const mockLoaded = jest.fn();
  jest.resetModules();
  jest.doMock('../../src/lib/playgroundLink', () => {
    mockLoaded();
    return jest.requireActual('../../src/lib/playgroundLink');
  });
  const reach = (selector: string): unknown =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p>About code</p><div data-code-panel><samp>npm install</samp></div>',
  );
  reach('p');
  reach('samp');
  await settle();
  expect(mockLoaded).not.toHaveBeenCalled();
  reach('pre');
  await waitFor(() => expect(mockLoaded).toHaveBeenCalledTimes(1));
  expect(link('first').search).toBe('?version=v11.1.4');
  jest.dontMock('../../src/lib/playgroundLink');
});

test('a tap on a link that is not complete follows it once it is', async () => {
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented) {
      followed.push(link('first').search);
      // jsdom follows no links.
      event.preventDefault();
    }
  });
  link('first').click();
  expect(followed).toEqual([]);
  await waitFor(() => expect(followed).not.toEqual([]));
  expect(followed).toHaveLength(1);
  expect(programOf('first').code).toBe('type fare = int');
});

describe('where the code for programs does not arrive', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.doMock('../../src/lib/playgroundLink', () => {
      throw new Error('Loading chunk 1157 failed.');
    });
    assigned.length = 0;
  });
  afterEach(() => {
    jest.dontMock('../../src/lib/playgroundLink');
    jest.resetModules();
  });

  test('a link is followed as it is', async () => {
    link('first').click();
    await waitFor(() =>
      expect(assigned).toEqual([`${window.location.origin}/try?version=v11.1.4`]),
    );
  });

  test('a link that was reached for stays as it is, and is completed later', async () => {
    link('first').dispatchEvent(new Event('focusin', { bubbles: true }));
    link('first').click();
    await waitFor(() => expect(assigned).toHaveLength(1));
    expect(link('first').search).not.toContain('code=');
    jest.dontMock('../../src/lib/playgroundLink');
    jest.resetModules();
    link('first').dispatchEvent(new Event('focusin', { bubbles: true }));
    await waitFor(() => isComplete('first'));
  });
});
