/** @jest-environment jsdom */
import { array, string } from '../../src/lib/decode';
import { createStorage } from '../../src/lib/storage';

const strings = array(string);
const none: readonly string[] = [];

const open = () => window.localStorage;

/** An area that takes nothing more, but still lets itself be read. */
function fullArea(): Storage {
  const area = window.localStorage;
  return {
    length: area.length,
    key: (index) => area.key(index),
    getItem: (key) => area.getItem(key),
    removeItem: (key) => area.removeItem(key),
    clear: () => area.clear(),
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}

function forbiddenArea(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

let warnings: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  window.localStorage.clear();
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  warnings.mockRestore();
});

describe('a working area', () => {
  test('gives back what was written, as a second visit would see it', () => {
    createStorage(open).write('tabs', ['js']);
    expect(createStorage(open).read('tabs', strings, none)).toEqual(['js']);
    expect(warnings).not.toHaveBeenCalled();
  });

  test('gives the fallback for what is absent or removed', () => {
    const storage = createStorage(open);
    expect(storage.read('tabs', strings, none)).toBe(none);
    storage.write('tabs', ['js']);
    storage.remove('tabs');
    expect(storage.read('tabs', strings, none)).toBe(none);
    expect(window.localStorage).toHaveLength(0);
  });

  test('gives the same value until the text changes', () => {
    const storage = createStorage(open);
    storage.write('tabs', ['js']);
    const first = storage.read('tabs', strings, none);
    expect(storage.read('tabs', strings, none)).toBe(first);
    storage.write('tabs', ['res']);
    expect(storage.read('tabs', strings, none)).toEqual(['res']);
  });

  test('what has no JSON is not written', () => {
    const storage = createStorage(open);
    storage.write('tabs', undefined);
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('rubbish', () => {
  test.each([
    ['no JSON', 'undefined', 'Expected JSON, got "undefined" at the root'],
    ['another type', '[1]', 'Expected string, got 1 at [0]'],
  ])('%s is dropped and reported once', (_name, text, reason) => {
    const storage = createStorage(open);
    window.localStorage.setItem('tabs', text);
    expect(storage.read('tabs', strings, none)).toBe(none);
    expect(window.localStorage.getItem('tabs')).toBeNull();
    window.localStorage.setItem('tabs', text);
    expect(storage.read('tabs', strings, none)).toBe(none);
    expect(warnings.mock.calls).toEqual([
      [`Dropped "tabs" from browser storage: ${reason}. The default is used.`],
    ]);
  });
});

describe('an area that refuses', () => {
  test.each([
    ['full', fullArea],
    ['forbidden', forbiddenArea],
  ])('%s: values last until the page is left, with one warning', (_name, refusing) => {
    const storage = createStorage(refusing);
    storage.write('tabs', ['js']);
    storage.write('scheme', 'dark');
    expect(storage.read('tabs', strings, none)).toEqual(['js']);
    expect(storage.read('scheme', string, 'light')).toBe('dark');
    expect(warnings).toHaveBeenCalledTimes(1);
    storage.remove('tabs');
    expect(storage.read('tabs', strings, none)).toBe(none);
    expect(createStorage(refusing).read('scheme', string, 'light')).toBe('light');
  });

  test('a value that could not be replaced hides the older one', () => {
    window.localStorage.setItem('tabs', '["old"]');
    const storage = createStorage(fullArea);
    storage.write('tabs', ['new']);
    expect(storage.read('tabs', strings, none)).toEqual(['new']);
  });
});

describe('onChange', () => {
  function fromAnotherTab(key: string | null): void {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  }

  test('tells of writes and removals of its key, not of reads', () => {
    const storage = createStorage(open);
    const listener = jest.fn();
    storage.onChange('tabs', listener);
    storage.write('scheme', 'dark');
    storage.read('tabs', strings, none);
    expect(listener).not.toHaveBeenCalled();
    storage.write('tabs', ['js']);
    storage.remove('tabs');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('tells of other tabs, and of their clearing everything', () => {
    const storage = createStorage(open);
    const listener = jest.fn();
    storage.onChange('tabs', listener);
    fromAnotherTab('scheme');
    expect(listener).not.toHaveBeenCalled();
    window.localStorage.setItem('tabs', '["res"]');
    fromAnotherTab('tabs');
    expect(storage.read('tabs', strings, none)).toEqual(['res']);
    fromAnotherTab(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is not for session storage', () => {
    const listener = jest.fn();
    createStorage(open).onChange('tabs', listener);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'tabs', storageArea: window.sessionStorage }),
    );
    expect(listener).not.toHaveBeenCalled();
  });

  test('takes an event that names no area for one of this area', () => {
    const listener = jest.fn();
    createStorage(open).onChange('tabs', listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'tabs' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('ends when asked to, also for one of two listeners', () => {
    const storage = createStorage(open);
    const [first, second] = [jest.fn(), jest.fn()];
    const end = storage.onChange('tabs', first);
    storage.onChange('tabs', second);
    end();
    end();
    fromAnotherTab('tabs');
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
