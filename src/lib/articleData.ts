/** What of an article's data goes into its page: what the theme reads in the browser. */

type Data = Readonly<Record<string, unknown>>;

/** Properties of an MDX module that pages carry. */
const CARRIED = ['metadata', 'frontMatter', 'assets', 'contentTitle', 'toc'];

/** Metadata that only the build reads, or that stands in the front matter as well. */
const BUILD_METADATA = [
  'source',
  'sourceDirName',
  'slug',
  'draft',
  'sidebarPosition',
  'frontMatter',
];

/** Front matter that the metadata repeats or that has done its work. */
const BUILD_FRONT_MATTER = [
  'title',
  'description',
  'slug',
  'sidebar_position',
  'sidebar_label',
  'keywords',
  'compiler',
];

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function without(data: Data, names: readonly string[]): Data {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !names.includes(name) && value !== undefined && value !== false,
    ),
  );
}

/** The part of an MDX module's exports that the client needs. */
export function leanArticleData(exports: Data): Data {
  const carried = CARRIED.flatMap((name) => {
    const value = exports[name];
    if (value === undefined) return [];
    if (name === 'metadata' && isData(value)) return [[name, without(value, BUILD_METADATA)]];
    if (name === 'frontMatter' && isData(value)) {
      return [[name, without(value, BUILD_FRONT_MATTER)]];
    }
    return [[name, value]];
  });
  return Object.fromEntries(carried) as Data;
}
