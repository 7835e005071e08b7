/**
 * The files of the embedded index: one for each area and version, so that a reader loads only the
 * version asked for. `plugins/search-index` writes them, the search worker reads them.
 *
 * Each file comes twice: `….names.json` holds titles, keywords and the headings below alone, for the first
 * answers on a slow line; `….json` holds everything and takes its place.
 */
import {
  array,
  type Decoded,
  dictionary,
  integer,
  literal,
  oneOf,
  record,
  string,
} from '../decode';
import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  REACT_VERSIONS,
  REASON_COMPILER_VERSION,
} from '../../versions';
import type { FacetFilters } from './client';
import { takesFacets } from './facets';
import { SEARCH_AREAS, type SearchArea } from './record';

/** A file of the index. */
export interface Shard {
  /** Name of its files below `search/`: `manual-latest`. */
  readonly name: string;
  readonly areas: readonly SearchArea[];
  /** Public name of its version; the latest manual's for pages without one. */
  readonly version: string;
}

function shardOf(areas: readonly SearchArea[], folder: string, version: DocsVersion): Shard {
  return { name: `${folder}-${version.path}`, areas, version: version.name };
}

/** All files of the index: the manual with its reference for each version, and so on. */
export const SHARDS: readonly Shard[] = [
  ...MANUAL_VERSIONS.map((version) => shardOf(['manual', 'api'], 'manual', version)),
  ...REACT_VERSIONS.map((version) => shardOf(['react'], 'react', version)),
  shardOf(['reason-compiler'], 'reason-compiler', REASON_COMPILER_VERSION),
  { name: 'site', areas: ['site'], version: LATEST_MANUAL_VERSION.name },
];

/** Folder of the files, below the base URL. */
export const SHARDS_FOLDER = 'search';

/**
 * Address of a shard's file.
 *
 * @param baseUrl `/` or `/name/`
 * @param part `names` for titles and headings alone
 */
export function shardUrl(baseUrl: string, { name }: Shard, part: 'names' | 'all'): string {
  return `${baseUrl}${SHARDS_FOLDER}/${name}${part === 'names' ? '.names' : ''}.json`;
}

/** The shards that can hold records of these filters. */
export function shardsOf(filters: FacetFilters): readonly Shard[] {
  return SHARDS.filter(({ areas, version }) =>
    areas.some((area) => takesFacets(filters, { area, version })),
  );
}

const section = record(
  {
    /** 2 to 6. */
    level: integer,
    heading: string,
    anchor: string,
  },
  {
    /** What stands below the heading, up to the next one; absent in files of names. */
    text: string,
    /** What an entry of a page with data says of itself, as pages do; absent in files of names. */
    description: string,
    /** Messages of compilers and build tools that it explains; absent in files of names. */
    messages: array(string),
    /** The type of a member of the reference, without its name; absent in files of names. */
    signature: string,
    /** Words by which readers search for it: of the page's front matter, or a member's; absent in files of names. */
    keywords: array(string),
  },
);

/** A heading of a page and the text below it. */
export type IndexedSection = Decoded<typeof section>;

const page = record(
  {
    /** Path with the site's base URL, without fragment. */
    url: string,
    area: literal(...SEARCH_AREAS),
    /** `lvl0`: the category, or the library of the reference. */
    group: string,
    /** `lvl1`: the page's heading; in the reference the module's name. */
    title: string,
    sections: array(section),
  },
  {
    /** What stands above the first heading; absent in files of names. */
    text: string,
    /** What the page says of itself; absent in files of names. */
    description: string,
    /** Messages that stand there. */
    messages: array(string),
    /** Words by which readers search for the page, from its front matter; the first in files of names. */
    keywords: array(string),
    /**
     * Members of a module in files of names: names with blanks between them, by the beginnings of
     * their anchors (`{value: 'map filter'}`); see `packedNames.ts`.
     */
    members: dictionary(string),
    /** Headings of level 2 with the anchors that they usually have, in files of names. */
    headings: array(string),
  },
);

/** A page of a shard. */
export type IndexedPage = Decoded<typeof page>;

/** What rows say of a section: a package's description, a member's comment; other sections have neither. */
export function aboutSection(section: IndexedSection): string | undefined {
  return section.description ?? (section.signature === undefined ? undefined : section.text);
}

/** Everything that stands below a heading, or above the first one, as one text. */
export function wholeText({
  heading = '',
  signature,
  text = '',
  description = '',
  messages = [],
}: Partial<IndexedSection>): string {
  const declaration = signature === undefined ? '' : `let ${heading}: ${signature}`;
  return [declaration, text, description, ...messages].filter((part) => part !== '').join(' ');
}

/** What a shard's file holds. */
export const shardContentsDecoder = record({
  /** The build that wrote it; two files of one build belong together. */
  build: string,
  source: oneOf(
    record({ kind: literal('build'), time: string }),
    record({ kind: literal('sources') }),
  ),
  version: string,
  pages: array(page),
});

/** What a shard's file holds. */
export type ShardContents = Decoded<typeof shardContentsDecoder>;
