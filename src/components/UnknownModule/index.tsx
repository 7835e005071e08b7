import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import DocsFrame from '@site/src/components/DocsFrame';
import VersionSelect from '@site/src/components/VersionSelect';
import { useCompleteDocs } from '@site/src/hooks/useCompleteDocs';
import { builtVersions, pagesOf } from '@site/src/hooks/useDocsAreas';
import { sameModule } from '@site/src/lib/apiModules';
import { breadcrumbsOf } from '@site/src/lib/breadcrumbs';
import { parseDocsRoute } from '@site/src/lib/docsRoute';
import { sidebarCategories } from '@site/src/lib/sidebarItems';
import { similarModules } from '@site/src/lib/similarModules';

/** What stands for the name of a module that nobody knows (specification, section 2). */
const UNKNOWN = '?';

/** A link to a module, which goes by its address. */
interface ModuleLink {
  readonly slug: string;
  readonly path: string;
  /** The version it is in, where that is another one. */
  readonly version?: string;
}

function ModuleLinks({ title, links }: { title: string; links: readonly ModuleLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ slug, path, version }) => (
          <li key={path}>
            <Link to={path}>
              <code>{slug}</code>
              {version !== undefined && ` in ${version}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What the API reference of a version shows at the address of a module that it does not have: its
 * layout without contents, modules with a similar name, and versions that have the module.
 */
export default function UnknownModule(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { version, docsSidebars } = useDocsVersion();
  const versions = builtVersions(useCompleteDocs(), 'api');
  const { slug } = parseDocsRoute(pathname, baseUrl);
  const current = versions.find(({ row }) => row.docusaurusName === version);
  if (!current) return null;

  const { row, data } = current;
  // The first sidebar is that of the overview; those of libraries come with their pages.
  const [sidebar = []] = Object.values(docsSidebars);
  const known = new Map(
    [...pagesOf(data).values()]
      .filter((path) => path.startsWith(`${data.path}/`))
      .map((path) => [path.slice(data.path.length + 1), path]),
  );
  const elsewhere = versions
    .filter((other) => other !== current)
    .flatMap((other): ModuleLink[] => {
      const pages = pagesOf(other.data);
      const same = sameModule(slug, pages.keys());
      const path = same === undefined ? undefined : pages.get(same);
      return same === undefined || path === undefined
        ? []
        : [{ slug: same, path, version: other.row.label }];
    });

  return (
    <DocsFrame
      area="api"
      crumbs={breadcrumbsOf({
        area: 'api',
        versionPath: data.path,
        overviewPath: data.path,
        introductionPath: data.path,
        title: UNKNOWN,
      })}
      versions={<VersionSelect area="api" current={version} pageId={slug} versions={versions} />}
      categories={sidebarCategories(sidebar)}
      currentPath={pathname}
      toc={[]}
      tocTitle={UNKNOWN}
    >
      <PageMetadata title={UNKNOWN} />
      <h1>{UNKNOWN}</h1>
      <p>
        The API reference of {row.name} has no module at <code>{slug}</code>. The module may have
        another name in this version, or the link may be misspelled.{' '}
        <Link to={data.path}>All libraries of this version</Link>
      </p>
      {/* Both lists come when all pages are known, and must push nothing away. */}
      <ModuleLinks
        title="Modules with a similar name"
        links={similarModules(slug, [...known.keys()]).flatMap((similar) => {
          const path = known.get(similar);
          return path === undefined ? [] : [{ slug: similar, path }];
        })}
      />
      <ModuleLinks title="This module in other versions" links={elsewhere} />
    </DocsFrame>
  );
}
