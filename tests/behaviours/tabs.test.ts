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
  const rendered: Block = {
    panels: [panel(first), ...others.map(panel)],
    isWrong: false,
    answers: [],
  };
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
  expect(document.activeElement).toHaveClass('code-copy');
});

test('remember the choice for later pages', async () => {
  await userEvent.click(tab('JS Output'));
  await userEvent.click(tab('yarn'));
  document.body.innerHTML = block('yarn', 'npm', 'pnpm') + block('ReScript', 'JS Output');
  restoreTabs();
  expect(shown()).toEqual(['yarn install', 'JS Output install']);
});

test('follow the package manager wherever a block has it, and stay where it has not', async () => {
  document.body.innerHTML = block('npm', 'yarn', 'pnpm', 'bun') + block('npm', 'yarn', 'pnpm');
  await userEvent.click(tab('pnpm'));
  expect(shown()).toEqual(['pnpm install', 'pnpm install']);
  await userEvent.click(tab('bun'));
  expect(shown()).toEqual(['bun install', 'pnpm install']);
});

test.each(['{"package-manager":"bun"}', '{"package-manager":3}', '[1]', 'rubbish'])(
  'stay as they are when storage holds %s',
  (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    localStorage.setItem('code_tabs', text);
    restoreTabs();
    expect(shown()).toEqual(['npm install', 'ReScript install', 'pnpm install']);
    warn.mockRestore();
  },
);

test('leave the heading of the address where it is, whatever stands in the middle of the screen', () => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="end">End</h2>');
  window.location.hash = '#end';
  localStorage.setItem('code_tabs', '{"output":"JS Output"}');
  Reflect.set(window, 'scrollY', 900);
  const tops = [128, 128, 28];
  jest
    .spyOn(document.getElementById('end') as HTMLElement, 'getBoundingClientRect')
    .mockImplementation(() => DOMRect.fromRect({ y: tops.shift() }));
  restoreTabs();
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -100, behavior: 'instant' });
  Reflect.set(window, 'scrollY', 0);
  window.location.hash = '';
});

test('take over from the style sheet, which shows a remembered output before the scripts come', () => {
  localStorage.setItem('code_tabs', '{"output":"JS Output"}');
  document.documentElement.dataset.codeOutput = '';
  restoreTabs();
  expect(document.documentElement).not.toHaveAttribute('data-code-output');
  expect(shown()[1]).toBe('JS Output install');
});

test.each([
  ['grows', [100, 340], 240],
  ['shrinks', [340, 100], -240],
])('keep the chosen tab where it is when a panel above it %s', (_, tops, top) => {
  const chosen = tab('yarn');
  jest
    .spyOn(chosen, 'getBoundingClientRect')
    .mockImplementation(() => DOMRect.fromRect({ y: tops.shift() }));
  chosen.click();
  expect(window.scrollBy).toHaveBeenCalledWith({ top, behavior: 'instant' });
});

test('stand side by side with their output, on this page and on later ones, until it is taken back', () => {
  const output = () => {
    const [first, second] = document.querySelectorAll('[data-tab-group=output] [role=tabpanel]');
    return [first, second].map((panel) => panel?.hasAttribute('hidden'));
  };
  const view = () => document.querySelector<HTMLElement>('.code-view');
  restoreTabs();
  expect(output()).toEqual([false, true]);
  view()?.click();
  expect(output()).toEqual([false, false]);
  expect(view()).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-code-both');
  expect(hidden()).toEqual([undefined, 'until-found', 'until-found']);

  document.body.innerHTML = block('ReScript', 'JS Output');
  restoreTabs();
  expect(output()).toEqual([false, false]);
  expect(view()).toHaveAttribute('aria-pressed', 'true');
  view()?.click();
  expect(output()).toEqual([false, true]);
  expect(document.documentElement).not.toHaveAttribute('data-code-both');
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
