/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';

import CompilerSettings from '../../src/components/CompilerSettings';
import type { Capabilities, CompilerSettings as Settings } from '../../src/lib/playground/compiler';
import { defaultWarningFlags, warningsOf } from '../../src/lib/playground/warnings';
import { LATEST_MANUAL_VERSION } from '../../src/versions';

const RELEASE = LATEST_MANUAL_VERSION.name;

const SETTINGS: Settings = {
  syntax: 'rescript',
  moduleFormat: 'esmodule',
  openModules: [],
  experiments: [],
};

const CAPABILITIES: Capabilities = {
  syntaxes: ['rescript'],
  moduleFormats: ['esmodule', 'commonjs'],
  jsxModes: [],
  experiments: [],
  takesWarningFlags: true,
  takesOpenModules: true,
  openModules: [],
  libraries: [],
  converts: false,
  analyzes: false,
  views: [],
};

/** The component with a state, as the page holds it; `last` is what it was changed to. */
function show(settings: Partial<Settings> = {}, capabilities: Partial<Capabilities> = {}) {
  const seen = { last: { ...SETTINGS, ...settings }, vim: jest.fn(), wrap: jest.fn() };
  function Page() {
    const [state, setState] = useState(seen.last);
    return (
      <CompilerSettings
        settings={state}
        capabilities={{ ...CAPABILITIES, ...capabilities }}
        release={RELEASE}
        onChange={(changed) => {
          seen.last = changed;
          setState(changed);
        }}
        isVim={false}
        onVimChange={seen.vim}
        isWrapped
        onWrapChange={seen.wrap}
      />
    );
  }
  render(<Page />);
  return seen;
}

