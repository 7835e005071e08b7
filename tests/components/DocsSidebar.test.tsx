/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';

import DocsSidebar from '../../src/components/DocsSidebar';
import { SiteProviders } from '../support/SiteProviders';

const categories = [
  { name: 'Overview', items: [{ name: 'Introduction', href: '/docs/introduction' }] },
  {
    name: 'Language Features',
    items: [
      { name: 'Type', href: '/docs/type' },
      {
        name: 'Record',
        href: '/docs/record',
        items: [{ name: 'Optional fields', href: '/docs/record/optional' }],
      },
    ],
  },
];
const others = [
  {
    name: 'Advanced',
    items: ['a', 'b', 'c', 'd'].map((name) => ({ name, href: `/docs/${name}` })),
  },
];
const toc = [
  { id: 'update', value: 'Update with <code>...</code>', level: 2 },
  { id: 'nested', value: 'Nested', level: 3 },
];

beforeEach(() => {
  render(
    <SiteProviders location="/docs/record">
      <DocsSidebar categories={[...categories, ...others]} currentPath="/docs/record" toc={toc} />
    </SiteProviders>,
  );
});

test('puts each list into the fold of its category', () => {
  expect(screen.getByText('Type').closest('details')?.querySelector('summary')).toHaveTextContent(
    'Language Features',
  );
  expect(screen.getByText('Type')).toHaveAttribute('href', '/docs/type');
});

test('folds long categories, but not that of the page', () => {
  const open = categories
    .concat(others)
    .map(({ name }) => screen.getByText(name).closest('details')?.hasAttribute('open'));
  expect(open).toEqual([true, true, false]);
});

test('marks the page on screen alone', () => {
  expect(screen.getByText('Record')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Type')).not.toHaveAttribute('aria-current');
});

test('shows the headings of level 2 beneath it, with their code', () => {
  const heading = screen.getByText(/^Update with/);
  expect(heading).toHaveAttribute('href', '#update');
  expect(within(heading).getByText('...').tagName).toBe('CODE');
  expect(screen.queryByText('Nested')).not.toBeInTheDocument();
});

test('shows pages below a page in a list of their own, behind its headings', () => {
  const entry = screen.getByText('Record').closest('li');
  const lists = entry ? within(entry).getAllByRole('list') : [];
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'Update with ...',
    'Optional fields',
  ]);
  expect(screen.getByText('Optional fields')).toHaveAttribute('href', '/docs/record/optional');
});

test('the items of a module stand beneath it, too', () => {
  render(
    <SiteProviders location="/docs/record">
      <DocsSidebar categories={categories} currentPath="/docs/record" toc={toc} hasMembers />
    </SiteProviders>,
  );
  const names = screen.getAllByText('Nested');
  expect(names).toHaveLength(1);
  expect(names[0]).toHaveAttribute('href', '#nested');
});
