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
}

const AREA_NAMES: Readonly<Record<string, string>> = {
  default: 'Language Manual',
  react: 'rescript-react',
  'reason-compiler': 'Old Docs',
};

/**
 * The breadcrumbs of a docs page (specification, section 2): Docs, then the area, then the page;
 * API pages begin with 'API', community pages with 'Community'.
 */
export function breadcrumbsOf(page: BreadcrumbInput): Breadcrumb[] {
  const self = { name: page.title };
  switch (page.area) {
    case 'api':
      return [{ name: 'API', href: page.versionPath }, self];
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