const box = () => screen.getByRole('combobox', { name: 'Warning flag to add' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string, more = {}) => fireEvent.keyDown(box(), { key, ...more });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.firstElementChild?.textContent;
};
const chips = (name = 'Warning flags') => {
  const list = screen.queryAllByRole('list', { name })[0];
  return list ? within(list).getAllByRole('button') : [];
};
const flags = () => chips().map(({ textContent }) => textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('choices', () => {
  test('are there where the compiler leaves one', () => {
    show({}, { takesWarningFlags: false, takesOpenModules: false });
    expect(screen.queryByRole('group', { name: 'Syntax' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'JSX' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Warning flags' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Open modules' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Module format' })).toBeVisible();
  });

  test('of syntax and module format change the settings', () => {
    const seen = show({}, { syntaxes: ['reason', 'rescript'] });
    fireEvent.click(screen.getByRole('radio', { name: 'Reason' }));
    fireEvent.click(screen.getByRole('radio', { name: 'CommonJS' }));
    expect(seen.last).toMatchObject({ syntax: 'reason', moduleFormat: 'commonjs' });
    expect(screen.getByRole('radio', { name: 'CommonJS' })).toBeChecked();
  });

  test('of JSX leave the compiler’s own mode out of the settings', () => {
    const seen = show({}, { jsxModes: ['automatic', 'preserve'] });
    expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Preserve' }));
    expect(seen.last.jsxMode).toBe('preserve');
    fireEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    expect(seen.last.jsxMode).toBeUndefined();
  });

  test('of experiments are explained', () => {
    const seen = show({}, { experiments: ['LetUnwrap', 'Unheard'] });
    const known = screen.getByRole('checkbox', { name: 'LetUnwrap' });
    expect(known).toHaveAccessibleDescription(/^let\? unwraps an option or a result/);
    expect(screen.getByRole('checkbox', { name: 'Unheard' })).toHaveAccessibleDescription(
      'An experimental feature, which may change or be removed.',
    );
    fireEvent.click(known);
    expect(seen.last.experiments).toEqual(['LetUnwrap']);
    fireEvent.click(known);
    expect(seen.last.experiments).toEqual([]);
  });

  test('of the editor', () => {
    const seen = show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Vim keys' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Wrap long lines' }));
    expect(seen.vim).toHaveBeenCalledWith(true);
    expect(seen.wrap).toHaveBeenCalledWith(false);
  });

  test('libraries are named', () => {
    show({}, { libraries: ['@rescript/react'] });
    expect(screen.getByRole('group', { name: 'Libraries' })).toHaveTextContent('@rescript/react');
  });
});

describe('warning flags', () => {
  test('are those of the compiler at first, and a change starts from them', () => {
    const seen = show();
    const own = defaultWarningFlags(RELEASE);
    expect(flags().join('')).toBe(own);
    expect(screen.getByText('These are the compiler’s defaults.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset flags' })).toBeNull();
    type('@8');
    press('Enter');
    expect(seen.last.warningFlags).toBe(`${own}@8`);
    fireEvent.click(screen.getByRole('button', { name: 'Reset flags' }));
    expect(seen.last.warningFlags).toBeUndefined();
    expect(box()).toHaveFocus();
  });

  test('are taken out by a click and by Delete; the focus goes on', () => {
    const seen = show({ warningFlags: '+a-4-9' });
    fireEvent.click(screen.getByRole('button', { name: /^-4, Hidden: .*; remove$/ }));
    expect(seen.last.warningFlags).toBe('+a-9');
    const last = screen.getByRole('button', { name: /^-9, / });
    last.focus();
    fireEvent.keyDown(last, { key: 'ArrowLeft' });
    expect(screen.getByRole('button', { name: /^\+a, Shown: All warnings/ })).toHaveFocus();
    fireEvent.keyDown(last, { key: 'Delete' });
    expect(seen.last.warningFlags).toBe('+a');
    expect(screen.getByRole('button', { name: /^\+a, / })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: /^\+a, / }), { key: 'Backspace' });
    expect(seen.last.warningFlags).toBe('');
    expect(box()).toHaveFocus();
  });

  test('are described where the reader points or is, and look different', () => {
    show({ warningFlags: '+27-4@8oops!' });
    const [on, off, error] = chips();
    expect(chips().map((chip) => chip.getAttribute('data-look'))).toEqual(
      expect.arrayContaining(['on', 'off', 'error', 'wrong']),
    );
    fireEvent.pointerEnter(on as HTMLElement);
    expect(
      screen.getByText("Shown: Another unused variable, such as a function's argument"),
    ).toBeVisible();
    fireEvent.pointerLeave(on as HTMLElement);
    fireEvent.focus(off as HTMLElement);
    expect(screen.getByText(/^Hidden: /)).toBeVisible();
    fireEvent.blur(off as HTMLElement);
    fireEvent.focus(error as HTMLElement);
    expect(screen.getByText(/^An error: /)).toBeVisible();
  });

  test('that the compiler can’t read are kept and told', () => {
    const seen = show({ warningFlags: '+a 27!' });
    expect(
      screen.getByText('The compiler can’t read  27!: remove it to compile.', {
        normalizer: (text) => text,
      }),
    ).toBeVisible();
    type('-4');
    press('Enter');
    expect(seen.last.warningFlags).toBe('+a 27!-4');
  });

  test('can be cleared all at once', () => {
    const seen = show({ warningFlags: '+a-4' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(seen.last.warningFlags).toBe('');
    expect(screen.getByText('No flags: the compiler uses its defaults.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(box()).toHaveFocus();
  });
});

describe('suggestions', () => {
  test('open behind a sign, are counted, and are chosen by keys', () => {
    const seen = show({ warningFlags: '' });
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    type('+3');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(options()[0]).toMatch(/^\+3 The use of something that's marked @deprecated$/);
    expect(screen.getByText('11 suggestions')).toBeInTheDocument();
    expect(active()).toBe('+3');
    press('ArrowDown');
    expect(active()).toBe('+30');
    press('n', { ctrlKey: true });
    expect(active()).toBe('+31');
    press('p', { ctrlKey: true });
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBe('+39');
    press('Enter');
    expect(seen.last.warningFlags).toBe('+39');
    expect(box()).toHaveValue('');
    expect(options()).toEqual([]);
    expect(screen.getByText('+39 added: 1 flag.')).toBeInTheDocument();
  });

  test('without a sign are none; with one there are all of the compiler’s', () => {
    show();
    fireEvent.focus(box());
    expect(options()).toEqual([]);
    type('-');
    expect(options()).toHaveLength(warningsOf(RELEASE).length + 1);
    expect(options()[0]).toBe('-a All warnings');
  });

  test('Tab completes, then moves on; Escape closes', () => {
    show({ warningFlags: '' });
    type('+10');
    press('ArrowDown');
    expect(press('Tab')).toBe(false);
    expect(box()).toHaveValue('+101');
    expect(press('Tab')).toBe(true);
    type('+1');
    expect(press('Tab', { shiftKey: true })).toBe(true);
    expect(press('Escape')).toBe(false);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(press('Escape')).toBe(true);
    expect(box()).toHaveValue('+1');
  });

  test('a click adds one and keeps the focus in the box', () => {
    const seen = show({ warningFlags: '' });
    type('@8');
    fireEvent.click(screen.getByRole('option'));
    expect(seen.last.warningFlags).toBe('@8');
    expect(box()).toHaveFocus();
  });

  test('Enter takes what is written, too, and says what is wrong with it', () => {
    const seen = show({ warningFlags: '+a' });
    type('-4-32..39');
    press('Enter');
    expect(seen.last.warningFlags).toBe('+a-4-32..39');
    type('unused');
    press('Enter');
    expect(seen.last.warningFlags).toBe('+a-4-32..39');
    expect(box()).toHaveValue('unused');
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveAccessibleDescription(/Expected flags such as .*, got unused; begin each/);
  });

  test('keys of an input method are its own; Backspace goes back to the chips', () => {
    const seen = show({ warningFlags: '+a-4' });
    type('+3');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(seen.last.warningFlags).toBe('+a-4');
    type('');
    press('Backspace');
    expect(screen.getByRole('button', { name: /^-4, / })).toHaveFocus();
  });
});

describe('open modules', () => {
  const module = () => screen.getByRole('textbox', { name: 'Module to open' });
  const open = (value: string) => {
    fireEvent.change(module(), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  };

  test('are added, checked, taken out and reset', () => {
    const seen = show({ openModules: ['RescriptCore'] }, { openModules: ['RescriptCore'] });
    expect(screen.queryByRole('button', { name: 'Reset open modules' })).toBeNull();
    open('Belt.Map');
    expect(seen.last.openModules).toEqual(['RescriptCore', 'Belt.Map']);
    expect(module()).toHaveValue('');
    open('belt');
    expect(seen.last.openModules).toHaveLength(2);
    expect(module()).toHaveAccessibleDescription(/Expected the name of a module .*, got belt;/);
    fireEvent.click(screen.getByRole('button', { name: 'RescriptCore, remove' }));
    expect(seen.last.openModules).toEqual(['Belt.Map']);
    fireEvent.click(screen.getByRole('button', { name: 'Reset open modules' }));
    expect(seen.last.openModules).toEqual(['RescriptCore']);
  });
});
