/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { act, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { startShell } from '../../../../plugins/static-articles/startShell';
import { catchText, isSearchKey } from '../../../../src/lib/search/dialog/opening';

const start = (): void => startShell(2000, 500, 5000, isSearchKey, catchText);

const clicked: string[] = [];

function Shell() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button id="menu" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <div
        data-article=""
        dangerouslySetInnerHTML={{ __html: '<button id="copy">Copy</button>' }}
      />
    </>
  );
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Expected #${id}.`);
  return found;
};

let root: Root | undefined;

/** What Docusaurus does when its scripts have come: client modules first, then React. */
function hydrate(): void {
  root = hydrateRoot(element('root'), <Shell />);
  Object.assign(window, { docusaurusRoot: root });
}

function finishHydration(): void {
  document.documentElement.dataset.hasHydrated = 'true';
}

async function runClientModule(): Promise<void> {
  jest.resetModules();
  await import('../../../../plugins/static-articles/client/earlyInput');
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  clicked.length = 0;
  document.documentElement.dataset.hasHydrated = 'false';
  document.body.innerHTML =
    '<div id="root"><button id="menu">0</button><div data-article=""><button id="copy">Copy</button></div></div>';
  // What `src/behaviours` does for articles.
  document.body.onclick = ({ target }) => {
    if (target instanceof Element && target.id === 'copy') clicked.push('copy');
  };
  start();
});

afterEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => root?.unmount());
  root = undefined;
  Reflect.deleteProperty(window, 'docusaurusRoot');
  window.earlyInput?.stop();
  delete window.earlyInput;
});

test('buttons of the shell are answered when React has taken over, as often as they were clicked', async () => {
  element('menu').click();
  element('menu').click();
  element('menu').click();
  await runClientModule();
  await act(async () => hydrate());
  expect(element('menu')).toHaveTextContent('0');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  finishHydration();
  await waitFor(() => expect(element('menu')).toHaveTextContent('3'));
});

test('buttons of articles are answered as soon as the client modules run, and not again', async () => {
  document.body.onclick = null;
  element('copy').click();
  document.body.onclick = ({ target }) => {
    if (target instanceof Element && target.id === 'copy') clicked.push('copy');
  };
  await runClientModule();
  expect(clicked).toEqual(['copy']);
  await act(async () => hydrate());
  await act(async () => finishHydration());
  expect(clicked).toEqual(['copy']);
});

test('keys pressed on a tab move on from the tab that the key before led to', async () => {
  element('copy').parentElement?.insertAdjacentHTML(
    'beforeend',
    '<div role="tablist"><button role="tab" id="one"></button><button role="tab" id="two"></button></div>',
  );
  const press = (key: string): boolean =>
    element('one').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  element('one').focus();
  press('ArrowRight');
  press('End');
  const answered: string[] = [];
  document.body.onkeydown = ({ key, target }) => {
    answered.push(`${key} on ${target instanceof Element ? target.id : 'nothing'}`);
    element('two').focus();
  };
  await runClientModule();
  await Promise.resolve();
  document.body.onkeydown = null;
  expect(answered).toEqual(['ArrowRight on one', 'End on two']);
});

test('a click between the client modules and React is answered', async () => {
  await runClientModule();
  element('menu').click();
  await act(async () => hydrate());
  await act(async () => finishHydration());
  await waitFor(() => expect(element('menu')).toHaveTextContent('1'));
});

test('a click that React answers itself, before the page tells so, is answered once', async () => {
  await runClientModule();
  await act(async () => hydrate());
  await act(async () => element('menu').click());
  expect(element('menu')).toHaveTextContent('1');
  await act(async () => finishHydration());
  await act(async () => Promise.resolve());
  expect(element('menu')).toHaveTextContent('1');
});

test('so is a click while React is taking over', async () => {
  await runClientModule();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  startTransition(hydrate);
  element('menu').click();
  await waitFor(() => expect(element('menu')).toHaveTextContent('1'));
  finishHydration();
  await new Promise((resolve) => setTimeout(resolve));
  expect(element('menu')).toHaveTextContent('1');
});

test('nothing is kept once React has taken over, nor answered that has gone', async () => {
  element('menu').click();
  element('menu').remove();
  await runClientModule();
  finishHydration();
  await Promise.resolve();
  element('copy').click();
  expect(window.earlyInput?.actions).toHaveLength(1);
});
