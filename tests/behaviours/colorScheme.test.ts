/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';

const media = Object.assign(new EventTarget(), { matches: false });

describe('colors', () => {
  const { dataset } = document.documentElement;
  const choice = () => [dataset.theme, dataset.themeChoice];
  const press = () => fireEvent.click(document.querySelector('b') ?? document.body);

  beforeAll(async () => {
    // jsdom has no media queries.
    window.matchMedia = () => media as unknown as MediaQueryList;
    const { startColorScheme } = await import('../../src/behaviours/colorScheme');
    startColorScheme();
  });

  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '<button data-switch-colors=""><b>Switch</b></button>';
    Object.assign(dataset, { theme: 'light', themeChoice: 'system' });
    media.matches = false;
  });

  const systemTurns = (isDark: boolean): void => {
    media.matches = isDark;
    media.dispatchEvent(new Event('change'));
  };

  test('change by a click, and the choice is kept where the page looks for it', () => {
    press();
    expect([...choice(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
    press();
    expect([...choice(), localStorage.getItem('theme')]).toEqual(['light', 'light', 'light']);
  });

  test('follow the system until then', () => {
    systemTurns(true);
    expect(choice()).toEqual(['dark', 'system']);
    press();
    systemTurns(false);
    systemTurns(true);
    expect(choice()).toEqual(['light', 'light']);
  });

  test('follow other tabs, also when they forget', () => {
    localStorage.setItem('theme', 'dark');
    fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
    expect(choice()).toEqual(['dark', 'dark']);
    localStorage.setItem('theme', 'rubbish');
    fireEvent(window, new StorageEvent('storage', { key: null }));
    expect(choice()).toEqual(['light', 'system']);
  });

  test('change for this page where storage is closed', () => {
    const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed');
    });
    press();
    closed.mockRestore();
    expect(choice()).toEqual(['dark', 'dark']);
  });
});
