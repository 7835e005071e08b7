/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import {
  DocsPreferredVersionContextProvider,
  DocsVersionProvider,
} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import { visit } from 'unist-util-visit';
import { SiteProviders } from './SiteProviders';

/** A manual of two versions with one page, as plugin-content-docs tells it to the browser. */
const manual = {
  path: '/docs/manual',
  breadcrumbs: true,
  versions: ['v12.0.0', 'latest'].map((name) => ({
    name,
    label: name,
    isLast: name === 'latest',
    path: `/docs/manual/${name}`,
    mainDocId: 'introduction',
    docs: [{ id: 'introduction', path: `/docs/manual/${name}/introduction` }],
    draftIds: [],
  })),
};

test('components of the real theme render', () => {
  render(
    <SiteProviders>
      <Heading as="h2" id="let">
        Let
      </Heading>
    </SiteProviders>,
  );
  expect(screen.getByRole('link', { name: 'Direct link to Let' })).toHaveAttribute('href', '#let');
});

test('their hooks see the plugin data', () => {
  render(
    <SiteProviders
      location="/docs/manual/v12.0.0/introduction"
      globalData={{ 'docusaurus-plugin-content-docs': { default: manual } }}
    >
      <DocsPreferredVersionContextProvider>
        <DocsVersionProvider
          version={{
            pluginId: 'default',
            version: 'v12.0.0',
            label: 'v12.0.0',
            banner: 'unreleased',
            badge: false,
            noIndex: false,
            className: '',
            isLast: false,
            docsSidebars: {},
            docs: {},
          }}
        >
          <DocVersionBanner />
        </DocsVersionProvider>
      </DocsPreferredVersionContextProvider>
    </SiteProviders>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('unreleased documentation');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/docs/manual/latest/introduction');
});

test('our swizzles stand before the theme, and can wrap it', () => {
  expect(require.resolve('@theme/Footer')).toMatch(/src\/theme\/Footer\/index\.tsx$/);
  expect(require.resolve('@theme-original/Footer')).toMatch(/theme-classic\/lib\/theme\/Footer/);
  expect(require.resolve('@theme/Heading')).toMatch(/theme-classic\/lib\/theme\/Heading/);
});

test('packages published as ECMAScript modules can be imported', () => {
  const names: string[] = [];
  visit({ type: 'root', children: [{ type: 'text' }] }, (node) => {
    names.push(node.type);
  });
  expect(names).toEqual(['root', 'text']);
});
