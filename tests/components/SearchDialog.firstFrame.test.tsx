/**
 * @jest-environment jsdom
 *
 * What the dialog answers before the browser has drawn it. Testing Library waits for all that React does,
 * and would not see what comes too late.
 */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import SearchDialog from '../../src/components/SearchDialog';
import StartScreen from '../../src/components/SearchDialog/StartScreen';
import { createSearchClient } from '../../src/lib/search/createClient';
import { SAVED_KEYS } from '../../src/lib/search/dialog/savedHits';
import { fakeClient, resultOf } from '../support/searchHits';
import { SiteProviders } from '../support/SiteProviders';

// What answers is not the dialog's; jsdom has neither workers nor `fetch`.
jest.mock('../../src/lib/search/createClient');

let root: Root;

/** Renders, and returns when React has put the elements into the page: effects are yet to come. */
function renderUnseen(node: ReactNode): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
    root.render(<SiteProviders>{node}</SiteProviders>);
  });
}

const saved = (title: string) => ({ href: `/${title}`, kind: 'page', title, path: [] });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '';
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest.mocked(createSearchClient).mockResolvedValue({
    client: fakeClient(() => resultOf([])).client,
    indexName: 'docs',
    clickAnalytics: false,
  });
});

afterEach(() => root.unmount());

test('arrow keys lead from entry to entry', async () => {
  localStorage.setItem(SAVED_KEYS.recent, JSON.stringify(['a', 'b'].map(saved)));
  await renderUnseen(
    <StartScreen
      boxRef={{ current: null }}
      area="manual"
      onQuery={() => undefined}
      onFollowed={() => undefined}
    />,
  );
  const [first, second] = document.querySelectorAll('a');
  expect(second).toHaveAttribute('href', '/b');
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(second).toHaveFocus();
});

test('Escape closes the dialog for its owner, too', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  const onClose = jest.fn();
  await renderUnseen(<SearchDialog text={{ input, opener: null }} onClose={onClose} />);
  const cancel = new Event('cancel', { cancelable: true });
  document.querySelector('dialog')?.dispatchEvent(cancel);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cancel.defaultPrevented).toBe(true);
});
