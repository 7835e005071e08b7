/** @jest-environment jsdom */
import { prepareTypes, startTypes } from '../../src/behaviours/types';

const NAMES = `
  <div data-types="">
    <div data-program="a">
      <span data-type="int">one</span> <span data-type="string">two</span>
      <span data-type="bool">three</span>
    </div>
  </div>
  <span data-type="float">elsewhere</span>`;

function name(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[data-type]')].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`no ${text}`);
  return found;
}

const card = () => document.querySelector<HTMLElement>('[data-type-card]');

function press(key: string): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

beforeAll(() => {
  // Not in jsdom.
  Element.prototype.checkVisibility = () => true;
  startTypes();
});

beforeEach(() => {
  document.body.innerHTML = NAMES;
  prepareTypes();
});

test('a name that is pointed at shows its type, until the pointer leaves', () => {
  name('two').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(card()).toHaveTextContent('two: string');
  expect(card()?.hidden).toBe(false);
  name('two').dispatchEvent(new Event('pointerout', { bubbles: true }));
  expect(card()?.hidden).toBe(true);
});

test('names are one stop of the Tab key, and arrow keys, Home and End go on', () => {
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  name('one').focus();
  expect(card()).toHaveTextContent('one: int');
  press('ArrowRight');
  expect(document.activeElement).toBe(name('two'));
  expect(card()).toHaveTextContent('two: string');
  press('End');
  expect(document.activeElement).toBe(name('three'));
  press('ArrowDown');
  expect(document.activeElement).toBe(name('one'));
  press('ArrowUp');
  press('Home');
  expect(document.activeElement).toBe(name('one'));
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  press('Escape');
  expect(card()?.hidden).toBe(true);
});

test('screen readers hear name and type; names elsewhere are left alone', () => {
  expect(name('one')).toHaveAttribute('aria-label', 'one: int');
  expect(name('elsewhere')).not.toHaveAttribute('tabindex');
});
