/** Every file that the plugin publishes, by its path, each made when it is asked for. */
import fs from 'node:fs/promises';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import { linesBeforeContent } from '../../src/lib/linesBeforeContent';
import { markdownAddress } from '../../src/lib/markdownAddress';
import { versionOfPage } from '../../src/lib/toolchainOfPage';
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';
import {
  type ApiModel,
  type ApiModule,
  apiNames,
  apiSummary,
  moduleDescription,
  modulePage,
  modulesOf,
} from './api';
import { indexText, type PageText, rootText, wholeText } from './files';
import { LLM_FILES, type LlmSet, LLM_SETS, ROOT_INDEX } from '../../src/lib/llmFiles';
import { type DocsPage, type DocsSet, pagesOf } from './library';
import {
  type ComponentText,
  pageTexts,
  type PageTexts,
  type PageTools,
  type Transform,
} from './page';
import { withHead } from './page/heading';
import { absoluteLinks, type LinkedSite, markdownUrl } from './page/links';
import { print } from './page/print';

/** What the files are made of. */
export interface SiteSources {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Origin without a slash at the end. */
  readonly url: string;
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  readonly library: readonly DocsSet[];
  /** The API references that could be read. */
  readonly models: readonly ApiModel[];
  readonly transforms: readonly Transform[];
  readonly texts: Readonly<Record<string, ComponentText>>;
}

/** The pages that have a file, and what their texts are made with. */
export interface LlmSite {
  readonly sources: SiteSources;
  /** The library without pages that are made from a model. */
  readonly written: readonly DocsSet[];
  /** The pages of `written`. */
  readonly pages: readonly DocsPage[];
  readonly modulePages: readonly ModulePage[];
  readonly tools: PageTools;
}

/** Texts by path from the root of the site, such as `/llms.txt`, without base URL. */
export type SiteFiles = ReadonlyMap<string, () => Promise<string>>;

/** Id of the docs instance of the API reference. */
const API_AREA = 'api';

const MANUAL_ROWS: readonly DocsVersion[] = MANUAL_VERSIONS;

/** A module of the API reference with the address of its page. */
interface ModulePage extends DocsPage {
  readonly version: DocsVersion;
  readonly model: ApiModel;
  readonly module: ApiModule;
  /** Address of the version's reference, without base URL. */
  readonly base: string;
}

/** Pages that the build writes from other sources: what stands in them is for the bundler. */
const GENERATED = /\.generated\.mdx?$/;

async function readPage(root: string, source: string) {
  const filePath = path.join(root, source);
  const fileContent = await fs.readFile(filePath, 'utf8');
  const { content, frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return { content, frontMatter, linesBefore: linesBeforeContent(fileContent, content) };
}

/** Answers each question once, also while the first answer is under way. */
function remembered<Key, Value>(answer: (key: Key) => Promise<Value>) {
  const known = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const found = known.get(key) ?? answer(key);
    known.set(key, found);
    return found;
  };
}

/** The modules of a model that have a page on the site. */
function modulePagesOf(
  model: ApiModel,
  { baseUrl }: SiteSources,
  addresses: ReadonlySet<string>,
): readonly ModulePage[] {
  const version = MANUAL_ROWS.find(({ name }) => name === model.version);
  if (!version) return [];
  const base = `/docs/manual/${version.path}/api`;
  return modulesOf(model).flatMap((module): readonly ModulePage[] => {
    const address = `${baseUrl.replace(/\/$/, '')}${base}/${module.slug}`;
    if (!addresses.has(address)) return [];
    const description = moduleDescription(module);
    return [{ title: module.id, description, address, source: '', version, model, module, base }];
  });
}

/** The text of a module's page, made from the model. */
function moduleText(
  { module, model, base, title, address, version }: ModulePage,
  site: LinkedSite,
): string {
  const fail = (_: unknown, sentence: string): never => {
    throw new Error(`API reference of ${version.name}, ${module.id}: ${sentence}`);
  };
  const nodes = absoluteLinks(modulePage(module, model, base), { address }, site, fail);
  // The page's first sentence would stand there twice.
  return print(withHead(nodes, { title, description: '' }));
}

/**
 * What the elements of the API reference say on pages that somebody wrote: `<ApiModules />` is a list of
 * the version's modules, or of those of its `library`; `<ApiModule id="Js" />` is what a module holds.
 * `<ApiAlphabet />`, `<ApiMigrations />` and `<ApiChanges />` lead to the JSON of their version.
 */
function apiTexts(
  pages: readonly ModulePage[],
  { root, baseUrl, models }: SiteSources,
): Readonly<Record<string, ComponentText>> {
  const pagesFor = (source: string): readonly ModulePage[] => {
    const name = versionOfPage(source, root)?.version.name;
    return pages.filter(({ version }) => version.name === name);
  };
  const versionOf = (source: string) => versionOfPage(source, root)?.version.name ?? '';
  return {
    // Long tables are files of their own for machines.
    ApiAlphabet: (_attributes, source) =>
      `All names are in the file \`${baseUrl}api/${versionOf(source)}.json\`.`,
    ApiMigrations: (_attributes, source) =>
      `All rewrites are in the file \`${baseUrl}api/${versionOf(source)}/migrations.json\`.`,
    ApiChanges: ({ since }, source) =>
      `The field \`history\` of each item in \`${baseUrl}api/${versionOf(source)}.json\` says what became of it since ${since ?? 'older versions'}.`,
    ApiModules: ({ library }, source) =>
      pagesFor(source)
        .filter(({ title }) => library === undefined || title.startsWith(`${library}.`))
        .map(
          ({ title, description, address }) =>
            `- [\`${title}\`](/${address.slice(baseUrl.length)})${description === '' ? '' : `: ${description}`}`,
        )
        .join('\n'),
    ApiModule: ({ id }, source) => {
      const found = pagesFor(source).find(({ title }) => title === id);
      if (found) return print(modulePage(found.module, found.model, found.base));
      // Where the reference could not be read or is left out, its pages say so.
      if (models.length === 0) return '';
      throw new Error(
        `${source}: Expected <ApiModule> to name a module of the page's version that has a page, got ${id ?? 'no id'}; correct it.`,
      );
    },
  };
}

