/** @jest-environment jsdom */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import { render, screen, waitFor, within } from '@testing-library/react';
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

describe('an unknown module of the API reference', () => {
  const API = '/docs/manual/latest/api';
  const version = {
    pluginId: 'api',
    version: 'v11.0.0',
    docsSidebars: {
      docs: [
        {
          type: 'category',
          label: 'Additional Libraries',
          items: [{ type: 'link', label: 'Belt', href: `${API}/belt` }],
        },
      ],
    },
  };

  beforeAll(() => {
    // jsdom has neither.
    HTMLDialogElement.prototype.close = () => undefined;
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as never;
  });

  test('stands in the layout of the reference, under the title ?, without contents', async () => {
    renderAt(`${API}/belt/hashmapint`, [], version);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^\?$/);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(contents).toHaveTextContent(/^\?$/);
    await waitFor(() => expect(document.title).toBe('? | ReScript'));
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'API',
      '?',
    ]);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this version' }));
    expect(pages.getByText('Belt')).toHaveAttribute('href', `${API}/belt`);
  });

  test('suggests modules with a similar name', () => {
    renderAt(`${API}/belt/hashmapint`, [], version);
    const [first] = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^belt\/hashmap\/int$/);
    expect(screen.getByRole('link', { name: 'belt/hashmap/int' })).toHaveAttribute(
      'href',
      `${API}/belt/hashmap/int`,
    );
  });

  test('names versions that have the module, and leads to the overview', () => {
    renderAt(`${API}/js/array-2`, [], version);
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/js\/array-2/, { selector: 'p code' })).toBeVisible();
    expect(main.getByRole('link', { name: 'js/array2 in v12.0.0' })).toHaveAttribute(
      'href',
      '/docs/manual/v12.0.0/api/js/array2',
    );
    expect(main.getByRole('link', { name: /All libraries/ })).toHaveAttribute('href', API);
  });
});
