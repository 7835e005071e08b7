/**
 * A site as Docusaurus generates it: its own code writes routes, registry and chunk names of a
 * small site (docs with versions, the API below them, a blog, pages) into a folder.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { sortRoutes } from '@docusaurus/core/lib/server/plugins/routeConfig';

/** A route as a plugin adds it. */
interface Route {
  readonly path: string;
  readonly component: string;
  readonly exact: boolean;
  readonly modules?: object;
  readonly props?: object;
  readonly context?: object;
  readonly sidebar?: string;
  readonly routes?: readonly Route[];
}

const DOCS = 'docusaurus-plugin-content-docs';

interface Version {
  /** `latest` in `/docs/manual/latest`. */
  readonly segment: string;
  /** Docusaurus' name of it. */
  readonly name: string;
  readonly pages: readonly string[];
  /** Pages that belong to another sidebar, or to none. */
  readonly sidebarOf?: (page: string) => string | undefined;
  /** Names of generated overviews. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
}

interface Instance {
  readonly id: string;
  /** `/docs/manual` */
  readonly path: string;
  readonly versions: readonly Version[];
  /** Behind the version: `/api`. */
  readonly suffix?: string;
}

export interface SiteShape {
  /** Without a slash at the end: '' or `/site`. */
  readonly root?: string;
  readonly instances?: readonly Instance[];
  readonly posts?: readonly string[];
  /** Addresses of MDX pages that stand alone. */
  readonly markdownPages?: readonly string[];
}

function versionPath(root: string, { path: base, suffix = '' }: Instance, segment: string): string {
  return `${root}${base.replace('/:version/api', '')}${segment === '' ? '' : `/${segment}`}${suffix}`;
}

function versionRoute(root: string, instance: Instance, version: Version): Route {
  const base = versionPath(root, instance, version.segment);
  const sidebarOf = version.sidebarOf ?? (() => 'docs');
  const pages = version.pages.map((page): Route => {
    const sidebar = sidebarOf(page);
    return {
      path: page === 'index' ? base : `${base}/${page}`,
      component: '@theme/DocItem',
      modules: { content: `@site/${instance.id}/${version.name}/${page}.mdx` },
      exact: true,
      ...(sidebar !== undefined && { sidebar }),
    };
  });
  const categories = (version.categories ?? []).map((category) => ({
    path: `${base}/category/${category}`,
    component: '@theme/DocCategoryGeneratedIndexPage',
    props: { categoryGeneratedIndex: { title: category } },
    exact: true,
    sidebar: 'docs',
  }));
  const tags = version.tags ?? [];
  const tagRoutes: Route[] = [
    ...(tags.length > 0
      ? [
          {
            path: `${base}/tags`,
            component: '@theme/DocTagsListPage',
            props: { tags },
            exact: true,
          },
        ]
      : []),
    ...tags.map((tag) => ({
      path: `${base}/tags/${tag}`,
      component: '@theme/DocTagDocListPage',
      props: { tag: { label: tag } },
      exact: true,
    })),
  ];
  return {
    path: base,
    exact: false,
    component: '@theme/DocVersionRoot',
    props: { version: versionProps(base, instance, version) },
    routes: [
      ...tagRoutes,
      { path: base, exact: false, component: '@theme/DocRoot', routes: [...pages, ...categories] },
    ],
  };
}

function versionProps(base: string, { id }: Instance, { name, pages }: Version): object {
  return {
    pluginId: id,
    version: name,
    label: name,
    banner: null,
    badge: true,
    noIndex: false,
    className: `docs-version-${name}`,
    isLast: name === 'current',
    docsSidebars: {
      docs: [
        {
          type: 'category',
          label: 'Overview',
          collapsible: true,
          collapsed: false,
          items: pages.map((page) => ({
            type: 'link',
            label: page,
            href: `${base}/${page}`,
            docId: page,
            unlisted: false,
          })),
        },
      ],
    },
    docs: Object.fromEntries(
      pages.map((page) => [page, { id: page, title: page, description: 'About it.' }]),
    ),
  };
}

function blogRoutes(root: string, posts: readonly string[]): Route[] {
  if (posts.length === 0) return [];
  const context = { data: { blogMetadata: '@generated/blog/default/blogMetadata-default.json' } };
  const sidebar = '@generated/blog/default/blog-post-list-prop-default.json';
  const source = (post: string): string => `@site/blog/2026-01-01-${post}.mdx`;
  const pages = Math.ceil(posts.length / 10);
  return [
    ...Array.from({ length: pages }, (_, page): Route => ({
      path: page === 0 ? `${root}/blog` : `${root}/blog/page/${page + 1}`,
      component: '@theme/BlogListPage',
      exact: true,
      modules: {
        sidebar,
        items: posts.slice(page * 10, page * 10 + 10).map((post) => ({
          content: { __import: true, path: source(post), query: { truncated: true } },
        })),
      },
      props: { metadata: { permalink: `${root}/blog`, page } },
    })),
    {
      path: `${root}/blog/archive`,
      component: '@theme/BlogArchivePage',
      exact: true,
      props: { archive: {} },
    },
    ...posts.map((post): Route => ({
      path: `${root}/blog/${post}`,
      component: '@theme/BlogPostPage',
      exact: true,
      modules: { sidebar, content: source(post) },
      context,
    })),
  ];
}

