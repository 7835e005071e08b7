import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import { useDocPath, useShownVersion } from '@site/src/hooks/useDocsAreas';
import { parseDocsRoute } from '@site/src/lib/docsRoute';
import { SYNTAX_PATH } from '@site/src/lib/syntaxLookup';
import { LATEST_MANUAL_VERSION, LATEST_REACT_VERSION } from '@site/src/versions';

import styles from './styles.module.css';

interface Section {
  readonly label: string;
  readonly to: string | undefined;
  readonly isCurrent?: boolean;
}

/**
 * Leads from each section of the documentation to the others. It is for screens with room for it; the menus of the
 * bar have the same links.
 */
export default function SectionSwitch(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { area } = parseDocsRoute(pathname, baseUrl);
  const version = useShownVersion() ?? LATEST_MANUAL_VERSION;
  const docPath = useDocPath();
  const sections: readonly Section[] = [
    {
      label: 'Manual',
      to: docPath('default', version, 'introduction'),
      isCurrent: area === 'manual',
    },
    {
      label: 'React',
      to: docPath('react', LATEST_REACT_VERSION, 'introduction'),
      isCurrent: area === 'react',
    },
    { label: 'API', to: docPath('api', version, 'index'), isCurrent: area === 'api' },
    { label: 'Packages', to: '/packages' },
    {
      label: 'Syntax',
      to: SYNTAX_PATH,
      isCurrent: pathname.slice(baseUrl.length - 1).startsWith(SYNTAX_PATH),
    },
  ];
  return (
    <nav aria-label="Sections" className={styles.sections}>
      {sections.map(
        ({ label, to, isCurrent }) =>
          to !== undefined && (
            <Link key={label} to={to} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </Link>
          ),
      )}
    </nav>
  );
}
