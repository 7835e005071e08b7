import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

import {
  builtVersions,
  type DocsArea,
  introductionOf,
  pagesOf,
} from '@site/src/hooks/useDocsAreas';
import { useCompleteDocs } from '@site/src/hooks/useCompleteDocs';
import { type Area, docsVersionOf, parseDocsRoute } from '@site/src/lib/docsRoute';
import { addressWords } from '@site/src/lib/search/dialog/addressWords';
import { askSearch } from '@site/src/lib/search/dialog/asking';
import { similarPages } from '@site/src/lib/similarPages';

import styles from './styles.module.css';

/** The docs instance that serves an area of routes; other areas have no versions to offer. */
const INSTANCES: Readonly<Partial<Record<Area, DocsArea>>> = {
  manual: 'default',
  gentype: 'default',
  api: 'api',
  react: 'react',
};

function OtherPages({
  area,
  asked,
  slug,
}: {
  area: DocsArea;
  asked: Area;
  slug: string;
}): ReactNode {
  const { pathname } = useLocation();
  const versions = builtVersions(useCompleteDocs(), area);
  const { version } = parseDocsRoute(pathname);
  const row = docsVersionOf(asked, version);
  const built = versions.find((candidate) => candidate.row === row) ?? versions[0];
  const sameElsewhere = versions.flatMap(({ row: { name, label }, data }) => {
    const path = pagesOf(data).get(slug);
    return path === undefined ? [] : [{ name, label, path }];
  });
  const similar = built
    ? similarPages(
        slug.split('/').at(-1) ?? '',
        built.data.docs.filter(({ id }) => id !== slug),
      )
    : [];
  return (
    <>
      {sameElsewhere.length > 0 && (
        <section>
          <h2 className={styles.heading}>This page in other versions</h2>
          <ul>
            {sameElsewhere.map(({ name, label, path }) => (
              <li key={name}>
                <Link to={path}>
                  {slug} in {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <section>
          <h2 className={styles.heading}>Pages with a similar name</h2>
          <ul>
            {similar.map(({ id, path }) => (
              <li key={path}>
                <Link to={path}>{id}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {built && (
        <p>
          Or start with the{' '}
          <Link to={introductionOf(built.data)}>introduction of {built.row.label}</Link>.
        </p>
      )}
    </>
  );
}

/**
 * What a reader sees at an address without a page. Below the docs it offers the same page in other
 * versions and pages whose names look alike. The host serves one file for every such address, so
 * that the address is known in the browser alone.
 */
export default function NotFoundContent(): ReactNode {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const route = parseDocsRoute(pathname, baseUrl);
  const instance = INSTANCES[route.area];
  return (
    <main className={styles.main}>
      <h1 className={styles.title}>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link may be misspelled.</p>
      {isBrowser && instance !== undefined && (
        <OtherPages area={instance} asked={route.area} slug={route.slug} />
      )}
      <p>
        <button
          type="button"
          className={styles.search}
          onClick={() => askSearch(addressWords(pathname, baseUrl))}
        >
          Search
        </button>
      </p>
      <ul>
        <li>
          <Link to="/">Home page</Link>
        </li>
        <li>
          <Link to="/syntax-lookup">Syntax lookup</Link>
        </li>
        <li>
          <Link to="/community/overview">Ask the community</Link>
        </li>
      </ul>
    </main>
  );
}
