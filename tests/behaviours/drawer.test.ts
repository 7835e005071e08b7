/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';

import { closeDrawer, startDrawer } from '../../src/behaviours/drawer';

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  startDrawer();
});

describe('the drawer', () => {
  const PAGE = `<button data-opens-drawer=""><b>Open</b></button>
    <dialog data-drawer=""><form></form><div data-drawer-content=""></div></dialog>
    <aside data-drawer-column=""><nav><a href="#a">A</a><a id="here" aria-current="page">B</a></nav></aside>`;
  const drawer = () => document.querySelector('dialog');
  const list = () => document.querySelector('nav');

  beforeEach(() => {
    document.body.innerHTML = PAGE;
    Object.defineProperty(document.getElementById('here'), 'offsetTop', { value: 900 });
    Object.defineProperty(drawer(), 'clientHeight', { value: 400 });
    fireEvent.click(document.querySelector('b') ?? document.body);
  });

  test('borrows the list of pages and shows the entry of the page on screen', () => {
    expect(drawer()?.open).toBe(true);
    expect(drawer()?.contains(list())).toBe(true);
    expect(drawer()?.scrollTop).toBe(700);
  });

  test.each([
    ['a click on the backdrop', () => fireEvent.click(drawer() ?? document.body)],
    ['a click on a link', () => fireEvent.click(document.querySelector('a') ?? document.body)],
    ['the arrival at another page', closeDrawer],
  ])('%s closes it, and the list is in its column again', (_, close) => {
    close();
    expect(drawer()?.open).toBe(false);
    expect(list()?.closest('aside')).not.toBeNull();
  });

  test('a click inside does not', () => {
    fireEvent.click(document.querySelector('form') ?? document.body);
    expect(drawer()?.open).toBe(true);
  });
});
