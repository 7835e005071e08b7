/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';

import { startMenus } from '../../src/behaviours/menus';

startMenus();

const focused = () => document.activeElement?.textContent;
const isOpen = () => document.querySelector('details')?.open;

beforeEach(() => {
  document.body.innerHTML = `<details data-menu><summary tabindex="0">Version</summary><ul>
    <li><a href="/12">v12</a></li><details data-menu><summary>More</summary><a href="/0">v0</a></details><li hidden><a href="/none">none</a></li>
    <li><a href="/11">v11</a></li></ul></details><a href="/else">else</a>`;
  document.querySelector('summary')?.focus();
});

test('an arrow key opens the menu and leads round its links, without those that are hidden', async () => {
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('v12');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('v11');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('v12');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('v11');
});

test('the arrow up opens the menu at its end, and Escape gives the focus back', async () => {
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('v11');
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(focused()).toBe('Version');
});

test('arrow keys elsewhere, and with other keys, are the browser’s', async () => {
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(isOpen()).toBe(false);
  document.querySelector<HTMLElement>('a[href="/else"]')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(false);
});
