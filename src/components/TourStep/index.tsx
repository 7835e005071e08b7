import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  DocProvider,
  useAllDocsData,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props as DocProps } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import BreadcrumbBar from '@site/src/components/BreadcrumbBar';
import { pathIn } from '@site/src/lib/docsAreas';
import { canonicalPath } from '@site/src/lib/canonicalPath';
import { frontMatterText } from '@site/src/lib/frontMatterText';
import { markdownAddress } from '@site/src/lib/markdownAddress';
import { TOUR_AREA, TOUR_NAME, TOUR_STEPS, TOUR_VERSIONS, tourAddress } from '@site/src/lib/tour';
import { TOUR_CHAPTERS } from '@site/src/lib/tourChapters';
import { shortVersion } from '@site/src/lib/versionTable';
import { LATEST_REACT_VERSION } from '@site/src/versions';

import styles from './styles.module.css';

interface NeighborProps {
  readonly rel: 'prev' | 'next';
  /** The step before or after; undefined at the ends, which lead to all steps. */
  readonly step: { readonly title: string; readonly permalink: string } | undefined;
  /** Address of the page with all steps. */
  readonly all: string;
}

const DIRECTIONS = { prev: 'Previous', next: 'Next' } as const;

/** The way to a step beside this one. */
function Neighbor({ rel, step, all }: NeighborProps): ReactNode {
  return step ? (
    <Link to={step.permalink} rel={rel} className={styles.neighbor}>
      <span className={styles.direction}>{DIRECTIONS[rel]}</span> {step.title}
    </Link>
  ) : (
    <Link to={all} className={styles.neighbor}>
      All steps
    </Link>
  );
}

/** A step of the tour: one idea, and beside it the task. */
export default function TourStep({ content: Content }: Pick<DocProps, 'content'>): ReactNode {
  const { metadata, frontMatter, assets } = Content;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const docs = useAllDocsData();
  const { version: shown } = useDocsVersion();
  const version = TOUR_VERSIONS.find(({ docusaurusName }) => docusaurusName === shown);
  if (!version) {
    const known = TOUR_VERSIONS.map(({ docusaurusName }) => docusaurusName).join(', ');
    throw new Error(
      `${metadata.permalink}: expected one of the versions with a tour (${known}), got ${shown}; correct src/lib/tour.ts.`,
    );
  }
  const { id, title, previous, next } = metadata;
  const chapter = TOUR_CHAPTERS.find(({ steps }) => steps.includes(id))?.title;
  const series = shortVersion(version.name);
  const pages = (docs[TOUR_AREA]?.versions ?? []).flatMap((row) =>
    row.docs.map(({ path }) => path),
  );
  const canonical =
    url + canonicalPath(metadata.permalink, baseUrl, (path) => pages.includes(path));
  const all = tourAddress(version);
  const manual = pathIn(docs, 'default', version, frontMatterText(frontMatter, 'page') ?? '');
  const react = pathIn(
    docs,
    'react',
    LATEST_REACT_VERSION,
    frontMatterText(frontMatter, 'react') ?? '',
  );

  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className="theme-reason">
        <PageMetadata
          title={`${title} | ${TOUR_NAME} ${series}`}
          description={metadata.description}
          image={assets.image ?? frontMatter.image}
        />
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
        <BreadcrumbBar
          crumbs={[{ name: TOUR_NAME, href: all }, { name: title }]}
          editUrl={metadata.editUrl ?? undefined}
          markdown={markdownAddress(metadata.permalink)}
        />
        <main className={styles.main} data-list="tour" data-tour={id}>
          <p className={styles.place}>
            {`Step ${TOUR_STEPS.indexOf(id) + 1} of ${TOUR_STEPS.length}: ${chapter}, ReScript ${series.slice(1)}`}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lesson}>
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
          {/* `src/behaviours/lists/tour.ts` puts it into the exercise when that is solved. */}
          <p hidden data-tour-onward="" className={styles.onward}>
            {next ? (
              <Link to={next.permalink}>Go on: {next.title}</Link>
            ) : (
              <Link to={all}>All steps</Link>
            )}
          </p>
          <nav aria-label="Steps" className={styles.steps}>
            <Neighbor rel="prev" step={previous} all={all} />
            <Neighbor rel="next" step={next} all={all} />
          </nav>
          <nav aria-label="More about this step" className={styles.more}>
            {manual !== undefined && <Link to={manual}>Read more in the manual</Link>}
            {react !== undefined && <Link to={react}>Read more in the React docs</Link>}
            {TOUR_VERSIONS.filter((row) => row !== version).map((row) => (
              <Link key={row.name} to={tourAddress(row, id)}>
                This step for ReScript {shortVersion(row.name).slice(1)}
              </Link>
            ))}
            <Link to={all}>All steps</Link>
          </nav>
        </main>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
