import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import BreadcrumbBar from '@site/src/components/BreadcrumbBar';
import InlineCode from '@site/src/components/InlineCode';
import { describe } from '@site/src/lib/decode';
import { markdownAddress } from '@site/src/lib/markdownAddress';
import {
  placedConstruct,
  SYNTAX_GROUPS,
  SYNTAX_PATH,
  VERSION_NAMES,
  versionsWith,
} from '@site/src/lib/syntaxLookup';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '@site/src/versions';

import styles from './styles.module.css';

/** The versions of the manual as readers speak of them: `v11`. */
function shortName(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Each version of the manual, and whether the construct exists in it. */
function Versions({ existing }: { readonly existing: readonly string[] }): ReactNode {
  return (
    <ul className={styles.versions}>
      {VERSION_NAMES.map((name) =>
        existing.includes(name) ? (
          <li key={name} className={styles.version}>
            {shortName(name)}
          </li>
        ) : (
          <li key={name} className={styles.absent}>
            <span className="visually-hidden">not in </span>
            {shortName(name)}
          </li>
        ),
      )}
    </ul>
  );
}

/** Address of a page of the manual, in the newest released version that has the construct. */
function manualAddress(page: string, existing: readonly string[]): string {
  const row = existing.includes(LATEST_MANUAL_VERSION.name)
    ? LATEST_MANUAL_VERSION
    : MANUAL_VERSIONS.find(({ name }) => name === existing.at(-1));
  return `/docs/manual/${(row ?? LATEST_MANUAL_VERSION).path}/${page}`;
}

/** A construct of the language: its name, where it exists, and the text of its file. */
export default function SyntaxEntry({ content: Content }: Pick<Props, 'content'>): ReactNode {
  const { metadata, frontMatter, assets } = Content;
  const { siteConfig } = useDocusaurusContext();
  const placed = placedConstruct(frontMatter);
  if (!placed.ok) throw new Error(`${metadata.permalink}: ${describe(placed.error)}.`);
  const { group, status, page, ...lifetime } = placed.value;
  const existing = versionsWith(lifetime);
  const canonical = `${siteConfig.url}${metadata.permalink}`;

  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className="theme-reason">
        <PageMetadata
          title={`${metadata.title} | Syntax Lookup`}
          description={metadata.description.replaceAll('`', '')}
          image={assets.image ?? frontMatter.image}
        />
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
        <BreadcrumbBar
          crumbs={[{ name: 'Syntax Lookup', href: SYNTAX_PATH }, { name: metadata.title }]}
          editUrl={metadata.editUrl ?? undefined}
          markdown={markdownAddress(metadata.permalink)}
        />
        <main className={styles.main}>
          <h1 className={styles.title}>
            <code className={styles.name}>
              {status === 'deprecated' ? <s>{metadata.title}</s> : metadata.title}
            </code>
          </h1>
          <p className={styles.summary}>
            {status === 'deprecated' && <strong>Deprecated. </strong>}
            <InlineCode text={metadata.description} />
          </p>
          <dl className={styles.facts}>
            <dt>Group</dt>
            <dd>{SYNTAX_GROUPS[group]}</dd>
            <dt>Versions</dt>
            <dd>
              <Versions existing={existing} />
            </dd>
          </dl>
          <MDXContent>
            <Content />
          </MDXContent>
          <nav className={styles.links} aria-label="More about this construct">
            {page !== undefined && (
              <Link to={manualAddress(page, existing)}>Read more in the manual</Link>
            )}
            <Link to={SYNTAX_PATH}>All constructs</Link>
          </nav>
        </main>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
