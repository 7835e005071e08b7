/** The docs of the site in the order of their sidebars, from what the docs plugins have loaded. */
import {
  array,
  type Decoded,
  type Decoder,
  describe,
  dictionary,
  record,
  string,
} from '../../src/lib/decode';

/** Name of the plugin that all docs instances are made of. */
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** A page of the docs. */
export interface DocsPage {
  readonly title: string;
  readonly description: string;
  /** Its address, with base URL. */
  readonly address: string;
  /** Its file, as a path from the repository's root. */
  readonly source: string;
}

/** A category of a sidebar. */
export interface DocsCategory {
  readonly label: string;
  readonly pages: readonly DocsPage[];
}

/** One version of a docs area. */
export interface DocsSet {
  /** Id of the docs instance: `default` for the manual, `react`, `api` and so on. */
  readonly area: string;
  /** Docusaurus' name of the version. */
  readonly version: string;
  /** In the order of the sidebar; pages that it does not list come last, in a category of their own. */
  readonly categories: readonly DocsCategory[];
}

/** Category of pages that no sidebar lists. */
const OTHERS = 'More pages';

const docDecoder = record(
  { id: string, title: string, source: string, permalink: string },
  {
    description: string,
  },
);

/** An item of a sidebar; links and HTML have neither id nor items. */
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
}

const sidebarItem: Decoder<SidebarItem> = (input) =>
  record({ type: string }, { id: string, label: string, items: array(sidebarItem) })(input);

const contentDecoder = record({
  loadedVersions: array(
    record({
      versionName: string,
      docs: array(docDecoder),
      sidebars: dictionary(array(sidebarItem)),
    }),
  ),
});

type LoadedDoc = Decoded<typeof docDecoder>;

function pageOf({ title, description, source, permalink }: LoadedDoc): DocsPage {
  return {
    title,
    description: description ?? '',
    // The overview of an area stands for its folder.
    address: permalink.replace(/(?<=.)\/$/, ''),
    source: source.replace(/^@site\//, ''),
  };
}

/** Ids of the docs below an item, in their order. */
function docIds(item: SidebarItem): readonly string[] {
  return item.type === 'doc' && item.id !== undefined
    ? [item.id]
    : (item.items ?? []).flatMap(docIds);
}

function categoriesOf(
  docs: readonly LoadedDoc[],
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): readonly DocsCategory[] {
  const left = new Map(docs.map((doc) => [doc.id, doc]));
  const take = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const doc = left.get(id);
      left.delete(id);
      return doc ? [pageOf(doc)] : [];
    });
  const listed = Object.values(sidebars)
    .flat()
    .map((item) => ({ label: item.label ?? OTHERS, pages: take(docIds(item)) }));
  return [...listed, { label: OTHERS, pages: take([...left.keys()]) }].filter(
    ({ pages }) => pages.length > 0,
  );
}

/**
 * All versions of all docs areas.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`
 * @throws Error when the docs plugin has data of another shape
 */
export function docsLibrary(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): readonly DocsSet[] {
  return Object.entries(allContent[DOCS_PLUGIN] ?? {}).flatMap(([area, content]) => {
    const decoded = contentDecoder(content);
    if (!decoded.ok) {
      throw new Error(
        `llms: ${describe(decoded.error)} of the docs instance ${area}; was Docusaurus updated?`,
      );
    }
    return decoded.value.loadedVersions.map(({ versionName, docs, sidebars }): DocsSet => ({
      area,
      version: versionName,
      categories: categoriesOf(docs, sidebars),
    }));
  });
}

/** All pages of a set, in the order of the sidebar. */
export function pagesOf({ categories }: DocsSet): readonly DocsPage[] {
  return categories.flatMap(({ pages }) => pages);
}
