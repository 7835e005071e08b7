/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import {
  DocsPreferredVersionContextProvider,
  DocsVersionProvider,
} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import DocVersionBanner from '@theme-original/DocVersionBanner';
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
  expect(screen.getByRole('link', { name: 'Direct link to Let' })).toHaveAttribute('href', '/#let');
});

test('their hooks see the plugin data', () => {
  render(
    <SiteProviders
      location="/docs/manual/v12.0.0/introduction"
      globalData={{ 'docusaurus-plugin-content-docs': { default: manual } }}
      themeConfig={{ docs: { versionPersistence: 'localStorage' } }}
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
