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
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.assign(document, { adoptedStyleSheets: [] });
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

describe('in an example', () => {
  beforeEach(() => {
    document.body.innerHTML = `<pre data-types tabindex="0">
      <span data-type="int" tabindex="-1">a</span>
      <span data-type="int => int" data-comment="Twice as much." data-href="#twice" tabindex="-1">twice</span>
    </pre>`;
  });

  test('arrow keys lead into it, and the type is announced with the comment', () => {
    document.querySelector('pre')?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(name('a'));
    press('ArrowRight');
    expect(document.activeElement).toBe(name('twice'));
    expect(document.querySelector('#announcer')?.textContent).toBe(
      'twice: int => int. Twice as much. Enter opens the API reference.',
    );
    expect(card()?.hidden).toBe(false);
    press('Escape');
    expect(card()?.hidden).toBe(true);
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('wide code scrolls to the sides, and its names are reached by the keys for up and down', () => {
    const code = document.querySelector('pre');
    if (code) Object.defineProperty(code, 'scrollWidth', { value: 500 });
    code?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(code);
    press('ArrowDown');
    expect(document.activeElement).toBe(name('a'));
    press('ArrowRight');
    expect(document.activeElement).toBe(name('twice'));
  });

  test('a card with a link waits for the pointer, and Enter follows the link', () => {
    jest.useFakeTimers();
    name('twice').dispatchEvent(new Event('pointerover', { bubbles: true }));
    name('twice').dispatchEvent(new Event('pointerout', { bubbles: true }));
    expect(card()?.hidden).toBe(false);
    card()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.runAllTimers();
    expect(card()?.hidden).toBe(false);
    card()?.dispatchEvent(new Event('pointerout', { bubbles: true }));
    jest.runAllTimers();
    expect(card()?.hidden).toBe(true);
    jest.useRealTimers();
    name('twice').focus();
    const followed = jest.fn();
    card()?.querySelector('a')?.addEventListener('click', followed);
    press('Enter');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('Enter follows no link of another name, nor one of a card that is closed', () => {
    const followed = jest.fn();
    document.addEventListener('click', followed);
    name('a').focus();
    name('twice').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(card()).toHaveTextContent('twice: int => int');
    press('Enter');
    name('twice').focus();
    press('Escape');
    press('Enter');
    document.removeEventListener('click', followed);
    expect(followed).not.toHaveBeenCalled();
  });
});
