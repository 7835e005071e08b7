import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import VersionSelect from '@site/src/components/VersionSelect';
import { REANALYZE_HREF } from '@site/src/data/links';
import { useDocPath } from '@site/src/hooks/useDocsAreas';
import { versionMessage } from '@site/src/lib/docsRoute';
import type { MenuPage } from '@site/src/lib/menuPages';
import { type DocsVersion, LATEST_REACT_VERSION } from '@site/src/versions';

import styles from './styles.module.css';

interface Props {
  /** Version that the links lead to. */
  readonly version: DocsVersion;
  /** Page of the manual on screen, where there is one. */
  readonly pageId?: string;
  readonly isActive: boolean;
  readonly className?: string;
}

interface Card {
  readonly title: string;
  readonly text: string;
  readonly to: string | undefined;
  /** The page of the manual that it leads to, if it depends on the version. */
  readonly id?: MenuPage;
}

function Cards({ title, cards }: { title: string; cards: readonly Card[] }): ReactNode {
  return (
    <section className={styles.column}>
      <h2 className={clsx('small-heading', styles.columnTitle)}>{title}</h2>
      <ul className={styles.list}>
        {cards.map(
          ({ title: name, text, to, id }) =>
            to !== undefined && (
              <li key={name}>
                <Link to={to} className={styles.card} data-manual-page={id}>
                  <span className={styles.cardTitle}>{name}</span>
                  <span className={styles.cardText}>{text}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** The Docs menu of the bar: version, quick links, documentation, exploration. */
export default function DocsMenu({ version, pageId, isActive, className }: Props): ReactNode {
  const docPath = useDocPath();
  const page = (id: MenuPage): string | undefined => docPath('default', version, id);
  const quickLinks = [
    ['Overview', 'introduction'],
    ['Language Features', 'overview'],
    ['JS Interop', 'embed-raw-javascript'],
    ['Build System', 'build-overview'],
  ] as const;
  const message = versionMessage(version.channel);

  return (
    <details className={clsx(styles.menu, className)} data-menu="">
      <summary className={clsx('menu-summary', styles.summary, isActive && styles.active)}>
        Docs
      </summary>
      <div className={styles.panel}>
        <div className={styles.inner}>
          <div className={styles.head}>
            <VersionSelect
              area="default"
              current={version.docusaurusName}
              pageId={pageId}
              className={styles.versions}
            />
            <p className={styles.message} data-version-message="">
              {message}
            </p>
          </div>
          <nav aria-label="Docs" className={styles.columns}>
            <section className={styles.column}>
              <h2 className={clsx('small-heading', styles.columnTitle)}>Quick Links</h2>
              <ul className={styles.list}>
                {quickLinks.map(([label, id]) => {
                  const to = page(id);
                  return (
                    to !== undefined && (
                      <li key={label}>
                        <Link to={to} className={styles.quick} data-manual-page={id}>
                          {label}
                        </Link>
                      </li>
                    )
                  );
                })}
              </ul>
            </section>
            <Cards
              title="Documentation"
              cards={[
                {
                  title: 'Language Manual',
                  text: 'Reference for all language features',
                  to: page('introduction'),
                  id: 'introduction',
                },
                {
                  title: 'ReScript & React',
                  text: 'First class bindings for ReactJS',
                  to: docPath('react', LATEST_REACT_VERSION, 'introduction'),
                },
                {
                  title: 'GenType',
                  text: 'Seamless TypeScript integration',
                  to: page('typescript-integration'),
                  id: 'typescript-integration',
                },
                {
                  title: 'Reanalyze',
                  text: 'Dead Code & Termination analysis',
                  to: REANALYZE_HREF,
                },
              ]}
            />
            <Cards
              title="Exploration"
              cards={[
                {
                  title: 'Packages',
                  text: 'Explore third party libraries and bindings',
                  to: '/packages',
                },
                {
                  title: 'Syntax Lookup',
                  text: 'Discover all syntax constructs',
                  to: '/syntax-lookup',
                },
                {
                  title: 'Error Index',
                  text: 'What each message means, and the fix',
                  to: '/errors',
                },
              ]}
            />
          </nav>
        </div>
      </div>
    </details>
  );
}