/** What the files of a site are made of and with. */
export function llmSite(sources: SiteSources): LlmSite {
  const { root, url, baseUrl, library, models, transforms } = sources;
  const known = new Set(library.flatMap(pagesOf).map(({ address }) => address));
  const allModules = models.flatMap((model) => modulePagesOf(model, sources, known));
  const texts = { ...apiTexts(allModules, sources), ...sources.texts };
  // Pages that are made from the model have no text of their own.
  const written = library.map((set) => ({
    ...set,
    categories: set.categories
      .map(({ label, pages }) => ({
        label,
        pages: pages.filter(({ source }) => !GENERATED.test(source)),
      }))
      .filter(({ pages }) => pages.length > 0),
  }));
  const pages = written.flatMap(pagesOf);
  const writtenAddresses = new Set(pages.map(({ address }) => address));
  const modulePages = allModules.filter(({ address }) => !writtenAddresses.has(address));
  const moduleAddresses = modulePages.map(({ address }) => address);
  const site: LinkedSite = {
    url,
    baseUrl,
    addressOfSource: new Map(pages.map(({ source, address }) => [source, address])),
    addresses: new Set([...writtenAddresses, ...moduleAddresses]),
  };
  return { sources, written, pages, modulePages, tools: { root, site, transforms, texts } };
}

/**
 * All files of the site.
 *
 * @param printed the texts of a page by its source, where they are made already
 */
export function siteFiles(
  { sources, written, pages, modulePages, tools }: LlmSite,
  printed: (source: string) => PageTexts | undefined = () => undefined,
): SiteFiles {
  const { root, url, baseUrl, models } = sources;
  const { site } = tools;

  const textsOf = remembered(async (page: DocsPage): Promise<PageTexts> => {
    return (
      printed(page.source) ?? pageTexts({ ...page, ...(await readPage(root, page.source)) }, tools)
    );
  });
  const partOf =
    (kind: keyof PageTexts) =>
    async (page: DocsPage): Promise<PageText> => ({
      url: url + page.address,
      markdown: (await textsOf(page))[kind],
    });

  const pathOf = (address: string): string => `/${address.slice(baseUrl.length)}`;
  const siteRoot = url + baseUrl.replace(/\/$/, '');

  /** The files of a version. */
  const filesOf = (set: LlmSet): readonly (readonly [string, () => Promise<string>])[] => {
    const { area, version, folder } = set;
    const isOfVersion = (candidate: DocsSet) => candidate.version === version.docusaurusName;
    const own = written.find((candidate) => candidate.area === area && isOfVersion(candidate));
    const ownPages = own ? pagesOf(own) : [];
    const apiSet = written.find(
      (candidate) => area === 'default' && candidate.area === API_AREA && isOfVersion(candidate),
    );
    const apiPages = apiSet ? pagesOf(apiSet) : [];
    const model =
      area === 'default'
        ? models.find((candidate) => candidate.version === version.name)
        : undefined;
    const appendix = (title: string, nodes: ReturnType<typeof apiSummary>): string =>
      print(
        withHead(nodes, {
          title,
          description: `What the standard library of ${version.name} contains, read from the packages of the compiler.`,
        }),
      );
    const whole = async (kind: 'full' | 'small'): Promise<string> => {
      const parts = await Promise.all(
        [...ownPages, ...apiPages].map(partOf(kind === 'full' ? 'whole' : 'small')),
      );
      const end =
        model &&
        (kind === 'full'
          ? appendix('API reference: all signatures', apiSummary(model))
          : appendix('API reference: all names', apiNames(model)));
      return wholeText(set, kind, parts, end);
    };
    return [
      [
        `${folder}/${LLM_FILES.index}`,
        async () =>
          indexText(set, own?.categories ?? [], {
            siteRoot,
            markdownUrl: (address) => markdownUrl(site, address),
            api: [
              ...apiPages,
              ...modulePages.filter(
                (page) => area === 'default' && page.version.name === version.name,
              ),
            ],
          }),
      ],
      [`${folder}/${LLM_FILES.full}`, () => whole('full')],
      [`${folder}/${LLM_FILES.small}`, () => whole('small')],
    ];
  };

  return new Map<string, () => Promise<string>>([
    ...pages.map((page): [string, () => Promise<string>] => [
      markdownAddress(pathOf(page.address)),
      async () => (await textsOf(page)).whole,
    ]),
    ...modulePages.map((page): [string, () => Promise<string>] => [
      markdownAddress(pathOf(page.address)),
      async () => moduleText(page, site),
    ]),
    ...LLM_SETS.flatMap(filesOf),
    [ROOT_INDEX, async () => rootText(siteRoot, modulePages.length > 0)],
  ]);
}
