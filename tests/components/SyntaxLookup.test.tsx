/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';

import SyntaxLookup from '../../src/components/SyntaxLookup';
import { SiteProviders } from '../support/SiteProviders';
import { docsData } from '../support/docsData';

function show(location = '/syntax-lookup') {
  render(
    <SiteProviders location={location} globalData={docsData}>
      <SyntaxLookup />
    </SiteProviders>,
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search constructs' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const entries = () => [...document.querySelectorAll('details')].filter((entry) => !entry.hidden);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('shows all constructs in their groups', () => {
  show();
  expect(entries()).toHaveLength(92);
  expect(screen.getByRole('status')).toHaveTextContent('92 of 92 constructs');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});

test('typing leaves what fits; groups without a hit vanish; Escape brings all back', () => {
  show();
  type('remainder');
  expect(entries()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 92 constructs');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(entries()).toHaveLength(92);
});

test('Tab completes the one candidate once, then moves on', () => {
  show();
  type('spreads the last');
  expect(fireEvent.keyDown(box(), { key: 'Tab' })).toBe(false);
  expect(box()).toHaveValue('@variadic');
  expect(fireEvent.keyDown(box(), { key: 'Tab' })).toBe(true);
});

test('Tab and Shift+Tab move on as ever otherwise', () => {
  show();
  expect(fireEvent.keyDown(box(), { key: 'Tab' })).toBe(true);
  type('spreads the last');
  expect(fireEvent.keyDown(box(), { key: 'Tab', shiftKey: true })).toBe(true);
});

test('an address opens its entry and scrolls to it', () => {
  show('/syntax-lookup#pipe');
  const entry = document.getElementById('pipe')?.closest('details');
  expect(entry).toHaveAttribute('open');
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([entry]);
});

test('an address without an entry opens nothing', () => {
  show('/syntax-lookup#rubbish%');
  expect(document.querySelector('details[open]')).toBeNull();
});

test('links into the manual exist where the page does', () => {
  show();
  const links = [...document.querySelectorAll('a')];
  expect(
    links.filter(({ textContent }) => textContent === 'Read more in the manual').map((a) => a.href),
  ).toEqual(
    ['overview', 'record', 'record'].map((page) => `http://localhost/docs/manual/latest/${page}`),
  );
});

test('deprecated ones are struck through and say so', () => {
  show();
  expect(screen.getByText('|>').tagName).toBe('S');
  expect(screen.getAllByText('Deprecated.')).toHaveLength(3);
});

test('the empty state names what was typed', () => {
  show();
  type('qqq');
  expect(screen.getByText(/No construct has “qqq”/)).toBeVisible();
});

test('an opened entry shows what its example compiles to, where that is something', async () => {
  show();
  const entry = (id: string) => document.getElementById(id)?.closest('details');
  const open = (id: string) => fireEvent(entry(id) ?? document, new Event('toggle'));
  expect(screen.queryByText('JS Output')).not.toBeInTheDocument();
  open('type');
  open('let-binding');
  // Loading the chunk may take a while on a busy machine.
  expect(await screen.findByText('JS Output', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(entry('let-binding')).toHaveTextContent('var shelf = "poetry";');
  expect(entry('type')).not.toHaveTextContent('JS Output');
}, 15_000);
