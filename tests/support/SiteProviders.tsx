import type { ReactElement, ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { DEFAULT_CONFIG } from '@docusaurus/theme-classic/lib/options';
import type { DocusaurusContext } from '@docusaurus/types';

export interface SiteProvidersProps {
  /** Where the reader is: pathname, query and hash. */
  readonly location?: string;
  /** `/` by default. */
  readonly baseUrl?: string;
  /** What plugins gave to `setGlobalData`: plugin name -> plugin id -> data. */
  readonly globalData?: DocusaurusContext['globalData'];
  /** Replaces parts of the theme's default configuration. */
  readonly themeConfig?: DocusaurusContext['siteConfig']['themeConfig'];
  /** The configuration's `customFields`. */
  readonly customFields?: DocusaurusContext['siteConfig']['customFields'];
  readonly children: ReactNode;
}

/**
 * What Docusaurus puts around each page, so that components of the real theme, and ours, can be
 * rendered in a test. Components of docs pages want `DocsVersionProvider` and the like in addition
 * (`@docusaurus/plugin-content-docs/client`).
 */
export function SiteProviders({
  location = '/',
  baseUrl = '/',
  globalData = {},
  themeConfig = {},
  customFields = {},
  children,
}: SiteProvidersProps): ReactElement {
  // The client entry of Docusaurus puts this there; links call it as soon as they mount.
  if (typeof window !== 'undefined') {
    window.docusaurus ??= { prefetch: () => false, preload: () => false };
  }
  // The parts of the site that components read; the rest of the configuration has no meaning here.
  const context = {
    siteConfig: {
      title: 'ReScript',
      url: 'https://example.org',
      baseUrl,
      trailingSlash: false,
      themeConfig: { ...DEFAULT_CONFIG, ...themeConfig },
      customFields,
      future: {},
    },
    siteMetadata: { docusaurusVersion: '', pluginVersions: {} },
    globalData,
    i18n: {
      defaultLocale: 'en',
      currentLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: { htmlLang: 'en', direction: 'ltr', label: 'English' } },
    },
    codeTranslations: {},
  } as unknown as DocusaurusContext;
  return (
    <HelmetProvider>
      <BrowserContextProvider>
        <Context.Provider value={context}>
          <MemoryRouter initialEntries={[location]}>{children}</MemoryRouter>
        </Context.Provider>
      </BrowserContextProvider>
    </HelmetProvider>
  );
}
