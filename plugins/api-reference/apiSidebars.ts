/**
 * The sidebars of the API reference: that of the overview, and one for each library. They are made from
 * the pages that are there, so that a version without some of them has a sidebar, too.
 */
import type { Options } from '@docusaurus/plugin-content-docs';

import type { SlugStyle } from '../../src/compilers';
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';
import { referenceFacts } from './libraries';
import { BUILT_IN_SIDEBAR } from './pages/stubs';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;

/** A page, as far as sidebars need it. */
export interface SidebarModule {
  /** Its route below `api`. */
  readonly id: string;
  readonly label: string;
}

/** A link to a page, as Docusaurus wants it. */
interface DocItem {
  readonly type: 'doc';
  readonly id: string;
  readonly label: string;
}

/** A list of pages, as Docusaurus wants it; with `link` it is a page itself. */
interface CategoryItem {
  readonly type: 'category';
  readonly label: string;
  readonly collapsible: false;
  readonly collapsed: false;
  readonly items: ApiSidebarItem[];
  readonly link?: { readonly type: 'doc'; readonly id: string };
}

/** An entry of a library's sidebar. */
export type ApiSidebarItem = DocItem | CategoryItem;

/** What the overview of a library is called in its own sidebar, where that is not its name. */
const OVERVIEW_LABELS: Readonly<Record<SlugStyle, Readonly<Record<string, string>>>> = {
  dashed: { js: 'JS', belt: 'Introduction' },
  nested: {},
};

/** The words of a route: `typed-array_int-8-array` → typed, array, int, 8, array. */
function wordsOf(id: string): readonly string[] {
  return (id.split('/')[1] ?? '').split(/[-_]/);
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/**
 * The order of modules in one long list: by words, numbers by their value and behind words, and the
 * longer name first (`Array2` before `Array`, `NullUndefined` before `Null`).
 */
export function compareDashed(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const [one = '', other = ''] = [left[index], right[index]];
    if (one === other) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber) return Number(one) - Number(other);
    if (isNumber !== isOtherNumber) return isNumber ? 1 : -1;
    return compareText(one, other);
  }
  return right.length - left.length;
}

/** The order of names in newer versions: `Int8Array` before `Int16Array`. */
function compareNames(a: SidebarModule, b: SidebarModule): number {
  return a.label.localeCompare(b.label, 'en', { numeric: true });
}

const BELT_BASICS = ['array', 'list', 'float', 'int', 'range', 'id', 'option', 'result'];

/** Groups of Belt's modules by the words of their routes, in the order of the sidebar. */
const BELT_GROUPS: readonly (readonly [label: string, first: RegExp])[] = [
  ['Basics', new RegExp(`^belt/(?:${BELT_BASICS.join('|')})(?:-|$)`)],
  ['Set', /^belt\/(?:hash-)?set(?:-|$)/],
  ['Map', /^belt\/(?:hash-)?map(?:-|$)/],
  ['Mutable Collections', /^belt\/mutable-/],
  ['Sort Collections', /^belt\/sort-/],
  ['Utilities', /^belt\//],
];

function compareBelt(a: SidebarModule, b: SidebarModule): number {
  const basic = ({ id }: SidebarModule) => BELT_BASICS.indexOf(wordsOf(id)[0] ?? '');
  return basic(a) - basic(b) || compareText(a.id, b.id);
}

function group(label: string, items: readonly ApiSidebarItem[]): ApiSidebarItem[] {
  return items.length === 0
    ? []
    : [{ type: 'category', label, collapsible: false, collapsed: false, items: [...items] }];
}

function link({ id, label }: SidebarModule): DocItem {
  return { type: 'doc', id, label };
}

/** Modules below a route as a tree; those without submodules are links. */
function tree(parent: string, modules: readonly SidebarModule[]): ApiSidebarItem[] {
  const depth = parent.split('/').length + 1;
  return modules
    .filter(({ id }) => id.startsWith(`${parent}/`) && id.split('/').length === depth)
    .sort(compareNames)
    .map((module) => withSubmodules(module, modules));
}

function withSubmodules(module: SidebarModule, modules: readonly SidebarModule[]): ApiSidebarItem {
  const items = tree(module.id, modules);
  if (items.length === 0) return link(module);
  return {
    type: 'category',
    label: module.label,
    collapsible: false,
    collapsed: false,
    link: { type: 'doc', id: module.id },
    items,
  };
}

/**
 * The sidebar of a library.
 *
 * @param library its slug
 * @param modules all pages of the version
 */
export function librarySidebar(
  library: string,
  modules: readonly SidebarModule[],
  style: SlugStyle,
): ApiSidebarItem[] {
  const below = modules.filter(({ id }) => id.startsWith(`${library}/`));
  const overview = modules
    .filter(({ id }) => id === library)
    .map((module) =>
      link({ ...module, label: OVERVIEW_LABELS[style][library] ?? libraryName(library) }),
    );
  const submodules = (): ApiSidebarItem[] => {
    if (style === 'nested') return group('Submodules', tree(library, below));
    if (library !== 'belt') {
      const ordered = [...below].sort((a, b) => compareDashed(a.id, b.id));
      return group('Submodules', ordered.map(link));
    }
    const groupOf = ({ id }: SidebarModule) => BELT_GROUPS.find(([, first]) => first.test(id))?.[0];
    return BELT_GROUPS.flatMap(([label]) =>
      group(
        label,
        below
          .filter((module) => groupOf(module) === label)
          .sort(compareBelt)
          .map(link),
      ),
    );
  };
  return [...group('Overview', overview), ...submodules()];
}

/** Groups of the modules that belong to the language, by the start of their routes. */
const LANGUAGE_GROUPS: readonly (readonly [label: string, first: RegExp])[] = [
  ['Language', /^pervasives$/],
  ['JSX', /^jsx/],
];

/** The sidebar of the modules that belong to the language; those within them stand beneath them. */
export function languageSidebar(modules: readonly SidebarModule[]): ApiSidebarItem[] {
  return LANGUAGE_GROUPS.flatMap(([label, first]) =>
    group(
      label,
      modules
        .filter(({ id }) => first.test(id) && !id.includes('/'))
        .sort(compareNames)
        .map((module) => withSubmodules(module, modules)),
    ),
  );
}

/** `js` → `Js`. */
function libraryName(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

function styleOf(versionName: string): SlugStyle {
  const version = VERSIONS.find(({ docusaurusName }) => docusaurusName === versionName);
  if (!version) {
    throw new Error(
      `Expected a row in src/versions.ts for the version ${versionName} of the API reference, found none; add it (contributing/versions.md, "How to cut a version").`,
    );
  }
  return referenceFacts(version.toolchain.compilerPackage).slugs;
}

/**
 * Makes the sidebars that `sidebars.api.ts` and `api_versioned_sidebars` ask for: `dirName` is
 * `.` for the overview's, `language` for that of the modules that belong to the language, and else the slug of a library.
 *
 * @param overview makes the sidebar of the overview from the pages that are not within a library
 */
export function apiSidebarItems(overview: Generator): Generator {
  return async (request) => {
    const { item, docs, version } = request;
    if (item.dirName === '.') {
      return overview({ ...request, docs: docs.filter(({ id }) => !id.includes('/')) });
    }
    const modules = docs.map(({ id, title, frontMatter }): SidebarModule => ({
      id,
      label: typeof frontMatter.sidebar_label === 'string' ? frontMatter.sidebar_label : title,
    }));
    if (item.dirName === BUILT_IN_SIDEBAR) return languageSidebar(modules);
    return librarySidebar(item.dirName, modules, styleOf(version.versionName));
  };
}
