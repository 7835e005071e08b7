/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import PackageIndex from '../../src/components/PackageIndex';
import { PACKAGES } from '../../src/data/packages';
import { SiteProviders } from '../support/SiteProviders';

function page(location = '/packages') {
  return (
    <SiteProviders location={location}>
      <PackageIndex />
    </SiteProviders>
  );
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((node) => node.textContent);
const box = () => screen.getByRole('searchbox', { name: 'Search packages' });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/packages');
});

afterEach(() => jest.useRealTimers());

test('the server sends the whole list', () => {
  const html = renderToString(page('/packages?search=json'));
  for (const { name } of PACKAGES) expect(html).toContain(`>${name}<`);
});

test('typing narrows the list, counts it and tells the address a moment later', () => {
  render(page());
  fireEvent.change(box(), { target: { value: 'jest' } });
  expect(names()).toEqual(['@glennsl/rescript-jest']);
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${PACKAGES.length} packages`);
  expect(screen.queryByRole('heading', { name: 'Official' })).not.toBeInTheDocument();
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe('?search=jest');
});

test('the address is obeyed, and Escape clears it', () => {
  window.history.replaceState(null, '', '/packages?search=jest&from=blog');
  render(page('/packages?search=jest&from=blog'));
  expect(box()).toHaveValue('jest');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(names()).toHaveLength(PACKAGES.length);
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe('?from=blog');
});

test('a keyword is a search', () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(page());
  fireEvent.click(screen.getAllByRole('link', { name: 'graphql' })[0] ?? document.body);
  expect(box()).toHaveValue('graphql');
  expect(names()).toEqual(expect.arrayContaining(['rescript-relay']));
});

test('the toggles hide whole kinds; nothing left can be mended by one button', () => {
  render(page());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Community' }));
  expect(screen.queryByRole('heading', { name: 'Community' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Official' }));
  expect(screen.getByText('Nothing is left with these choices.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show all packages' }));
  expect(names()).toHaveLength(PACKAGES.length);
  expect(box()).toHaveFocus();
});

test('the empty state names the search', () => {
  render(page());
  fireEvent.change(box(), { target: { value: 'qqq' } });
  expect(screen.getByText('Nothing here fits “qqq” with these choices.')).toBeVisible();
});
