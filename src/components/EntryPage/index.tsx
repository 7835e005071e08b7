import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props as DocProps } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import BreadcrumbBar from '@site/src/components/BreadcrumbBar';
import InlineCode from '@site/src/components/InlineCode';
import VersionMarks from '@site/src/components/VersionMarks';
import { manualAddress } from '@site/src/lib/manualAddress';
import { markdownAddress } from '@site/src/lib/markdownAddress';
import { type Lifetime, versionsWith } from '@site/src/lib/syntaxLookup';

import styles from './styles.module.css';

interface Props extends Pick<DocProps, 'content'> {
  /** The index that the entry is in. */
  readonly index: {
    readonly name: string;
    readonly path: string;
    /** Text of the link to all entries. */
    readonly all: string;
  };
  /** What an entry is called in a sentence. */
  readonly noun: string;
  /** Name of the entry's group. */
  readonly group: string;
  readonly lifetime: Lifetime;
  /** Id of the page of the manual that says more. */
  readonly page?: string | undefined;
  /** The heading, where it is more than the title. */
  readonly heading?: ReactNode;
  /** What stands before the summary. */
  readonly status?: ReactNode;
}

/** An entry of an index: its name and summary, the versions that have it, and the text of its file. */
export default function EntryPage({
  content: Content,
  index,
  noun,
  group,
  lifetime,
  page,
  heading,
  status,
}: Props): ReactNode {
  const { metadata, frontMatter, assets } = Content;
  const { url } = useDocusaurusContext().siteConfig;
  const existing = versionsWith(lifetime);
  const canonical = `${url}${metadata.permalink}`;

  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className="theme-reason">
        <PageMetadata
          title={`${metadata.title} | ${index.name}`}
          description={metadata.description.replaceAll('`', '')}
          image={assets.image ?? frontMatter.image}
        />
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
        <BreadcrumbBar
          crumbs={[{ name: index.name, href: index.path }, { name: metadata.title }]}
          editUrl={metadata.editUrl ?? undefined}
          markdown={markdownAddress(metadata.permalink)}
        />
        <div className="page-columns">
          <main>
            <h1 className={styles.title}>{heading ?? metadata.title}</h1>
            <p className={styles.summary}>
              {status}
              <InlineCode text={metadata.description} />
            </p>
            <dl className={styles.facts}>
              <dt>Group</dt>
              <dd>{group}</dd>
              <dt>Versions</dt>
              <dd>
                <VersionMarks existing={existing} />
              </dd>
            </dl>
            <MDXContent>
              <Content />
            </MDXContent>
            <nav className={styles.links} aria-label={`More about this ${noun}`}>
              {page !== undefined && (
                <Link to={manualAddress(page, existing)}>Read more in the manual</Link>
              )}
              <Link to={index.path}>{index.all}</Link>
            </nav>
          </main>
        </div>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
