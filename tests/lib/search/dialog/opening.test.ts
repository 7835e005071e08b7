/** @jest-environment jsdom */
import { type CaughtText, catchText, isSearchKey } from '../../../../src/lib/search/dialog/opening';

/** Presses a key on an element, and tells whether it asks for search. */
function asks(selector: string, init: KeyboardEventInit): boolean {
  const target = selector === 'body' ? document.body : document.querySelector(selector);
  let answer = false;
  const listen = (event: KeyboardEvent): void => {
    answer = isSearchKey(event);
  };
  document.addEventListener('keydown', listen);
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  return answer;
}

beforeEach(() => {
  document.body.innerHTML = `
    <p id="text">Records are <b id="bold">immutable</b> by default.</p>
    <button id="button">Button</button>
    <input id="input"><select id="select"></select><textarea id="area"></textarea>
    <div contenteditable="true"><p id="editable">x</p></div>
    <div contenteditable><p id="bare">x</p></div>
    <div contenteditable="false"><p id="fixed">x</p></div>`;
});

test.each([
  ['slash', { key: '/' }],
  ['slash of keyboards that need Shift for it', { key: '/', shiftKey: true }],
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['Cmd+K', { key: 'k', metaKey: true }],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }],
])('%s asks for search', (_, init) => {
  expect(asks('body', init)).toBe(true);
  expect(asks('#button', init)).toBe(true);
});

test.each([
  ['another key', { key: 'a' }],
  ['k alone', { key: 'k' }],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
  ['Ctrl+Cmd+K', { key: 'k', ctrlKey: true, metaKey: true }],
  ['Ctrl+slash', { key: '/', ctrlKey: true }],
  ['Alt+slash', { key: '/', altKey: true }],
])('%s does not', (_, init) => {
  expect(asks('body', init)).toBe(false);
});

test.each(['#input', '#select', '#area', '#editable', '#bare'])('nothing does in %s', (field) => {
  expect(asks(field, { key: '/' })).toBe(false);
  expect(asks(field, { key: 'k', ctrlKey: true })).toBe(false);
});

test('what may not be edited is no field', () => {
  expect(asks('#fixed', { key: '/' })).toBe(true);
});

describe('the field that catches what is written', () => {
  let caught: CaughtText;
  const select = (node: Node | null): void => {
    getSelection()?.removeAllRanges();
    if (node) getSelection()?.selectAllChildren(node);
  };

  /** Whether this window is the one that the reader is in. */
  let hasFocus: jest.SpiedFunction<typeof document.hasFocus>;

  beforeEach(() => {
    hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  });
  afterEach(() => {
    caught.input.remove();
    hasFocus.mockRestore();
  });

  test('has the focus, the selected text, and all of it selected', () => {
    const button = document.getElementById('button');
    button?.focus();
    select(document.getElementById('bold'));
    caught = catchText();
    expect(caught.opener).toBe(button);
    expect(caught.input).toHaveFocus();
    expect(caught.input).toHaveValue('immutable');
    expect(caught.input.selectionStart).toBe(0);
    expect(caught.input.selectionEnd).toBe('immutable'.length);
  });

  test('takes 64 characters of a long selection', () => {
    const text = document.getElementById('text');
    if (text) text.textContent = `  ${'record '.repeat(2000)}`;
    select(text);
    caught = catchText();
    expect(caught.input.value).toBe('record '.repeat(10).slice(0, 64));
    expect(caught.input.maxLength).toBe(64);
  });

  /** Pastes a text; jsdom has neither the event nor the field's own way with it. */
  function paste(text: string): Event {
    const event = new Event('paste', { cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    caught.input.dispatchEvent(event);
    return event;
  }

  test('keeps all of a long paste, and shows its beginning', () => {
    select(null);
    caught = catchText();
    const message = `We've found a bug for you!\n  src/Demo.res\n\n${'x'.repeat(3000)}`;
    expect(paste(message).defaultPrevented).toBe(true);
    expect(caught.input.dataset.pasted).toBe(message.slice(0, 2000));
    expect(caught.input.value).toBe(message.replace(/\s+/g, ' ').slice(0, 64));
    caught.input.dispatchEvent(new Event('input'));
    expect(caught.input.dataset.pasted).toBeUndefined();
  });

  test('takes a short paste as all fields do', () => {
    select(null);
    caught = catchText();
    expect(paste('Array.map').defaultPrevented).toBe(false);
    expect(caught.input.dataset.pasted).toBeUndefined();
  });

  test('is empty without a selection', () => {
    select(null);
    caught = catchText();
    expect(caught.input).toHaveValue('');
  });

  test('goes when the reader goes elsewhere, and stays when another window comes up', () => {
    caught = catchText();
    hasFocus.mockReturnValueOnce(false);
    caught.input.dispatchEvent(new FocusEvent('blur'));
    expect(caught.input).toBeInTheDocument();
    document.getElementById('button')?.focus();
    expect(caught.input).not.toBeInTheDocument();
  });

  test('goes on Escape', () => {
    caught = catchText();
    caught.input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(caught.input).not.toBeInTheDocument();
  });
});
