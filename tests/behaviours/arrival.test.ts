/** @jest-environment jsdom */
import { prepareAnnouncements } from '../../src/behaviours/announce';
import { arrive, startSkipping } from '../../src/behaviours/arrival';

const announced = () => document.querySelector('[role="status"]')?.textContent;
const place = (pathname: string, hash = '') => ({ pathname, hash });

let frames: (() => void)[];
/** The next frame, and what waits until it is on screen. */
function nextFrame(): void {
  frames.splice(0).forEach((run) => run());
  jest.runOnlyPendingTimers();
}

startSkipping();

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  window.requestAnimationFrame = (run) => frames.push(() => run(0));
  document.title = 'Type | ReScript';
  document.body.innerHTML = `
    <a href="#main" data-skip=""><span>Skip</span></a><a href="#other">Other</a>
    <main><h1>Type</h1><h2 id="record">Record</h2><h2 id="ä b">Umlaut</h2>
    <a id="named" tabindex="0">named</a></main>`;
  prepareAnnouncements();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('the heading of a new page gets the focus, its title is announced', () => {
  arrive(place('/b'), place('/a'));
  expect(document.body).toHaveFocus();
  // The title is written in the frame that follows.
  document.title = 'Record | ReScript';
  nextFrame();
  expect(document.querySelector('h1')).toHaveFocus();
  expect(announced()).toBe('Record | ReScript');
});

test('whoever has asked for search meanwhile goes on writing', () => {
  arrive(place('/b'), place('/a'));
  document.body.insertAdjacentHTML('beforeend', '<input class="early-search">');
  document.querySelector('input')?.focus();
  nextFrame();
  expect(document.querySelector('input')).toHaveFocus();
});

test.each([
  ['#record', 'Record'],
  ['#%C3%A4%20b', 'Umlaut'],
  ['#no-such-heading', 'Type'],
])('an address with %s leads to %s', (hash, heading) => {
  arrive(place('/b', hash), place('/a'));
  nextFrame();
  expect(document.activeElement).toHaveTextContent(heading);
});

test('a heading that takes no focus leaves no trace of having had it', () => {
  arrive(place('/b'), place('/a'));
  nextFrame();
  const heading = document.querySelector<HTMLElement>('h1');
  expect(heading).toHaveAttribute('tabindex', '-1');
  heading?.blur();
  expect(heading).not.toHaveAttribute('tabindex');
});

test('what takes the focus by itself stays as it is', () => {
  arrive(place('/b', '#named'), place('/a'));
  nextFrame();
  const named = document.getElementById('named');
  expect(named).toHaveFocus();
  named?.blur();
  expect(named).toHaveAttribute('tabindex', '0');
});

test('the focus does not scroll', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  arrive(place('/b'), place('/a'));
  nextFrame();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test.each([
  ['the first page', place('/a'), null],
  ['another hash of the page', place('/a', '#record'), place('/a')],
])('%s is left to the browser', (_, location, previous) => {
  arrive(location, previous);
  expect(frames).toHaveLength(0);
});

test('a page without heading is announced all the same', () => {
  document.querySelector('h1')?.remove();
  arrive(place('/b'), place('/a'));
  nextFrame();
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('Type | ReScript');
});

describe('the first link of the page', () => {
  const click = (selector: string): boolean =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? true;

  test('leads past the bar', () => {
    expect(click('[data-skip] span')).toBe(false);
    expect(document.querySelector('main')).toHaveFocus();
  });

  test('is the only one that does, and only where there is a text', () => {
    expect(click('[href="#other"]')).toBe(true);
    expect(document.querySelector('main')).not.toHaveFocus();
    document.querySelector('main')?.remove();
    expect(click('[data-skip]')).toBe(true);
  });
});
