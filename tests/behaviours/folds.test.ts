/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';

import { startFolds, unfold } from '../../src/behaviours/folds';

const scrolled = jest.fn<void, [Element]>();

function fold(name: string): HTMLDetailsElement {
  const found = document.querySelector<HTMLDetailsElement>(`details[data-name="${name}"]`);
  if (!found) throw new Error(`Expected a fold ${name}, found none.`);
  return found;
}

function open(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[open]')].map(
    ({ dataset }) => dataset.name,
  );
}

startFolds();

beforeEach(() => {
  window.history.replaceState(null, '', '/page');
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this);
  };
  scrolled.mockClear();
  document.body.innerHTML = `
    <details data-name="menu"><div data-article>
      <h2 id="value-map">map</h2>
      <details data-name="outer"><summary>twins</summary>
        <details data-name="inner"><h3 id="value-mapU">mapU</h3></details>
      </details>
      <details data-name="other"><h3 id="value-keepU">keepU</h3></details>
      <a href="#value-mapU"><code>mapU</code></a>
    </div></details>`;
});

test('an address opens all folds of the article around what it names, and no other', () => {
  unfold('#value-mapU');
  expect(open()).toEqual(['outer', 'inner']);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled).toHaveBeenCalledWith(document.getElementById('value-mapU'));
});

test('what is visible already is not scrolled to', () => {
  unfold('#value-map');
  fold('outer').open = true;
  fold('inner').open = true;
  unfold('#value-mapU');
  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['', '#', '#%', '#nothing'])('%j opens nothing', (hash) => {
  unfold(hash);
  expect(open()).toEqual([]);
});

test('a fragment that changes opens a fold', () => {
  window.history.replaceState(null, '', '#value-keepU');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(open()).toEqual(['other']);
});

test('a link to the address on screen opens a fold again that was closed', async () => {
  window.history.replaceState(null, '', '#value-mapU');
  await userEvent.click(document.querySelector('a code') as Element);
  expect(open()).toEqual(['outer', 'inner']);
});
