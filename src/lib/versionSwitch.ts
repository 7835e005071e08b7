/**
 * Where a reader lands who switches the version of a page.
 *
 * The same page or module, however it is spelled there, where the chosen version has it; else the page that tells the same there (a page's
 * successor or predecessor, a module's other name); else that version's introduction. A table of
 * pages without version names is enough: the first candidate that the version has wins, so that
 * one row serves older and newer versions.
 */
import { nearestModules, sameModule } from './apiModules';

/** What to look up. */
export interface VersionSwitchRequest {
  /** The current page: `async-await`, or in the API reference `js/array-2`. */
  readonly slug: string;
  /** The pages of the chosen version: slug -> permalink. */
  readonly pages: ReadonlyMap<string, string>;
  /** The permalink to fall back to: the introduction of the chosen version. */
  readonly introduction: string;
}

/** Where to go. */
export interface VersionSwitchTarget {
  readonly permalink: string;
  /**
   * How near the page is. Query and hash make sense on the `same` page only; tell the reader of the
   * other two.
   */
  readonly kind: 'same' | 'nearest' | 'introduction';
}

/**
 * Pages that some version lacks -> pages that treat the same subject, best first. Pages that are
 * missing here (`typescript-integration`, `llms`) have no relative in older versions.
 */
const NEAREST_PAGES: Readonly<Record<string, readonly string[]>> = {
  // Overview
  'migrate-from-bucklescript-reason': ['migrate-to-v11'],
  'migrate-to-v11': ['migrate-from-bucklescript-reason'],
  'migrate-to-v12': ['migrate-to-v11', 'migrate-from-bucklescript-reason'],
  // Language features
  'async-await': ['promise'],
  attribute: ['interop-cheatsheet'],
  dict: ['object'],
  'equality-comparison': ['primitive-types'],
  'polymorphic-variant': ['variant'],
  'tagged-templates': ['primitive-types'],
  unboxed: ['variant'],
  // Advanced features
  'extensible-variant': ['exception', 'variant'],
  'generalized-algebraic-data-types': ['variant'],
  'module-functions': ['module'],
  'scoped-polymorphic-types': ['type'],
  // JavaScript interop
  'inlining-constants': ['let-binding'],
  // Build system
  'build-configuration-schema': ['build-configuration'],
  'build-external-stdlib': ['build-configuration'],
  'build-monorepo-setup': ['build-pinned-dependencies', 'build-configuration'],
  'build-pinned-dependencies': ['build-configuration'],
  'warning-numbers': ['build-configuration'],
  // First project
  'project-types': ['newcomer-examples'],
  'project-decoding': ['json'],
  'project-fetch': ['async-await', 'promise'],
  'project-state': ['variant'],
  'project-tests': ['interop-with-js-build-systems'],
  'project-react': ['jsx'],
  'project-deploy': ['interop-with-js-build-systems'],
  // Guides
  'typescript-developers': ['converting-from-js'],
  'editor-code-analysis': ['editor-plugins'],
  // React
  events: ['elements-and-jsx'],
  'extensions-of-props': ['components-and-props'],
  'import-export-reactjs': ['components-and-props'],
  'lazy-components': ['components-and-props'],
  memo: ['components-and-props'],
  'server-components': ['components-and-props'],
};

/** Chooses the page of another version that is nearest to the current one. */
export function chooseVersionTarget({
  slug,
  pages,
  introduction,
}: VersionSwitchRequest): VersionSwitchTarget {
  const module = pages.has(slug) ? slug : sameModule(slug, pages.keys());
  const same = module === undefined ? undefined : pages.get(module);
  if (same !== undefined) {
    return { permalink: same, kind: 'same' };
  }
  const relatives = Object.hasOwn(NEAREST_PAGES, slug) ? NEAREST_PAGES[slug] : undefined;
  const candidates = relatives ?? nearestModules(slug, [...pages.keys()]);
  for (const candidate of candidates) {
    const nearest = pages.get(candidate);
    if (nearest !== undefined) {
      return { permalink: nearest, kind: 'nearest' };
    }
  }
  return { permalink: introduction, kind: 'introduction' };
}
