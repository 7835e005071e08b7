import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import ReadingPaths from '@site/src/components/ReadingPaths';
import Shapes, { type Drawing } from '@site/src/components/Shapes';
import { useBuiltVersions, useDocPath } from '@site/src/hooks/useDocsAreas';
import { docsOverviewPath } from '@site/src/lib/docsOverviewPath';
import type { MenuPage } from '@site/src/lib/menuPages';
import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  LATEST_REACT_VERSION,
} from '@site/src/versions';

import styles from './styles.module.css';

interface Card {
  readonly drawing: Drawing;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string | undefined }[];
}

function useCards(version: DocsVersion): Card[] {
  const docPath = useDocPath();
  const page = (id: MenuPage) => docPath('default', version, id);
  return [
    {
      drawing: 'manual',
      title: 'Language Manual',
      text: 'The language, its tools, and how it works with JavaScript.',
      links: [
        { label: 'Overview', to: page('introduction') },
        { label: 'Language Features', to: page('overview') },
        { label: 'JS Interop', to: page('embed-raw-javascript') },
        { label: 'Build System', to: page('build-overview') },
        { label: 'API', to: docPath('api', version, 'index') },
      ],
    },
    {
      drawing: 'ecosystem',
      title: 'Ecosystem',
      text: 'What other people have built with and for the language.',
      links: [
        { label: 'Package Index', to: '/packages' },
        { label: 'rescript-react', to: docPath('react', LATEST_REACT_VERSION, 'introduction') },
        { label: 'GenType', to: page('typescript-integration') },
        { label: 'Reanalyze', to: 'https://github.com/rescript-lang/reanalyze' },
      ],
    },
    {
      drawing: 'tools',
      title: 'Tools',
      text: 'Small helpers for reading code and trying it out.',
      links: [
        { label: 'Syntax Lookup', to: '/syntax-lookup' },
        { label: 'Error Index', to: '/errors' },
        { label: 'Playground', to: '/try' },
      ],
    },
  ];
}

/**
 * The overview of a version's docs: three cards of links, the reading
 * paths, and the other versions.
 *
 * @param versionName a name of `src/versions.ts`
 */
export default function DocsOverview({ versionName }: { versionName: string }): ReactNode {
  const version = MANUAL_VERSIONS.find((row) => row.name === versionName) ?? LATEST_MANUAL_VERSION;
  const cards = useCards(version);
  const versions = useBuiltVersions('default');
  return (
    <Layout
      title="Overview"
      description={`Where to find what in the ReScript documentation of ${version.name}: manual, ecosystem and tools.`}
      wrapperClassName={styles.page}
    >
      <main className={styles.main}>
        <h1 className={styles.title}>ReScript {version.name} Documentation</h1>
        <nav aria-label="Versions" className={styles.versions}>
          {versions.map(({ row }) => (
            <Link
              key={row.name}
              to={docsOverviewPath(row)}
              aria-current={row.name === version.name ? 'page' : undefined}
              className={styles.version}
            >
              {row.label}
            </Link>
          ))}
        </nav>
        <div className={styles.cards}>
          {cards.map((card) => (
            <section key={card.title} className={styles.card}>
              <Shapes drawing={card.drawing} />
              <h2 className={styles.cardTitle}>{card.title}</h2>
              <p className={styles.cardText}>{card.text}</p>
              <ul className={styles.links}>
                {card.links.map(
                  ({ label, to }) =>
                    to !== undefined && (
                      <li key={label}>
                        <Link to={to} className="touch-target">
                          {label}
                        </Link>
                      </li>
                    ),
                )}
              </ul>
            </section>
          ))}
        </div>
        <ReadingPaths version={version} />
      </main>
    </Layout>
  );
}
