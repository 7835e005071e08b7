/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import SyntaxLookup from '../../src/components/SyntaxLookup';
import { CONSTRUCTS, LOOKUP_GROUPS } from '../../src/data/syntaxLookup';
import { arriveAt } from '../support/behaviours';
import { SiteProviders } from '../support/SiteProviders';

/** Pages that links were followed to; jsdom follows none by itself. */
let visited: (string | null)[];

beforeEach(() => {
  visited = [];
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  visited.push(link.getAttribute('href'));
});

async function show(hash = ''): Promise<void> {
  render(
    <SiteProviders>
      <SyntaxLookup />
    </SiteProviders>,
  );
  await arriveAt(`/syntax-lookup${hash}`);
  // The module that narrows the list is there when it answers.
  await waitFor(() => {
    fireEvent.input(box(), { target: { value: 'qqq' } });
    expect(screen.getByText(/No construct has “qqq”/)).toBeVisible();
  });
  press('Escape');
}

const box = () => screen.getByRole('searchbox', { name: 'Search constructs' });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const press = (key: string, shiftKey = false) => fireEvent.keyDown(box(), { key, shiftKey });
const cards = () => screen.getAllByRole('listitem').map(({ id }) => id);

test('shows all constructs in their groups, each with a link to its page', async () => {
  await show();
  expect(cards()).toEqual(CONSTRUCTS.map(({ id }) => id));
  expect(screen.getByText(`${CONSTRUCTS.length} of ${CONSTRUCTS.length} constructs`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(LOOKUP_GROUPS.length);
  expect(screen.getByRole('link', { name: /^switch / })).toHaveAttribute(
    'href',
    '/syntax-lookup/switch',
  );
});

test('typing leaves what fits; groups without a hit vanish; Escape brings all back', async () => {
  await show();
  type('triangle');
  expect(cards()).toEqual(['triangle-pipe']);
  expect(screen.getByText(`1 of ${CONSTRUCTS.length} constructs`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  press('Escape');
  expect(box()).toHaveValue('');
  expect(cards()).toHaveLength(CONSTRUCTS.length);
});

test('the button clears the box and gives it the focus', async () => {
  await show();
  type('triangle');
  fireEvent.click(screen.getByText('Clear'));
  expect(cards()).toHaveLength(CONSTRUCTS.length);
  expect(box()).toHaveFocus();
});

test('Tab completes the one candidate and goes to its page', async () => {
  await show();
  type('triangle');
  expect(press('Tab')).toBe(false);
  expect(visited).toEqual(['/syntax-lookup/triangle-pipe']);
});

test('Tab and Shift+Tab move on as ever otherwise', async () => {
  await show();
  expect(press('Tab')).toBe(true);
  type('module');
  expect(press('Tab')).toBe(true);
  type('triangle');
  expect(press('Tab', true)).toBe(true);
  expect(visited).toEqual([]);
});

test('a name goes to its page at once, unless a longer one begins with it', async () => {
  await show();
  type('-');
  expect(visited).toEqual([]);
  type('->');
  expect(visited).toEqual(['/syntax-lookup/pipe']);
});

test('Enter goes to the page of a name, or of the one candidate, and nowhere else', async () => {
  await show();
  type('module');
  press('Enter');
  type('decorator');
  expect(press('Enter')).toBe(false);
  expect(visited).toEqual(['/syntax-lookup/module']);
});

test('deprecated ones are struck through and say so', async () => {
  await show();
  expect(screen.getByText('|>').tagName).toBe('S');
  const deprecated = CONSTRUCTS.filter(({ status }) => status === 'deprecated');
  expect(screen.getAllByText('Deprecated.')).toHaveLength(deprecated.length);
});
