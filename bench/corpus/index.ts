/** The generated documentation that all sites of the benchmark are built from. */
import { MANUAL_VERSIONS, REACT_VERSIONS, type DocsVersion } from '../../src/versions';
import { createBody } from './body';
import { createRandom } from './random';
import { QUALITIES, THINGS } from './words';

/** The parts of the documentation. */
export type Area = 'manual' | 'react' | 'api';

/** One page of the corpus. */
export interface CorpusPage {
  readonly area: Area;
  readonly version: DocsVersion;
  /** Last part of its address; `index` for the main page of an area of the API. */
  readonly slug: string;
  /** Unlike every other title of its area and version. */
  readonly title: string;
  /** Group of the sidebar; groups of a version follow one another. */
  readonly category: string;
  /** Place within the category, from 1. */
  readonly position: number;
  /** CommonMark with tables, without the title; links to pages of its version as `./slug.md`. */
  readonly markdown: string;
}

/** The pages of one sidebar, in the order of reading. */
export interface CorpusVersion {
  readonly area: Area;
  readonly version: DocsVersion;
  readonly pages: readonly CorpusPage[];
}

interface AreaShape {
  readonly area: Area;
  /** Part of all pages, over all versions. */
  readonly share: number;
  readonly versions: readonly DocsVersion[];
  readonly categories: readonly [string, ...string[]];
  /** Slugs of the first pages: the rest of our site leads readers to them. */
  readonly firstSlugs: readonly string[];
}

/** Shares of the corpus and categories of `plugins/docs-instances/categories.ts`, in its order. */
const AREAS: readonly AreaShape[] = [
  {
    area: 'manual',
    share: 0.325,
    versions: MANUAL_VERSIONS,
    categories: ['Overview', 'Language Features', 'Advanced Features', 'JavaScript Interop'],
    firstSlugs: ['introduction', 'installation'],
  },
  {
    area: 'react',
    share: 0.075,
    versions: REACT_VERSIONS,
    categories: ['Overview', 'Main Concepts'],
    firstSlugs: ['introduction', 'installation'],
  },
  {
    area: 'api',
    share: 0.6,
    versions: MANUAL_VERSIONS,
    categories: ['Introduction', 'Standard Library', 'Additional Libraries'],
    firstSlugs: ['index'],
  },
];

/** Title and slug of the page at a place of an area: the same in each version, as real pages are. */
function identity(
  shape: AreaShape,
  index: number,
): { readonly slug: string; readonly title: string } {
  const quality = QUALITIES[index % QUALITIES.length] ?? '';
  const thing = THINGS[Math.floor(index / QUALITIES.length) % THINGS.length] ?? '';
  const round = Math.floor(index / (QUALITIES.length * THINGS.length));
  const title = [quality, thing, ...(round > 0 ? [String(round + 1)] : [])].join(' ');
  return {
    title,
    slug: shape.firstSlugs[index] ?? title.toLowerCase().replaceAll(' ', '-'),
  };
}

/** How many pages each of `versions` gets; the first ones take what is left over. */
function split(total: number, versions: number): number[] {
  return Array.from(
    { length: versions },
    (_, index) => Math.floor(total / versions) + (index < total % versions ? 1 : 0),
  );
}

function createVersion(
  seed: string,
  shape: AreaShape,
  version: DocsVersion,
  count: number,
): CorpusVersion {
  const { area, categories } = shape;
  const identities = Array.from({ length: count }, (_, index) => identity(shape, index));
  const perCategory = Math.ceil(count / categories.length);
  const pages = identities.map(({ slug, title }, index) => ({
    area,
    version,
    slug,
    title,
    category: categories[Math.floor(index / perCategory)] ?? categories[0],
    position: (index % perCategory) + 1,
    markdown: createBody(createRandom([seed, area, version.name, slug].join('/')), identities),
  }));
  return { area, version, pages };
}

/**
 * Generates the corpus: one sidebar of pages for each version of each area.
 *
 * @param total pages in all, at least one for each version
 * @param seed the same seed gives the same text on every machine
 * @throws RangeError if there are fewer pages than versions need
 */
export function createCorpus(total: number, seed = 'rescript'): CorpusVersion[] {
  const counts = AREAS.map(({ share }) => Math.floor(total * share));
  // What rounding left over goes to the last and largest area.
  counts[counts.length - 1] = total - counts.slice(0, -1).reduce((sum, count) => sum + count, 0);
  return AREAS.flatMap((shape, index) =>
    split(counts[index] ?? 0, shape.versions.length).map((count, place) => {
      const version = shape.versions[place];
      if (!version || count < 4) {
        throw new RangeError(
          `bench: expected a corpus with at least 4 pages in each version, got ${total} pages in all; use --pages 200.`,
        );
      }
      return createVersion(seed, shape, version, count);
    }),
  );
}
