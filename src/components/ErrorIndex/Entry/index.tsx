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
import { ERROR_GROUPS, ERRORS_PATH, placedError } from '@site/src/lib/errorIndex';
import { manualAddress } from '@site/src/lib/manualAddress';
import { markdownAddress } from '@site/src/lib/markdownAddress';
import { versionsWith } from '@site/src/lib/syntaxLookup';

import styles from './styles.module.css';

/** A message of a compiler or a build tool: who says it, and the text of its file. */
export default function ErrorPage({ content: Content }: Pick<Props, 'content'>): ReactNode {
  const { metadata, frontMatter, assets } = Content;
  const { siteConfig } = useDocusaurusContext();
  const placed = placedError(frontMatter);
  if (!placed.ok) throw new Error(`${metadata.permalink}: ${describe(placed.error)}.`);
  const { group, page, ...lifetime } = placed.value;
  const existing = versionsWith(lifetime);
  const canonical = `${siteConfig.url}${metadata.permalink}`;

  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className="theme-reason">
        <PageMetadata
          title={`${metadata.title} | Error Index`}
          description={metadata.description.replaceAll('`', '')}
          image={assets.image ?? frontMatter.image}
        />
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
        <BreadcrumbBar
          crumbs={[{ name: 'Error Index', href: ERRORS_PATH }, { name: metadata.title }]}
          editUrl={metadata.editUrl ?? undefined}
          markdown={markdownAddress(metadata.permalink)}
        />
        <main className={styles.main}>
          <h1 className={styles.title}>{metadata.title}</h1>
          <p className={styles.summary}>
            <InlineCode text={metadata.description} />
          </p>
          <dl className={styles.facts}>
            <dt>Group</dt>
            <dd>{ERROR_GROUPS[group]}</dd>
            <dt>Versions</dt>
            <dd>
              <VersionMarks existing={existing} />
            </dd>
          </dl>
          <MDXContent>
            <Content />
          </MDXContent>
          <nav className={styles.links} aria-label="More about this error">
            {page !== undefined && (
              <Link to={manualAddress(page, existing)}>Read more in the manual</Link>
            )}
            <Link to={ERRORS_PATH}>All errors</Link>
          </nav>
        </main>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
