/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';

import PackageIndex from '../../src/components/PackageIndex';
import { PACKAGES, PACKAGES_CHECKED_ON } from '../../src/data/packages';
import { dayInWords } from '../../src/lib/dates';
import { isOutdated, packageAnchor } from '../../src/lib/packageIndex';
import { arriveAt } from '../support/behaviours';
import { SiteProviders } from '../support/SiteProviders';

async function show(address = '/packages'): Promise<void> {
  render(
    <SiteProviders>
      <PackageIndex />
    </SiteProviders>,
  );
  document.documentElement.dataset.queried = '';
  await arriveAt(address);
  // The module that narrows the list is there when the list may be seen.
  await waitFor(() => expect(document.documentElement.dataset.queried).toBeUndefined());
}

const OUTDATED = PACKAGES.filter((entry) => isOutdated(entry, PACKAGES_CHECKED_ON));
const CURRENT = PACKAGES.filter((entry) => !OUTDATED.includes(entry));

const toggle = (name: string) => screen.getByRole('checkbox', { name });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((node) => node.textContent);
const box = () => screen.getByRole('searchbox', { name: 'Search packages' });

afterEach(() => jest.useRealTimers());

test('typing narrows the list, counts it and tells the address a moment later', async () => {
  await show();
  jest.useFakeTimers();
  fireEvent.input(box(), { target: { value: 'jest' } });
  expect(names()).toEqual(['@glennsl/rescript-jest']);
  expect(screen.getByText(`1 of ${PACKAGES.length} packages`)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Official' })).not.toBeInTheDocument();
  act(() => void jest.runAllTimers());
  expect(window.location.search).toBe('?search=jest');
});

test('the address is obeyed, and Escape clears it', async () => {
  await show('/packages?search=jest&from=blog');
  jest.useFakeTimers();
  expect(box()).toHaveValue('jest');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(names()).toHaveLength(CURRENT.length);
  act(() => void jest.runAllTimers());
  expect(window.location.search).toBe('?from=blog');
});

test('the toggles hide whole kinds; nothing left can be mended by one button', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Community' }));
  expect(screen.queryByRole('heading', { name: 'Community' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Official' }));
  expect(screen.getByText('Nothing matches these choices.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show all packages' }));
  expect(names()).toHaveLength(PACKAGES.length);
  expect(box()).toHaveFocus();
});

test('the empty state names the search', async () => {
  await show();
  fireEvent.input(box(), { target: { value: 'qqq' } });
  expect(screen.getByText('Nothing matches “qqq” with these choices.')).toBeVisible();
});

test('what is outdated is hidden at first, and says what it is when it is shown', async () => {
  await show();
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

test('the toggle for what is outdated stays as it is, whatever the others do', async () => {
  await show();
  fireEvent.click(toggle('Outdated'));
  for (const name of ['Official', 'Community', 'NPM packages', 'URL resources']) {
    fireEvent.click(toggle(name));
    expect(toggle('Outdated')).toBeChecked();
    fireEvent.click(toggle(name));
  }
  expect(names()).toHaveLength(PACKAGES.length);
});

test('cards tell the day of the release in words, where it is known', async () => {
  await show();
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

test('an address that leads to an outdated entry shows it', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const [{ name } = { name: '' }] = OUTDATED;
  await show(`/packages#${packageAnchor(name)}`);
  expect(toggle('Outdated')).toBeChecked();
  expect(names()).toContain(name);
  expect(scrollIntoView.mock.contexts).toEqual([
    document.getElementById(packageAnchor(name))?.closest('li'),
  ]);
  fireEvent.click(toggle('Outdated'));
  expect(names()).not.toContain(name);
});

test('other addresses leave the toggles alone', async () => {
  await show(`/packages#${packageAnchor(CURRENT[0]?.name ?? '')}`);
  expect(toggle('Outdated')).not.toBeChecked();
});
