/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';

import { restoreTabs, startTabs } from '../../src/behaviours/tabs';
import type { Block, Panel } from '../../plugins/code-blocks/blocks';
import { languageOf } from '../../plugins/code-blocks/languages';
import { renderBlock } from '../../plugins/code-blocks/render';

const panel = (label: string): Panel => ({
  label,
  language: languageOf('sh'),
  code: `${label} install`,
  highlighted: [],
  isSignature: false,
  isPrelude: false,
});

/** A block as the build writes it. */
function block(first: string, ...others: string[]): string {
  const rendered: Block = { panels: [panel(first), ...others.map(panel)], isWrong: false };
  const { attributes, html } = renderBlock(rendered);
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<div${written.join('')}>${html}</div>`;
}

/** What each block shows. */
const shown = () =>
  [...document.querySelectorAll('[data-code-block]')].map(
    (element) => element.querySelector('[data-active] [data-code]')?.textContent,
  );

function tab(name: string, index = 0): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].filter(
    ({ textContent }) => textContent === name,
  )[index];
  if (!found) throw new Error(`Expected a tab ${name}, found none.`);
  return found;
}

startTabs();

beforeEach(() => {
  localStorage.clear();
  window.scrollBy = jest.fn();
  document.body.innerHTML =
    block('npm', 'yarn', 'pnpm') + block('ReScript', 'JS Output') + block('pnpm', 'npm', 'yarn');
});

test('show the first tab in the build’s HTML', () => {
  expect(shown()).toEqual(['npm install', 'ReScript install', 'pnpm install']);
});

test('change together with the blocks that have the same labels, in whatever order', async () => {
  await userEvent.click(tab('yarn'));
  expect(shown()).toEqual(['yarn install', 'ReScript install', 'yarn install']);
  expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
  expect(tab('npm')).toHaveAttribute('aria-selected', 'false');
  expect([tab('npm').tabIndex, tab('yarn').tabIndex]).toEqual([-1, 0]);
});

test.each([
  ['{ArrowRight}', 'yarn'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'npm'],
  ['{ArrowLeft}', 'pnpm'],
  ['{End}', 'pnpm'],
  ['{End}{Home}', 'npm'],
  ['{ArrowDown}a', 'npm'],
  ['{Control>}{ArrowRight}{/Control}', 'npm'],
])('follow the keys %s to %s', async (keys, label) => {
  tab('npm').focus();
  await userEvent.keyboard(keys);
  expect(tab(label)).toHaveFocus();
  expect(shown()[0]).toBe(`${label} install`);
});

test('are one stop on the way through the page', async () => {
  tab('npm').focus();
  await userEvent.tab();
  expect(document.activeElement).toHaveAttribute('data-copy');
});

test('remember the choice for later pages', async () => {
  await userEvent.click(tab('JS Output'));
  await userEvent.click(tab('yarn'));
  document.body.innerHTML = block('yarn', 'npm', 'pnpm') + block('ReScript', 'JS Output');
  restoreTabs();
  expect(shown()).toEqual(['yarn install', 'JS Output install']);
});

test.each(['{"npm|pnpm|yarn":"bun"}', '{"npm|pnpm|yarn":3}', '[1]', 'rubbish'])(
  'stay as they are when storage holds %s',
  (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    localStorage.setItem('code_tabs', text);
    restoreTabs();
    expect(shown()).toEqual(['npm install', 'ReScript install', 'pnpm install']);
    warn.mockRestore();
  },
);

test('keep the chosen tab where it is on the screen', () => {
  const tops = [100, 340];
  const chosen = tab('yarn');
  jest
    .spyOn(chosen, 'getBoundingClientRect')
    .mockImplementation(() => DOMRect.fromRect({ y: tops.shift() }));
  chosen.click();
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
});

/** For each panel of the first block, how it is hidden; undefined is not at all. */
const hidden = () =>
  [...document.querySelectorAll('[data-code-block]:first-child [role="tabpanel"]')].map(
    (panel) => panel.getAttribute('hidden') ?? undefined,
  );

test('stay unhidden in the built HTML, and open to the browser’s search once scripts run', () => {
  expect(hidden()).toEqual([undefined, undefined, undefined]);
  restoreTabs();
  expect(hidden()).toEqual([undefined, 'until-found', 'until-found']);
  tab('pnpm').click();
  expect(hidden()).toEqual(['until-found', 'until-found', undefined]);
});

test('show the panel that the browser’s search found, and remember nothing', () => {
  restoreTabs();
  const panel = document.querySelector('[role="tabpanel"][aria-label="yarn"]');
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(shown()).toEqual(['yarn install', 'ReScript install', 'pnpm install']);
  expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
  expect(hidden()).toEqual(['until-found', undefined, 'until-found']);
  expect(panel).not.toHaveAttribute('aria-hidden');
  expect(localStorage).toHaveLength(0);
});
