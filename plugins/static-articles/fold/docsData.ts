/**
 * The data of docs plugins, reduced to what the shell uses on every page. What a page needs beyond
 * that (the same page in other versions) comes with the page.
 */
import { array, type Decoder, describe, dictionary, object } from '../../../src/lib/decode';
import { isSharedSidebar } from '../../../src/lib/pageSidebars';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const HINT = 'was Docusaurus updated? See plugins/static-articles/internals.ts.';

const instances = dictionary(object);
const versions = array(object);
const docs = array(object);

function expected<T>(decoder: Decoder<T>, value: unknown, where: string): T {
  const decoded = decoder(value);
  if (decoded.ok) return decoded.value;
  throw new Error(`static-articles: ${describe(decoded.error)} in ${where}; ${HINT}`);
}

/**
 * Keeps, of each version's list of pages, its first page and those that menus link.
 *
 * @param globalData `.docusaurus/globalData.json`
 * @param menuPages ids of pages that the shell links from everywhere
 */
export function leanGlobalData(globalData: unknown, menuPages: readonly string[]): unknown {
  const plugins = expected(object, globalData, 'globalData.json');
  const docsPlugin = plugins[DOCS_PLUGIN];
  if (docsPlugin === undefined) return globalData;
  const lean = Object.entries(expected(instances, docsPlugin, 'globalData.json')).map(
    ([id, instance]) => {
      const list = expected(versions, instance.versions, `globalData.json, docs instance ${id}`);
      return [
        id,
        {
          ...instance,
          versions: list.map(({ sidebars: links, ...version }) => ({
            ...version,
            docs: expected(docs, version.docs, `globalData.json, docs instance ${id}`).filter(
              (doc) =>
                doc.id === version.mainDocId ||
                (typeof doc.id === 'string' && menuPages.includes(doc.id)),
            ),
          })),
        },
      ] as const;
    },
  );
  return { ...plugins, [DOCS_PLUGIN]: Object.fromEntries(lean) };
}

const sidebars = dictionary(array(object));

/** Of a sidebar's entry, and of those below it, what is drawn. */
function leanItem({
  type,
  label,
  href,
  items,
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    type,
    label,
    href,
    ...(items !== undefined && {
      items: expected(array(object), items, `the entry ${String(label)} of a sidebar`).map(
        leanItem,
      ),
    }),
  };
}

/**
 * Reduces the props of a version's route to its names and first sidebar: the list of pages that only
 * cards use goes, of sidebar entries all but text and address, and the sidebars that come with pages
 * (`src/lib/pageSidebars.ts`).
 *
 * @param props a `__props` file of a route
 * @returns undefined for props that are not a docs version's
 */
export function leanVersionProps(props: unknown): unknown {
  const whole = object(props);
  if (!whole.ok) return undefined;
  const version = object(whole.value.version);
  if (!version.ok || version.value.docsSidebars === undefined) return undefined;
  const { docs: pages, docsSidebars, ...rest } = version.value;
  const all = Object.entries(expected(sidebars, docsSidebars, 'the props of a version'));
  const names = all.map(([name]) => name);
  const lean = all
    .filter(([name]) => isSharedSidebar(name, names))
    .map(([name, items]) => [name, items.map(leanItem)] as const);
  return { ...whole.value, version: { ...rest, docs: {}, docsSidebars: Object.fromEntries(lean) } };
}
