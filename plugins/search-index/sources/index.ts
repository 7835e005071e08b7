/** A shard from the sources of the site, for `npm start` before the first build. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { searchPlaceOf } from '../../../src/lib/search/place';
import type { IndexedPage, IndexedSection, Shard } from '../../../src/lib/search/shards';
import { tourPlaceOf } from '../../../src/lib/tour';
import { type DocsVersion, MANUAL_VERSIONS } from '../../../src/versions';
import type { DataPages } from '../dataPages';
import { groupOf } from '../group';
import { withKeywords } from '../keywords';
import { type MemberKeywords, withMemberKeywords } from '../memberKeywords';
import type { PageText } from '../page/collector';
import { type ApiModels, modulePages } from './api';
import type { WrittenPage } from './content';
import { readMarkdown, type Transform } from './markdown';

/** What a site is made of. */
export interface SiteSources {
  /** Absolute path of the repository. */
  readonly root: string;
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  readonly written: readonly WrittenPage[];
  readonly dataPages: DataPages;
  readonly loadApi: () => Promise<ApiModels>;
  readonly transforms: readonly Transform[];
  readonly memberKeywords: MemberKeywords;
}

const MANUAL_ROWS: readonly DocsVersion[] = MANUAL_VERSIONS;

/** Pages that are made from the models: their sources are for the bundler. */
const GENERATED = /\.generated\.mdx?$/;

function isOf({ areas, version }: Shard, url: string, baseUrl: string): boolean {
  const place = searchPlaceOf(url, baseUrl);
  return place.version === version && areas.includes(place.area);
}

function sectionsOf({ sections }: PageText): readonly IndexedSection[] {
  return sections.map(({ text, messages, signature: _none, ...section }) => ({
    ...section,
    ...(text !== '' && { text }),
    ...(messages.length > 0 && { messages }),
  }));
}

async function writtenPage(
  { title, description, frontMatter, source, permalink }: WrittenPage,
  { root, baseUrl, transforms }: SiteSources,
): Promise<IndexedPage> {
  const filePath = path.join(root, source.replace(/^@site\//, ''));
  const fileContent = await fs.readFile(filePath, 'utf8');
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const body = await readMarkdown(content, filePath, transforms);
  // The overview of an area stands for its folder.
  const url = permalink.replace(/(?<=.)\/$/, '');
  const { area } = searchPlaceOf(url, baseUrl);
  // Steps of the tour are found by their titles and descriptions, as in the build.
  const isStep = tourPlaceOf(url, baseUrl) !== undefined;
  const text = isStep ? '' : body.text;
  const isDescribed = area !== 'api' && description !== undefined && description !== '';
  return {
    url,
    area,
    group: groupOf({
      area,
      path: url.slice(baseUrl.length),
      title,
      category: frontMatter?.category,
    }),
    title,
    ...(text !== '' && { text }),
    ...(isDescribed && { description }),
    ...(body.messages.length > 0 && { messages: body.messages }),
    ...(frontMatter?.keywords && !isStep && { keywords: frontMatter.keywords }),
    sections: withKeywords(sectionsOf(body), frontMatter ?? {}),
  };
}

function dataPagesOf({ dataPages, baseUrl }: SiteSources): readonly IndexedPage[] {
  return Object.entries(dataPages).map(([route, { title, sections, keywords }]) => {
    const url = `${baseUrl.replace(/\/$/, '')}${route}`;
    const { area } = searchPlaceOf(url, baseUrl);
    return {
      url,
      area,
      group: groupOf({ area, path: route.slice(1), title, category: undefined }),
      title,
      ...(keywords && { keywords }),
      sections,
    };
  });
}

async function referenceOf(shard: Shard, { baseUrl, loadApi }: SiteSources) {
  const row = MANUAL_ROWS.find(({ name }) => name === shard.version);
  if (!row || !shard.areas.includes('api')) return [];
  const { models } = await loadApi();
  const model = models.find(({ version }) => version === row.name);
  return model ? modulePages(model, `${baseUrl}docs/manual/${row.path}/api`) : [];
}

/** Guides to libraries are written above what the model says of the library's own module. */
function joined(guide: IndexedPage, module: IndexedPage | undefined): IndexedPage {
  return module ? { ...guide, sections: [...guide.sections, ...module.sections] } : guide;
}

/** The pages of a shard. */
export async function sourcePages(
  shard: Shard,
  sources: SiteSources,
): Promise<readonly IndexedPage[]> {
  const { written, baseUrl, memberKeywords } = sources;
  const own = written.filter(
    ({ permalink, source }) => !GENERATED.test(source) && isOf(shard, permalink, baseUrl),
  );
  const pages = await Promise.all(own.map((page) => writtenPage(page, sources)));
  const modules = new Map((await referenceOf(shard, sources)).map((page) => [page.url, page]));
  const guides = pages.map((page) => joined(page, modules.get(page.url)));
  pages.forEach(({ url }) => modules.delete(url));
  const data = dataPagesOf(sources).filter(({ url }) => isOf(shard, url, baseUrl));
  return [...guides, ...modules.values(), ...data].map((page) =>
    withMemberKeywords(page, memberKeywords),
  );
}
