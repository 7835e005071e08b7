/** @jest-environment jsdom */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

import SyntaxEntry from '../../src/components/SyntaxLookup/Entry';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

type Content = ComponentProps<typeof SyntaxEntry>['content'];

function show(frontMatter: Record<string, unknown>) {
  const content = Object.assign(() => <p>It passes a value on.</p>, {
    metadata: {
      title: '->',
      description: 'Puts a value into the `call` on its right.',
      permalink: '/syntax-lookup/pipe',
    },
    frontMatter,
    assets: {},
  });
  render(
    <SiteProviders location="/syntax-lookup/pipe" globalData={docsData}>
      <RouteContextProvider value={{ plugin: { name: 'docs', id: 'syntax-lookup' } }}>
        <TitleFormatterProvider formatter={({ title }) => `${title} | ReScript`}>
          {/* Docusaurus gives a compiled MDX file, of which the page reads these parts. */}
          <SyntaxEntry content={content as unknown as Content} />
        </TitleFormatterProvider>
      </RouteContextProvider>
    </SiteProviders>,
  );
}

const facts = () => screen.getAllByRole('definition');

test('shows name, summary, group and text', () => {
  show({ group: 'operators', page: 'pipe' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('->');
  expect(screen.getByText('call').tagName).toBe('CODE');
  expect(facts()[0]).toHaveTextContent('Other Operators');
  expect(screen.getByText('It passes a value on.')).toBeVisible();
});

test('lists the versions, and says in which it is missing', () => {
  show({ group: 'operators', since: 'v10.0.0', until: 'v11.0.0' });
  const versions = within(facts()[1] ?? document.body).getAllByRole('listitem');
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    'not in v8',
    'not in v9',
    'v10',
    'v11',
    'not in v12',
  ]);
});

test.each([
  [{}, '/docs/manual/latest/pipe'],
  [{ since: 'v12.0.0' }, '/docs/manual/v12.0.0/pipe'],
  [{ until: 'v10.0.0' }, '/docs/manual/v10.0.0/pipe'],
])('leads with %j to the manual of the newest version that has it', (lifetime, href) => {
  show({ group: 'operators', page: 'pipe', ...lifetime });
  expect(screen.getByRole('link', { name: 'Read more in the manual' })).toHaveAttribute(
    'href',
    href,
  );
  expect(screen.getByRole('link', { name: 'All constructs' })).toHaveAttribute(
    'href',
    '/syntax-lookup',
  );
});

test('strikes the name of a deprecated one through', () => {
  show({ group: 'operators', status: 'deprecated' });
  expect(screen.getByText('Deprecated.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).querySelector('s')).toHaveTextContent('->');
});

test('says which field of the front matter is wrong', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show({ group: 'signs' })).toThrow(/^\/syntax-lookup\/pipe: .*group/);
});
