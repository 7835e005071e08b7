import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import ButtonLink from '@site/src/components/ButtonLink';
import ListPage from '@site/src/components/ListPage';
import {
  TOUR_NAME,
  TOUR_STEPS,
  TOUR_VERSIONS,
  tourAddress,
  type TourStep,
} from '@site/src/lib/tour';
import { TOUR_CHAPTERS } from '@site/src/lib/tourChapters';
import { shortVersion } from '@site/src/lib/versionTable';

import styles from './styles.module.css';

interface Props {
  /** Name of a version in `src/versions.ts`. */
  readonly versionName: string;
  /** All steps of the version, in their order. */
  readonly steps: readonly TourStep[];
}

/** The tour of a version: its chapters and steps. `src/behaviours/lists/tour.ts` shows how far the reader is. */
export default function TourIndex({ versionName, steps }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const version = { name: versionName };
  const [newest = version] = TOUR_VERSIONS;
  const canonical = `${siteConfig.url}${siteConfig.baseUrl}${tourAddress(newest).slice(1)}`;
  const series = shortVersion(versionName);
  const [first] = steps;
  const isNext = TOUR_VERSIONS.some(
    ({ name, channel }) => name === versionName && channel === 'next',
  );

  return (
    <Layout
      title={`${TOUR_NAME} ${series}`}
      description={`Learn ReScript ${series.slice(1)} by doing: ${TOUR_STEPS.length} short steps from a first value to a React component, each with a task that is checked in the page.`}
    >
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      <ListPage
        list="tour"
        title={TOUR_NAME}
        lead={`${steps.length} short steps, from a first value to a React component and a binding to JavaScript. Each explains one idea and gives you a task, which you solve in an editor next to it. You should know some JavaScript; there’s nothing to install.`}
      >
        <div className={styles.start}>
          {first && (
            <ButtonLink to={tourAddress(version, first.id)} data-tour-go="">
              Start with step 1
            </ButtonLink>
          )}
          <p className={styles.progress} data-tour-progress="">
            {steps.length} steps of about five minutes
          </p>
        </div>
        <p className={styles.versions}>
          {TOUR_VERSIONS.map((row) => (
            <Link
              key={row.name}
              to={tourAddress(row)}
              aria-current={row.name === versionName ? 'page' : undefined}
              className={styles.version}
            >
              ReScript {shortVersion(row.name).slice(1)}
            </Link>
          ))}
        </p>
        {isNext && (
          <p>
            ReScript {series.slice(1)} is still being documented. The recommended version is the
            other one, and its tour has the same steps.
          </p>
        )}
        {TOUR_CHAPTERS.map((chapter) => (
          <section key={chapter.title} className={styles.chapter}>
            <h2 className={styles.heading}>{chapter.title}</h2>
            <ol className={styles.list} start={TOUR_STEPS.indexOf(chapter.steps[0] ?? '') + 1}>
              {steps
                .filter(({ id }) => chapter.steps.includes(id))
                .map(({ id, title, summary }) => (
                  <li key={id} className={styles.step} data-tour-step={id}>
                    <Link
                      to={tourAddress(version, id)}
                      className={clsx('touch-target', styles.name)}
                    >
                      {title}
                    </Link>
                    <span hidden data-tour-done="" className={styles.done}>
                      done
                    </span>
                    <p className={styles.summary}>{summary}</p>
                  </li>
                ))}
            </ol>
          </section>
        ))}
        <button type="button" hidden className={styles.forget} data-tour-forget="">
          Forget my progress
        </button>
      </ListPage>
    </Layout>
  );
}
