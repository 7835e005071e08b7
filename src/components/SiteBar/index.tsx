import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import ColorSchemeToggle from '@site/src/components/ColorSchemeToggle';
import DocsMenu from '@site/src/components/DocsMenu';
import Logo from '@site/src/components/Logo';
import SearchButton from '@site/src/components/SearchButton';
import RememberedVersions from '@site/src/components/RememberedVersions';
import SocialIcon from '@site/src/components/SocialIcon';
import { SOCIAL_LINKS } from '@site/src/data/links';
import { useDocPath, useShownDoc, useShownVersion } from '@site/src/hooks/useDocsAreas';
import { parseDocsRoute } from '@site/src/lib/docsRoute';
import { LATEST_MANUAL_VERSION, LATEST_REACT_VERSION } from '@site/src/versions';

import styles from './styles.module.css';

const BAR_ID = 'site-bar';

interface Entry {
  readonly label: string;
  readonly to: string;
  readonly isActive: boolean;
}

/** The bar at the top of every page. */
export default function SiteBar(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { area } = parseDocsRoute(pathname, baseUrl);
  const shownVersion = useShownVersion();
  const version = shownVersion ?? LATEST_MANUAL_VERSION;
  const docPath = useDocPath();
  const shownDoc = useShownDoc('default');

  const isDocs =
    area !== 'api' &&
    /^(?:docs|tour|packages|syntax-lookup|errors)\b/.test(pathname.slice(baseUrl.length));
  const api: Entry = {
    label: 'API',
    to: docPath('api', version, 'index') ?? '/',
    isActive: area === 'api',
  };
  const entries: readonly Entry[] = [
    { label: 'Playground', to: '/try', isActive: false },
    { label: 'Blog', to: '/blog', isActive: area === 'blog' },
    { label: 'Community', to: '/community/overview', isActive: area === 'community' },
  ];
  // Entries that the menus of small screens must not lose.
  const mobileEntries: readonly Entry[] = [
    api,
    ...entries,
    {
      label: 'React',
      to: docPath('react', LATEST_REACT_VERSION, 'introduction') ?? '/',
      isActive: area === 'react',
    },
    { label: 'Packages', to: '/packages', isActive: false },
    { label: 'Syntax Lookup', to: '/syntax-lookup', isActive: false },
    { label: 'Error Index', to: '/errors', isActive: false },
  ];

  return (
    // The framework's table of contents measures the element of class `navbar`.
    <header id={BAR_ID} className={clsx('navbar', styles.bar)}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} aria-label="ReScript, home page">
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.entries}>
          <DocsMenu version={version} pageId={shownDoc?.id} isActive={isDocs} />
          {[api, ...entries].map(({ label, to, isActive }) => (
            <Link
              key={label}
              to={to}
              aria-current={isActive ? 'true' : undefined}
              className={clsx(styles.entry, label !== 'API' && styles.notTiny)}
              data-manual-page={label === 'API' ? 'api' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          <ColorSchemeToggle />
          <ul className={styles.social}>
            {SOCIAL_LINKS.map(({ name, href }) => (
              <li key={name}>
                <Link href={href} className={styles.icon} aria-label={name}>
                  <SocialIcon name={name} />
                </Link>
              </li>
            ))}
          </ul>
          <details className={styles.mobile} data-menu="">
            <summary className={styles.hamburger} aria-label="Menu">
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <g stroke="currentColor" strokeWidth="2" fill="none">
                  <path className={styles.bars} d="M3 5h14M3 10h14M3 15h14" />
                  <path className={styles.cross} d="M4 4l12 12M16 4L4 16" />
                </g>
              </svg>
            </summary>
            <nav aria-label="Menu" className={styles.mobilePanel}>
              <ul className={styles.mobileList}>
                {mobileEntries.map(({ label, to, isActive }) => (
                  <li key={label}>
                    <Link
                      to={to}
                      aria-current={isActive ? 'true' : undefined}
                      className={styles.mobileEntry}
                      data-manual-page={label === 'API' ? 'api' : undefined}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
                {SOCIAL_LINKS.map(({ name, href }) => (
                  <li key={name}>
                    <Link href={href} className={styles.mobileEntry}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        </div>
      </div>
      <div className={styles.backdrop} aria-hidden="true" />
      {shownVersion === undefined && <RememberedVersions />}
    </header>
  );
}
