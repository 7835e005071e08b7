/** The written pages of the site, from what Docusaurus' plugins have loaded. */
import {
  array,
  type Decoded,
  type Decoder,
  describe,
  dictionary,
  record,
  string,
} from '../../../src/lib/decode';
import type { PageKeywords } from '../keywords';

const frontMatter = record(
  {},
  { category: string, keywords: array(string), sectionKeywords: dictionary(array(string)) },
);

const page = record(
  { title: string, source: string, permalink: string },
  { description: string, frontMatter },
);

/** A written page. */
export type WrittenPage = Decoded<typeof page>;

/** Keywords of pages that have some, by path with base URL. */
export function keywordsByPath(pages: readonly WrittenPage[]): ReadonlyMap<string, PageKeywords> {
  return new Map(
    pages.flatMap(({ permalink, frontMatter: { keywords, sectionKeywords } = {} }) =>
      keywords || sectionKeywords ? [[permalink, { keywords, sectionKeywords }] as const] : [],
    ),
  );
}

const docs = record({ loadedVersions: array(record({ docs: array(page) })) });

const blog = record({ blogPosts: array(record({ metadata: page })) });

/** Pages of `src/pages`; those that are components have no title. */
const pages = array(
  record(
    { source: string, permalink: string },
    { title: string, description: string, frontMatter },
  ),
);

/** Content by plugin and by id of its instance: what Docusaurus hands to `allContentLoaded`. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

function instances<T>(allContent: AllContent, plugin: string, decoder: Decoder<T>): readonly T[] {
  return Object.entries(allContent[plugin] ?? {}).map(([id, content]) => {
    const decoded = decoder(content);
    if (decoded.ok) return decoded.value;
    throw new Error(
      `search-index: ${describe(decoded.error)} in the content of ${plugin}, ${id}; was Docusaurus updated?`,
    );
  });
}

/**
 * All pages of docs and blog, and what is written in `src/pages`.
 *
 * @throws Error when a plugin has data of another shape
 */
export function writtenPages(allContent: AllContent): readonly WrittenPage[] {
  return [
    ...instances(allContent, 'docusaurus-plugin-content-docs', docs).flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap((version) => version.docs),
    ),
    ...instances(allContent, 'docusaurus-plugin-content-blog', blog).flatMap(({ blogPosts }) =>
      blogPosts.map(({ metadata }) => metadata),
    ),
    ...instances(allContent, 'docusaurus-plugin-content-pages', pages).flatMap((written) =>
      written.flatMap(({ title, ...rest }) => (title === undefined ? [] : [{ ...rest, title }])),
    ),
  ];
}
