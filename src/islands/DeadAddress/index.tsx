import type { ReactNode } from 'react';

import AppLink from '@site/src/components/AppLink';
import { completeDocs } from '@site/src/data/completeDocs';
import { BASE_URL } from '@site/src/data/site';
import {
  type BuiltVersion,
  builtVersions,
  type DocsArea,
  introductionOf,
  pagesOf,
} from '@site/src/lib/docsAreas';
import { useAddress } from '@site/src/hooks/useAddress';
import { sameModule } from '@site/src/lib/apiModules';
import { type Area, docsVersionOf, parseDocsRoute } from '@site/src/lib/docsRoute';
import { similarModules } from '@site/src/lib/similarModules';
import { similarPages } from '@site/src/lib/similarPages';

import styles from './styles.module.css';

/** The docs instance that serves an area of routes; other areas have no versions to offer. */
const INSTANCES: Readonly<Partial<Record<Area, DocsArea>>> = {
  manual: 'default',
  gentype: 'default',
  api: 'api',
  react: 'react',
};

/** A page that the reader may have meant. */
interface Guess {
  readonly text: string;
  readonly path: string;
}

/** Docusaurus has the base URL in the addresses of pages. */
function belowBase(path: string): string {
  return path.slice(BASE_URL.length - 1);
}

/** The same page in other versions; modules are known by their other names, too. */
function sameElsewhere(slug: string, versions: readonly BuiltVersion[]): readonly Guess[] {
  return versions.flatMap(({ row, data }) => {
    const pages = pagesOf(data);
    const same = pages.has(slug) ? slug : sameModule(slug, pages.keys());
    const path = same === undefined ? undefined : pages.get(same);
    return path === undefined ? [] : [{ text: `${same} in ${row.label}`, path }];
  });
}

function similarHere(slug: string, { data }: BuiltVersion, area: DocsArea): readonly Guess[] {
  if (area === 'api') {
    const pages = pagesOf(data);
    return similarModules(slug, [...pages.keys()]).flatMap((text) => {
      const path = pages.get(text);
      return path === undefined ? [] : [{ text, path }];
    });
  }
  const others = data.docs.filter(({ id }) => id !== slug);
  return similarPages(slug.split('/').at(-1) ?? '', others).map(({ id, path }) => ({
    text: id,
    path,
  }));
}

function Guesses({ title, guesses }: { title: string; guesses: readonly Guess[] }): ReactNode {
  if (guesses.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {guesses.map(({ text, path }) => (
          <li key={path}>
            <AppLink to={belowBase(path)}>{text}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What may be meant by an address without a page, below the docs: the same page in other versions, and pages
 * whose names look alike.
 */
export default function DeadAddress(): ReactNode {
  const { pathname } = useAddress();
  const { area: asked, slug, version } = parseDocsRoute(pathname, BASE_URL);
  const area = INSTANCES[asked];
  if (area === undefined || completeDocs === undefined) return null;
  const versions = builtVersions(completeDocs, area);
  const row = docsVersionOf(asked, version);
  const built = versions.find((candidate) => candidate.row === row) ?? versions[0];
  return (
    <>
      <Guesses title="This page in other versions" guesses={sameElsewhere(slug, versions)} />
      {built && (
        <>
          <Guesses title="Pages with a similar name" guesses={similarHere(slug, built, area)} />
          <p>
            Or start with the{' '}
            <AppLink to={belowBase(introductionOf(built.data))}>
              introduction of {built.row.label}
            </AppLink>
            .
          </p>
        </>
      )}
    </>
  );
}