/** Routes of the site, sorted as Docusaurus sorts them. */
function routesOf({
  root = '',
  instances = [],
  posts = [],
  markdownPages = [],
}: SiteShape): Route[] {
  const page = (name: string): Route => ({
    path: `${root}/${name}`,
    component: `@site/src/pages/${name || 'index'}.tsx`,
    exact: true,
    modules: { config: '@generated/docusaurus.config' },
  });
  const routes: Route[] = [
    page(''),
    page('try'),
    ...markdownPages.map((name) => ({
      path: `${root}/${name}`,
      component: '@theme/MDXPage',
      exact: true,
      modules: { content: `@site/src/pages/${name}.mdx` },
    })),
    ...blogRoutes(root, posts),
    ...instances.map((instance): Route => ({
      path: `${root}${instance.path}`,
      component: '@theme/DocsRoot',
      exact: false,
      routes: instance.versions.map((version) => versionRoute(root, instance, version)),
    })),
  ];
  const withPlugin = routes.map((route) => ({
    ...route,
    context: { plugin: '@generated/plugin.json', ...route.context },
  }));
  return sortRoutes(withPlugin as never, `${root}/`) as unknown as Route[];
}

/** Global data of the docs plugins of a site. */
export function globalDataOf({ root = '', instances = [] }: SiteShape): Record<string, unknown> {
  return {
    [DOCS]: Object.fromEntries(
      instances.map((instance) => [
        instance.id,
        {
          path: `${root}${instance.path}`,
          breadcrumbs: false,
          versions: instance.versions.map(({ name, segment, pages }) => {
            const base = versionPath(root, instance, segment);
            return {
              name,
              label: name,
              isLast: name === 'current',
              path: base,
              mainDocId: pages[0],
              docs: pages.map((id) => ({
                id,
                path: id === 'index' ? base : `${base}/${id}`,
                sidebar: 'docs',
              })),
              draftIds: [],
              sidebars: { docs: { link: { path: `${base}/${pages[0]}`, label: pages[0] } } },
            };
          }),
        },
      ]),
    ),
    'version-banners': { default: { banners: {} } },
  };
}

/** A folder like `.docusaurus`, made by Docusaurus' own code. Remove it after use. */
export async function generateSite(shape: SiteShape): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-articles-'));
  const routes = withPlugins(routesOf(shape));
  await generateRouteFiles({
    generatedFilesDir: folder,
    routes: routes as never,
    baseUrl: `${shape.root ?? ''}/`,
  });
  fs.writeFileSync(path.join(folder, 'globalData.json'), JSON.stringify(globalDataOf(shape)));
  fs.writeFileSync(path.join(folder, 'plugin.json'), '{}');
  fs.mkdirSync(path.join(folder, 'blog/default'), { recursive: true });
  for (const name of ['blogMetadata-default.json', 'blog-post-list-prop-default.json']) {
    fs.writeFileSync(path.join(folder, 'blog/default', name), '{}');
  }
  return folder;
}

function withPlugins(routes: readonly Route[]): object[] {
  return routes.map((route) => ({
    ...route,
    plugin: { name: DOCS, id: 'default' },
    ...(route.routes && { routes: withPlugins(route.routes) }),
  }));
}

/** Every page address of the routes. */
export function addressesOf(shape: SiteShape): string[] {
  const leaves = (routes: readonly Route[]): string[] =>
    routes.flatMap((route) => (route.routes ? leaves(route.routes) : route.path));
  return leaves(routesOf(shape));
}

/** A site with everything that this one has, and what it may have one day. */
export const SITE: SiteShape = {
  instances: [
    {
      id: 'default',
      path: '/docs/manual',
      versions: [
        {
          segment: 'latest',
          name: 'v11.0.0',
          pages: ['introduction', 'overview', 'type', 'record', 'variant'],
          sidebarOf: (page) =>
            ({ record: 'other', variant: undefined })[page as 'record'] ?? 'docs',
          categories: ['language'],
          tags: ['interop', 'syntax'],
        },
        { segment: 'v12.0.0', name: 'current', pages: ['introduction', 'type', 'record'] },
        { segment: 'v8.0.0', name: 'v8.0.0', pages: ['introduction'] },
      ],
    },
    {
      id: 'api',
      path: '/docs/manual/:version/api',
      suffix: '/api',
      versions: [
        { segment: 'latest', name: 'v11.0.0', pages: ['index', 'js', 'js/array', 'belt'] },
        { segment: 'v12.0.0', name: 'current', pages: ['index'] },
      ],
    },
    {
      id: 'community',
      path: '/community',
      versions: [{ segment: '', name: 'current', pages: ['overview', 'code-of-conduct'] }],
    },
  ],
  posts: ['first', 'second', 'third'],
  markdownPages: ['about'],
};
