/** @jest-environment jsdom */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

import ErrorPage from '../../src/components/ErrorIndex/Entry';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

type Content = ComponentProps<typeof ErrorPage>['content'];

function show(frontMatter: Record<string, unknown>) {
  const content = Object.assign(() => <p>Correct the spelling.</p>, {
    metadata: {
      title: "The value … can't be found",
      description: 'Nothing is called `price`.',
      permalink: '/errors/value-not-found',
    },
    frontMatter,
    assets: {},
  });
  render(
    <SiteProviders location="/errors/value-not-found" globalData={docsData}>
      <RouteContextProvider value={{ plugin: { name: 'docs', id: 'errors' } }}>
        <TitleFormatterProvider formatter={({ title }) => `${title} | ReScript`}>
          {/* Docusaurus gives a compiled MDX file, of which the page reads these parts. */}
          <ErrorPage content={content as unknown as Content} />
        </TitleFormatterProvider>
      </RouteContextProvider>
    </SiteProviders>,
  );
}

test('shows message, cause, group, versions and text', () => {
  show({ group: 'names', since: 'v11.0.0', page: 'let-binding' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("The value … can't be found");
  expect(screen.getByText('price').tagName).toBe('CODE');
  const [group, versions] = screen.getAllByRole('definition');
  expect(group).toHaveTextContent('Names That Are Not Found');
  expect(within(versions ?? document.body).getByText('v11')).toBeVisible();
  expect(versions).toHaveTextContent('not in v10');
  expect(screen.getByText('Correct the spelling.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read more in the manual' })).toHaveAttribute(
    'href',
    '/docs/manual/latest/let-binding',
  );
  expect(screen.getByRole('link', { name: 'All errors' })).toHaveAttribute('href', '/errors');
});

test('front matter that is not an entry’s ends the build with the page', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation();
  expect(() => show({ group: 'lost things' })).toThrow(/^\/errors\/value-not-found: .*group/);
  silent.mockRestore();
});
