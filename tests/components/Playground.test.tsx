/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { compressToEncodedURIComponent } from 'lz-string';
import { renderToString } from 'react-dom/server';

import Playground from '../../src/components/Playground';
import { startPlayground } from '../../src/lib/playgroundState';
import { SiteProviders } from '../support/SiteProviders';
import { docsData } from '../support/docsData';

jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ colorMode: 'light', setColorMode: jest.fn() }),
}));

const page = (location: string) => (
  <SiteProviders location={location} globalData={docsData}>
    <Playground />
  </SiteProviders>
);

function show(location: string) {
  window.history.replaceState(null, '', location);
  render(page(location));
}

const program = () => screen.getByRole('textbox');
const addressed = () => startPlayground(window.location.search).state;

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => jest.useRealTimers());

test('the server sends the frame; only browsers know the address', () => {
  const html = renderToString(page('/try'));
  expect(html).toContain('ReScript Playground</h1>');
  expect(html).not.toContain('<textarea');
});

test('shows the program of the address', () => {
  show(`/try?version=v12.0.0&code=${compressToEncodedURIComponent('let tea = 3')}`);
  expect(program()).toHaveValue('let tea = 3');
  expect(program()).toHaveAccessibleName('Program in ReScript');
  expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('v12.0.0');
  expect(screen.queryByRole('combobox', { name: 'Syntax' })).not.toBeInTheDocument();
  expect(screen.getByText('npm install rescript@12.2.0')).toBeVisible();
});

test('the address follows the program a moment later, or at once when the field is left', () => {
  show('/try');
  act(() => jest.runAllTimers());
  expect(addressed().code).toContain('Three seats');
  fireEvent.change(program(), { target: { value: 'let a = 1' } });
  expect(addressed().code).toContain('Three seats');
  act(() => jest.runAllTimers());
  expect(addressed().code).toBe('let a = 1');
  fireEvent.change(program(), { target: { value: 'let a = 2' } });
  fireEvent.focusOut(program());
  expect(addressed().code).toBe('let a = 2');
  fireEvent.change(program(), { target: { value: 'let a = 3' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(addressed().code).toBe('let a = 3');
});

test('the version is chosen, kept in the address and remembered', () => {
  show('/try');
  fireEvent.change(screen.getByRole('combobox', { name: 'Version' }), {
    target: { value: 'v8.0.0' },
  });
  expect(program()).toHaveAccessibleName('Program in Reason');
  expect(screen.getByText('npx bsb -make-world')).toBeVisible();
  act(() => jest.runAllTimers());
  expect(window.location.search).toMatch(/^\?version=v8\.0\.0&ext=re&code=/);
  expect(window.localStorage.getItem('playground_version')).toBe('"v8.0.0"');
  fireEvent.change(screen.getByRole('combobox', { name: 'Syntax' }), {
    target: { value: 'rescript' },
  });
  expect(program()).toHaveAccessibleName('Program in ReScript');
});

test('code that does not unpack: a sentence, an empty editor, and the address stays until typing', () => {
  show('/try?version=v11.0.0&code=zzz');
  expect(program()).toHaveValue('');
  expect(screen.getByText(/does not unpack; copy the whole link/)).toBeVisible();
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe('?version=v11.0.0&code=zzz');
  fireEvent.change(program(), { target: { value: 'let a = 1' } });
  act(() => jest.runAllTimers());
  expect(addressed().code).toBe('let a = 1');
});

test('a program too long for a link stays in the editor, says so, and warns before it is lost', () => {
  show('/try');
  const long = ' '.repeat(100_001);
  fireEvent.change(program(), { target: { value: long } });
  expect(screen.getByText(/too long for a link/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy share link' })).toBeDisabled();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  fireEvent.change(program(), { target: { value: 'let a = 1' } });
  expect(screen.getByRole('button', { name: 'Copy share link' })).toBeEnabled();
});

test('what is copied is the program on screen, not the last address', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  show('/try?version=v9.0.0');
  fireEvent.change(program(), { target: { value: 'let a = 1' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy share link' })));
  const link = new URL(writeText.mock.calls[0][0]);
  expect(startPlayground(link.search).state).toMatchObject({
    version: { name: 'v9.0.0' },
    code: 'let a = 1',
  });
});
