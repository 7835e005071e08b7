import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { renderToStaticMarkup } from 'react-dom/server';

import { addPages } from '../../plugins/static-articles/client/addPages';
import {
  extractPage,
  type PageDocs as PageDocsData,
} from '../../plugins/static-articles/client/page';
import { leanGlobalData } from '../../plugins/static-articles/fold/docsData';
import PageDocs from '../../src/components/PageDocs';
import VersionBanner from '../../src/components/VersionBanner';
import VersionSelect from '../../src/components/VersionSelect';
import type { DocsArea } from '../../src/hooks/useDocsAreas';
import { keptSidebar } from '../../src/lib/pageSidebars';
import { MENU_PAGES } from '../../src/lib/menuPages';
import { MANUAL_VERSIONS, REACT_VERSIONS, type DocsVersion } from '../../src/versions';
import fixture from '../fixtures/versionSwitch.json';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';
import { pageDocument } from '../support/staticPages';

const DOCS = 'docusaurus-plugin-content-docs';

type Pages = Readonly<Record<string, readonly string[]>>;

function instance(base: string, rows: readonly DocsVersion[], pages: Pages, suffix = '') {
  const versions = rows.flatMap((row) => {
    const ids = pages[row.name] ?? (row.channel === 'latest' ? pages.latest : undefined);
    if (!ids) return [];
    const path = `${base.replace('/:version/api', '')}/${row.path}${suffix}`;
    return [
      {
        name: row.docusaurusName,
        label: row.label,
        isLast: row.channel === 'latest',
        path,
        mainDocId: ids.includes('introduction') ? 'introduction' : (ids[0] ?? ''),
        docs: ids.map((id) => ({ id, path: `${path}/${id}`, sidebar: 'docs' })),
        draftIds: [],
        sidebars: {},
      },
    ];
  });
  return { path: base, breadcrumbs: false, versions } satisfies GlobalPluginData;
}

/** Global data of the whole site that once was. */
function fullData() {
  return {
    [DOCS]: {
      default: instance('/docs/manual', MANUAL_VERSIONS, fixture.manual.pages),
      api: instance('/docs/manual/:version/api', MANUAL_VERSIONS, fixture.api.pages, '/api'),
      react: instance('/docs/react', REACT_VERSIONS, fixture.react.pages),
    },
    'version-banners': docsData['version-banners'],
  };
}

type Data = ReturnType<typeof fullData>;

const full = fullData();
const leanData = (): Data => leanGlobalData(full, MENU_PAGES) as Data;

/** What the page's HTML tells of pages in other versions. */
function pageDocs(area: DocsArea, page: { id: string; path: string }): PageDocsData | undefined {
  const html = renderToStaticMarkup(
    <SiteProviders location={page.path} globalData={full}>
      <PageDocs area={area} pageId={page.id} />
    </SiteProviders>,
  );
  return extractPage(pageDocument() + html).docs;
}

/** What the shell links of other versions: the choices of the version, and the notice. */
function links(
  globalData: Data,
  area: DocsArea,
  version: string,
  page: { id: string; path: string },
) {
  const html = renderToStaticMarkup(
    <SiteProviders location={page.path} globalData={globalData}>
      <VersionSelect area={area} current={version} pageId={page.id} />
      <VersionBanner area={area} version={version} pageId={page.id} />
    </SiteProviders>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}

/** Each page of an area, in each version. */
function pagesOf(area: keyof Data[typeof DOCS]) {
  return full[DOCS][area].versions.flatMap(({ name, docs }) =>
    docs.map((doc) => ({ version: name, page: doc })),
  );
}

describe.each(['default', 'react', 'api'] as const)('%s', (area) => {
  const pages = pagesOf(area);
  /** Every page of the small areas; of the API each seventh, for time. */
  const tried = pages.filter((_, index) => area !== 'api' || index % 7 === 0);

  test('with what a page brings, its links are those of the complete lists', () => {
    expect(tried.length).toBeGreaterThan(60);
    for (const { version, page } of tried) {
      const data = leanData();
      addPages(data as never, pageDocs(area, page));
      const expected = links(full, area, version, page);
      expect(expected.length).toBeGreaterThan(2);
      expect([page.path, links(data, area, version, page)]).toEqual([page.path, expected]);
    }
  });

  test('they stay so however many pages a reader has seen before', () => {
    const data = leanData();
    for (const { version, page } of tried.filter((_, index) => index % 15 === 0)) {
      addPages(data as never, pageDocs(area, page));
      expect([page.path, links(data, area, version, page)]).toEqual([
        page.path,
        links(full, area, version, page),
      ]);
    }
  });

  test('a page brings one page of each version at most', () => {
    const { docs = [] } = pageDocs(area, tried[0]?.page ?? { id: '', path: '' }) ?? {};
    const versions = docs.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions).toHaveLength(full[DOCS][area].versions.length);
  });
});

test('a sidebar that the client does not have comes with the page', () => {
  const [page] = pagesOf('api');
  const place = { version: 'v11.0.0', name: 'belt' };
  const sidebar = {
    ...place,
    categories: [
      {
        name: 'Submodules',
        items: [{ name: 'Map', href: '/api/belt/map', items: [{ name: '<', href: '/api/x' }] }],
      },
    ],
  };
  const html = renderToStaticMarkup(
    <SiteProviders location={page?.page.path ?? ''} globalData={full}>
      <PageDocs area="api" pageId={page?.page.id ?? ''} sidebar={sidebar} />
    </SiteProviders>,
  );
  expect(keptSidebar({ area: 'api', ...place })).toBeUndefined();
  addPages(leanData() as never, extractPage(pageDocument() + html).docs);
  expect(keptSidebar({ area: 'api', ...place })).toEqual(sidebar.categories);
  expect(keptSidebar({ area: 'default', ...place })).toBeUndefined();
});

test('the client’s own lists do without: they are short', () => {
  const count = (data: Data): number =>
    Object.values(data[DOCS]).flatMap(({ versions }) => versions.flatMap(({ docs }) => docs))
      .length;
  expect(count(full)).toBeGreaterThan(900);
  expect(count(leanData())).toBeLessThan(70);
});
