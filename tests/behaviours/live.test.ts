/** @jest-environment jsdom */
import { beginIsland } from '../../src/behaviours/islands';
import { startRunning } from '../../src/behaviours/live';
import { findIsland } from '../../src/islands/registry';

jest.mock('../../src/behaviours/islands', () => ({ beginIsland: jest.fn() }));

startRunning();

const DATA = '{"release":"1.0.0","shown":"./Example.mjs","modules":{"live":"1"}}';

beforeEach(() => {
  document.body.innerHTML = `<div data-code-block>
    <pre><code data-code>let a = "b"</code></pre><pre><code data-code>var a = "b";</code></pre>
    <div class="code-live"><button data-run data-island-fallback>Run this example</button><script type="application/json">${DATA}</script></div>
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
