/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import NotFoundContent from '../../src/theme/NotFound/Content';
import { onSearchAsked } from '../../src/lib/search/dialog/asking';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

function renderAt(location: string): void {
  render(
    <SiteProviders location={location} globalData={docsData}>
      <NotFoundContent />
    </SiteProviders>,
  );
}

test('offers the same page in the versions that have it', () => {
  renderAt('/docs/manual/v8.0.0/dict');
  expect(screen.getByText(/dict in v12\.0\.0/)).toHaveAttribute(
    'href',
    '/docs/manual/v12.0.0/dict',
  );
  expect(screen.queryByText(/dict in v11/)).not.toBeInTheDocument();
});

test('offers pages with a similar name in the version asked for', () => {
  renderAt('/docs/manual/latest/recrod');
  expect(screen.getByText('record')).toHaveAttribute('href', '/docs/manual/latest/record');
});

test('offers the introduction of the version asked for', () => {
  renderAt('/docs/manual/v8.0.0/nowhere-at-all');
  expect(screen.getByText(/introduction of v6\.0 - v8\.2/)).toHaveAttribute(
    'href',
    '/docs/manual/v8.0.0/introduction',
  );
});

test('offers the ways out of a dead address outside of the docs', () => {
  renderAt('/nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByText('Home page')).toHaveAttribute('href', '/');
  expect(screen.queryByText(/introduction of/)).not.toBeInTheDocument();
});

test('searches for the words of the dead address', async () => {
  const asked: string[] = [];
  const stop = onSearchAsked((query) => asked.push(query));
  renderAt('/docs/manual/latest/string-interpolation');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  stop();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(asked).toEqual(['string interpolation']);
});
