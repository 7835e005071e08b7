/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import ErrorIndex from '../../src/components/ErrorIndex';
import { ERROR_ENTRIES, ERROR_INDEX } from '../../src/data/errorIndex';
import { arriveAt } from '../support/behaviours';
import { SiteProviders } from '../support/SiteProviders';

const box = () => screen.getByRole('searchbox', { name: 'Search errors' });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const links = () => screen.getAllByRole('listitem').map((item) => item.dataset.card);

beforeEach(async () => {
  render(
    <SiteProviders>
      <ErrorIndex />
    </SiteProviders>,
  );
  await arriveAt('/errors');
  // The module that narrows the list is there when it answers.
  await waitFor(() => {
    type('qqq');
    expect(screen.getByText(/^No message has “qqq”/)).toBeVisible();
  });
  fireEvent.keyDown(box(), { key: 'Escape' });
});

test('shows all messages in their groups, each with a link to its page', () => {
  expect(links()).toEqual(ERROR_ENTRIES.map(({ title }) => title));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(ERROR_INDEX.length);
  expect(
    screen.getByRole('link', { name: /^The value … can't be found No value/ }),
  ).toHaveAttribute('href', '/errors/value-not-found');
});

test('typing leaves the messages that fit, Escape brings all back', () => {
  type('is cyclic');
  expect(links()).toEqual(['The type abbreviation … is cyclic']);
  expect(screen.getByText(`1 of ${ERROR_ENTRIES.length} messages`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveValue('');
  expect(links()).toHaveLength(ERROR_ENTRIES.length);
});

test('words that no message has find it, too', () => {
  type('currying');
  expect(links()).toContain('The function takes … unlabelled arguments, but is called with just …');
});
