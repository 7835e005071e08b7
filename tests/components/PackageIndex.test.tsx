/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import PackageIndex from '../../src/components/PackageIndex';
import { PACKAGES, PACKAGES_CHECKED_ON } from '../../src/data/packages';
import { dayInWords } from '../../src/lib/dates';
import { isOutdated, packageAnchor } from '../../src/lib/packageIndex';
import { SiteProviders } from '../support/SiteProviders';

function page(location = '/packages') {
  return (
    <SiteProviders location={location}>
      <PackageIndex />
    </SiteProviders>
  );
}

const OUTDATED = PACKAGES.filter((entry) => isOutdated(entry, PACKAGES_CHECKED_ON));
const CURRENT = PACKAGES.filter((entry) => !OUTDATED.includes(entry));

const toggle = (name: string) => screen.getByRole('checkbox', { name });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((node) => node.textContent);
const box = () => screen.getByRole('searchbox', { name: 'Search packages' });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/packages');
});

afterEach(() => jest.useRealTimers());

test('the server sends the whole list, but for what is outdated', () => {
  const html = renderToString(page('/packages?search=json'));
  for (const { name } of CURRENT) expect(html).toContain(`>${name}<`);
  for (const { name } of OUTDATED) expect(html).not.toContain(`>${name}<`);
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
  expect(names()).toHaveLength(CURRENT.length);
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
  expect(screen.getByText('Nothing matches these choices.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show all packages' }));
  expect(names()).toHaveLength(PACKAGES.length);
  expect(box()).toHaveFocus();
});

test('the empty state names the search', () => {
  render(page());
  fireEvent.change(box(), { target: { value: 'qqq' } });
  expect(screen.getByText('Nothing matches “qqq” with these choices.')).toBeVisible();
});

test('what is outdated is hidden at first, and says what it is when it is shown', () => {
  render(page());
  expect(toggle('Outdated')).not.toBeChecked();
  expect(new Set(names())).toEqual(new Set(CURRENT.map(({ name }) => name)));
  expect(screen.queryAllByRole('article').filter((card) => isMarked(card))).toEqual([]);

  fireEvent.click(toggle('Outdated'));
  expect(names()).toHaveLength(PACKAGES.length);
  const marked = screen.getAllByRole('article').filter((card) => isMarked(card));
  expect(new Set(marked.map(({ id }) => id))).toEqual(
    new Set(OUTDATED.map(({ name }) => packageAnchor(name))),
  );

  fireEvent.click(toggle('Outdated'));
  expect(names()).toHaveLength(CURRENT.length);
});

function isMarked(card: HTMLElement): boolean {
  return within(card).queryByText('Outdated') !== null;
}

test('the toggle for what is outdated stays as it is, whatever the others do', () => {
  render(page());
  fireEvent.click(toggle('Outdated'));
  for (const name of ['Official', 'Community', 'NPM packages', 'URL resources']) {
    fireEvent.click(toggle(name));
    expect(toggle('Outdated')).toBeChecked();
    fireEvent.click(toggle(name));
  }
  expect(names()).toHaveLength(PACKAGES.length);
});

test('cards tell the day of the release in words, where it is known', () => {
  render(page());
  fireEvent.click(toggle('Outdated'));
  for (const entry of PACKAGES) {
    const card = document.getElementById(packageAnchor(entry.name));
    const time = card?.querySelector('time') ?? null;
    if (entry.kind === 'npm' && entry.releasedOn !== undefined) {
      expect(time).toHaveAttribute('datetime', entry.releasedOn);
      expect(time?.parentElement).toHaveTextContent(`Released ${dayInWords(entry.releasedOn)}`);
    } else {
      expect(time).toBeNull();
    }
  }
});

test('an address that leads to an outdated entry shows it', () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const [{ name } = { name: '' }] = OUTDATED;
  render(page(`/packages#${packageAnchor(name)}`));
  expect(toggle('Outdated')).toBeChecked();
  expect(names()).toContain(name);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(packageAnchor(name))]);
  fireEvent.click(toggle('Outdated'));
  expect(names()).not.toContain(name);
});

test('other addresses leave the toggles alone', () => {
  render(page(`/packages#${packageAnchor(CURRENT[0]?.name ?? '')}`));
  expect(toggle('Outdated')).not.toBeChecked();
});
