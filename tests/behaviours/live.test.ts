/** @jest-environment jsdom */
import { beginIsland } from '../../src/behaviours/islands';
import { nameRuns, startRunning } from '../../src/behaviours/live';
import { findIsland } from '../../src/islands/registry';

jest.mock('../../src/behaviours/islands', () => ({ beginIsland: jest.fn() }));

startRunning();

const DATA = '{"release":"1.0.0","shown":"./Example.mjs","modules":{"live":"1"}}';

beforeEach(() => {
  document.body.innerHTML = `<div data-code-block>
    <pre><code data-code>let a = "b"</code></pre><pre><code data-code>var a = "b";</code></pre>
    <div class="code-live"><button data-run="LiveExample" data-island-fallback>Run this example</button><script type="application/json">${DATA}</script></div>
  </div>`;
});

it('makes an island of what the page holds, once', () => {
  const button = document.querySelector('button');
  button?.click();
  button?.click();
  const island = document.querySelector<HTMLElement>('[data-island]');
  expect(island?.dataset.island).toBe('LiveExample');
  expect(JSON.parse(island?.dataset.islandProps ?? '')).toEqual({
    example: JSON.parse(DATA),
    code: 'var a = "b";',
  });
  expect(findIsland('LiveExample')?.open(island?.dataset.islandProps ?? '').ok).toBe(true);
  expect(document.querySelectorAll('[data-island-root]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-island-status][role="status"]')).toHaveLength(1);
  expect(beginIsland).toHaveBeenCalledTimes(2);
  expect(beginIsland).toHaveBeenCalledWith(island);
});

it('leaves other buttons alone', () => {
  jest.mocked(beginIsland).mockClear();
  document.body.innerHTML = '<button>Copy</button>';
  document.querySelector('button')?.click();
  expect(beginIsland).not.toHaveBeenCalled();
});

describe('an example without a button of its own', () => {
  beforeEach(() => {
    jest.mocked(beginIsland).mockClear();
    document.body.innerHTML = `<pre><code data-code data-prelude>type t = int</code></pre>
      <div data-code-block>
        <div data-code-panel><div class="code-actions">
          <a href="/try?version=v12.0.0" class="code-playground" data-runs aria-label="Open in playground"></a>
        </div><pre><code data-code>let a: t = 1</code></pre></div>
        <div data-code-panel><pre><code data-code>let a = 1;</code></pre></div>
      </div>`;
    nameRuns();
  });

  const link = () => document.querySelector<HTMLElement>('a[data-runs]');

  it('is run by its link, which is called by what it does', () => {
    expect(link()?.getAttribute('role')).toBe('button');
    link()?.click();
    link()?.click();
    const islands = document.querySelectorAll<HTMLElement>('[data-island]');
    expect(islands).toHaveLength(1);
    const props = islands[0]?.dataset.islandProps ?? '';
    expect(JSON.parse(props)).toEqual({
      example: { release: '12.0.0', modules: {} },
      code: 'let a = 1;',
      source: { before: 'type t = int\n\n', code: 'let a: t = 1' },
    });
    expect(findIsland('LiveExample')?.open(props).ok).toBe(true);
  });

  it('answers to the space bar, and leaves clicks for other tabs to the browser', () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link()?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(beginIsland).not.toHaveBeenCalled();
    link()?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(beginIsland).toHaveBeenCalledTimes(1);
  });

  it('hands the focus to an island that is there', () => {
    link()?.click();
    const root = document.querySelector<HTMLElement>('[data-island-root]');
    if (root) {
      root.hidden = false;
      root.innerHTML = '<button>Run again</button>';
    }
    jest.mocked(beginIsland).mockClear();
    link()?.click();
    expect(document.activeElement?.textContent).toBe('Run again');
    expect(beginIsland).not.toHaveBeenCalled();
  });

  it('gets a button where there is no link, with what the page does not show', () => {
    document.body.innerHTML = `<div data-code-block>
      <div data-code-panel><div class="code-actions"></div><pre><code data-code>let a = B.c</code></pre></div>
      <script type="application/json" data-runs>${DATA}</script></div>`;
    nameRuns();
    nameRuns();
    const buttons = document.querySelectorAll('button');
    expect([...buttons].map(({ ariaLabel }) => ariaLabel)).toEqual(['Run this example']);
    buttons[0]?.click();
    const island = document.querySelector<HTMLElement>('[data-island]');
    expect(JSON.parse(island?.dataset.islandProps ?? '')).toEqual({
      example: JSON.parse(DATA),
      code: 'let a = B.c',
    });
  });
});
