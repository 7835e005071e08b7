import { array, describe, record, string } from './decode';

/** One step of the path above a page; the last one, the page itself, is no link. */
export interface Breadcrumb {
  readonly name: string;
  readonly href?: string;
}

/** Where a page stands: ids of the docs instances are those of docusaurus.config.ts. */
export interface BreadcrumbInput {
  readonly area: string;
  /** Path of the version, such as `/docs/manual/latest`. */
  readonly versionPath: string;
  /** Path of the docs overview of this manual version. */
  readonly overviewPath: string;
  /** Path of the version's first page. */
  readonly introductionPath: string;
  readonly title: string;
  /** Front matter `ancestors` of an API page: the modules around its module, outermost first. */
  readonly ancestors?: unknown;
}

const AREA_NAMES: Readonly<Record<string, string>> = {
  default: 'Language Manual',
  react: 'rescript-react',
  'reason-compiler': 'Old Docs',
};

const ancestorList = array(record({ label: string, slug: string }));

/** The modules around the module of an API page, and its own name within the last of them. */
function modulePath({ ancestors = [], title, versionPath }: BreadcrumbInput): Breadcrumb[] {
  const around = ancestorList(ancestors);
  if (!around.ok) {
    throw new Error(
      `The page ${title} of ${versionPath}: ${describe(around.error)} of ancestors in its front matter.`,
    );
  }
  return [
    ...around.value.map(({ label, slug }) => ({ name: label, href: `${versionPath}/${slug}` })),
    { name: around.value.length > 0 ? (title.split('.').at(-1) ?? title) : title },
  ];
}

/**
 * The breadcrumbs of a docs page: Docs, then the area, then the page;
 * API pages begin with 'API', and community pages with 'Community'.
 *
 * @throws Error for ancestors of another form
 */
export function breadcrumbsOf(page: BreadcrumbInput): Breadcrumb[] {
  const self = { name: page.title };
  switch (page.area) {
    case 'api':
      return [{ name: 'API', href: page.versionPath }, ...modulePath(page)];
    case 'community':
      return [{ name: 'Community', href: page.introductionPath }, self];
    default:
      return [
        { name: 'Docs', href: page.overviewPath },
        { name: AREA_NAMES[page.area] ?? page.area, href: page.introductionPath },
        self,
      ];
  }
}
