/** @jest-environment jsdom */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import { render, screen } from '@testing-library/react';
import type { Props } from '@theme/DocRoot';
import DocRoot from '@theme/DocRoot';
import type { ComponentProps } from 'react';

import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

type Version = ComponentProps<typeof DocsVersionProvider>['version'];

const manual = { pluginId: 'default', version: 'v11.0.0', docsSidebars: {} };

function renderAt(location: string, routes: object[] | undefined, version: object = manual) {
  const props = { route: { path: '/docs/manual/latest', routes } } as unknown as Props;
  return render(
    <SiteProviders location={location} globalData={docsData}>
      <RouteContextProvider value={{ plugin: { name: 'docs', id: 'api' } }}>
        <TitleFormatterProvider formatter={({ title }) => `${title} | ReScript`}>
          <DocsVersionProvider version={version as Version}>
            <DocRoot {...props} />
          </DocsVersionProvider>
        </TitleFormatterProvider>
      </RouteContextProvider>
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
