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
import VersionMarks from '@site/src/components/VersionMarks';
import { describe } from '@site/src/lib/decode';
import { manualAddress } from '@site/src/lib/manualAddress';
import { markdownAddress } from '@site/src/lib/markdownAddress';
import {
  placedConstruct,
  SYNTAX_GROUPS,
  SYNTAX_PATH,
  versionsWith,
} from '@site/src/lib/syntaxLookup';

import styles from './styles.module.css';

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
        <div className="page-columns">
          <main>
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
                <VersionMarks existing={existing} />
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
        </div>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
