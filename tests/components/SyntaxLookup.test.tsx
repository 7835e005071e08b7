/** @jest-environment jsdom */
import { useLocation } from '@docusaurus/router';
import { fireEvent, render, screen } from '@testing-library/react';

import SyntaxLookup from '../../src/components/SyntaxLookup';
import { CONSTRUCTS, LOOKUP_GROUPS } from '../../src/data/syntaxLookup';
import { leaveFor } from '../../src/components/SyntaxLookup/leaveFor';
import { SiteProviders } from '../support/SiteProviders';

// The browser's own navigation, which jsdom has not.
jest.mock('../../src/components/SyntaxLookup/leaveFor', () => ({ leaveFor: jest.fn() }));

/** The page while the reader is there, and where the reader is. */
function Site() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + hash}</output>
      {pathname === '/syntax-lookup' && <SyntaxLookup />}
    </>
  );
}

function show(location = '/syntax-lookup') {
  render(
    <SiteProviders location={location}>
      <Site />
    </SiteProviders>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const box = () => screen.getByRole('searchbox', { name: 'Search constructs' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string, shiftKey = false) => fireEvent.keyDown(box(), { key, shiftKey });
const cards = () => screen.getAllByRole('listitem').map(({ id }) => id);

test('shows all constructs in their groups, each with a link to its page', () => {
  show();
  expect(cards()).toEqual(CONSTRUCTS.map(({ id }) => id));
  expect(screen.getByText(`${CONSTRUCTS.length} of ${CONSTRUCTS.length} constructs`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(LOOKUP_GROUPS.length);
  expect(screen.getByRole('link', { name: /^switch / })).toHaveAttribute(
    'href',
    '/syntax-lookup/switch',
  );
});

test('typing leaves what fits; groups without a hit vanish; Escape brings all back', () => {
  show();
  type('triangle');
  expect(cards()).toEqual(['triangle-pipe']);
  expect(screen.getByText(`1 of ${CONSTRUCTS.length} constructs`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  press('Escape');
  expect(box()).toHaveValue('');
  expect(cards()).toHaveLength(CONSTRUCTS.length);
});

test('Tab completes the one candidate and goes to its page', () => {
  show();
  type('triangle');
  expect(press('Tab')).toBe(false);
  expect(address()).toBe('/syntax-lookup/triangle-pipe');
});

test('Tab and Shift+Tab move on as ever otherwise', () => {
  show();
  expect(press('Tab')).toBe(true);
  type('module');
  expect(press('Tab')).toBe(true);
  type('triangle');
  expect(press('Tab', true)).toBe(true);
  expect(address()).toBe('/syntax-lookup');
});

test('a name goes to its page at once, unless a longer one begins with it', () => {
  show();
  type('-');
  expect(address()).toBe('/syntax-lookup');
  type('->');
  expect(address()).toBe('/syntax-lookup/pipe');
});

test('Enter goes to the page of a name, or of the one candidate', () => {
  show();
  type('module');
  press('Enter');
  expect(address()).toBe('/syntax-lookup/module');
});

test('Enter does nothing where several are left, or none', () => {
  show();
  type('decorator');
  expect(press('Enter')).toBe(false);
  expect(address()).toBe('/syntax-lookup');
});

test('an address of the former page leads to the page of its construct', () => {
  show('/syntax-lookup#pipe');
  expect(jest.mocked(leaveFor).mock.calls).toEqual([['/syntax-lookup/pipe']]);
});

test('a fragment that names no construct shows all', () => {
  show('/syntax-lookup#rubbish%');
  expect(cards()).toHaveLength(CONSTRUCTS.length);
});

test('deprecated ones are struck through and say so', () => {
  show();
  expect(screen.getByText('|>').tagName).toBe('S');
  const deprecated = CONSTRUCTS.filter(({ status }) => status === 'deprecated');
  expect(screen.getAllByText('Deprecated.')).toHaveLength(deprecated.length);
});

test('the empty state names what was typed', () => {
  show();
  type('qqq');
  expect(screen.getByText(/No construct has “qqq”/)).toBeVisible();
});
