import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useActivePluginAndVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import ColorSchemeToggle from '@site/src/components/ColorSchemeToggle';
import DocsMenu from '@site/src/components/DocsMenu';
import Logo from '@site/src/components/Logo';
import SearchButton from '@site/src/components/SearchButton';
import SocialIcon from '@site/src/components/SocialIcon';
import { SOCIAL_LINKS } from '@site/src/data/links';
import { useDocPath, useManualVersion } from '@site/src/hooks/useDocsAreas';
import { useHidingBar } from '@site/src/hooks/useHidingBar';
import { useMenu } from '@site/src/hooks/useMenu';
import { useRememberedVersion } from '@site/src/hooks/useRememberedVersion';
import { parseDocsRoute } from '@site/src/lib/docsRoute';
import { REACT_VERSIONS } from '@site/src/versions';

import styles from './styles.module.css';

const BAR_ID = 'site-bar';

interface Entry {
  readonly label: string;
  readonly to: string;
  readonly isActive: boolean;
}

/** The bar at the top of every page (specification, section 2 "Top navigation bar"). */
export default function SiteBar(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { area } = parseDocsRoute(pathname, siteConfig.baseUrl);
  const version = useManualVersion(useRememberedVersion('default'));
  const docPath = useDocPath();
  const active = useActivePluginAndVersion();
  const { activeDoc } = useActiveDocContext('default');
  const docsMenu = useMenu();
  const mobileMenu = useMenu();
  useHidingBar(BAR_ID, docsMenu.isOpen || mobileMenu.isOpen);

  const isDocs = ['manual', 'react', 'gentype', 'reason-compiler'].includes(area);
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
  // Entries that the menus of small screens must not lose (behaviours.md, section 0).
  const mobileEntries: readonly Entry[] = [
    api,
    ...entries,
    {
      label: 'React',
      to: docPath('react', REACT_VERSIONS[0], 'introduction') ?? '/',
      isActive: area === 'react',
    },
    { label: 'Packages', to: '/packages', isActive: false },
    { label: 'Syntax Lookup', to: '/syntax-lookup', isActive: false },
  ];

  return (
    // The framework's table of contents measures the element of class `navbar`.
    <header id={BAR_ID} className={clsx('navbar', styles.bar)}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} aria-label="ReScript, home page">
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.entries}>
          <DocsMenu
            menu={docsMenu}
            version={version}
            pageId={active?.activePlugin.pluginId === 'default' ? activeDoc?.id : undefined}
            isActive={isDocs}
          />
          {[api, ...entries].map(({ label, to, isActive }) => (
            <Link
              key={label}
              to={to}
              aria-current={isActive ? 'true' : undefined}
              className={clsx(styles.entry, label !== 'API' && styles.notTiny)}
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
          <details {...mobileMenu.detailsProps} className={styles.mobile}>
            <summary {...mobileMenu.summaryProps} className={styles.hamburger} aria-label="Menu">
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path
                  d={mobileMenu.isOpen ? 'M4 4l12 12M16 4L4 16' : 'M3 5h14M3 10h14M3 15h14'}
                  stroke="currentColor"
                  strokeWidth="2"
                  fill="none"
                />
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
      {docsMenu.isOpen && <div className={styles.backdrop} aria-hidden="true" />}
    </header>
  );
}
