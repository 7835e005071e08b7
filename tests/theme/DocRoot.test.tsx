/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Props } from '@theme/DocRoot';
import DocRoot from '@theme/DocRoot';

import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

function renderAt(location: string, routes: object[] | undefined) {
  const props = { route: { path: '/docs/manual/latest', routes } } as unknown as Props;
  return render(
    <SiteProviders location={location} globalData={docsData}>
      <DocRoot {...props} />
    </SiteProviders>,
  );
}

const page = (path: string, exact: boolean) => ({
  path,
  exact,
  component: () => <p>the page</p>,
});

test('shows the page of an address', () => {
  renderAt('/docs/manual/latest/type', [page('/docs/manual/latest/type', true)]);
  expect(screen.getByText('the page')).toBeVisible();
});

test('shows the page of a route that stands for all addresses below it', () => {
  renderAt('/docs/manual/latest/type', [page('/docs/manual/latest', false)]);
  expect(screen.getByText('the page')).toBeVisible();
});

test.each([
  ['of other pages', [page('/docs/manual/latest/record', true)]],
  ['taken away', []],
  ['absent', undefined],
])('shows the page for dead addresses where the routes are %s', (_, routes) => {
  renderAt('/docs/manual/latest/type', routes);
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
});
