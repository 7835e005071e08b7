/**
 * The one list of redirects of the site.
 *
 * It answers the addresses of the two former sites, which links in the world still name, besides
 * those that follow from the table of versions. Two things differ from what those sites did:
 *
 * - The older one sent `latest` to a numbered version. Here `latest` is the real path of the latest
 *   manual, so its number is the alias.
 * - On the later one, the newest pages carry no version. Here every page does, so `/docs/manual/x`
 *   leads to the page x of the latest version (of the next one, where only that has it),
 *   `/docs/guides/…` to `/docs/guidelines/…`, and the manual's `/llms.txt` to the root's.
 */
import { LLM_FILES, LLM_SETS, type LlmSet, ROOT_INDEX } from '../../src/lib/llmFiles';
import { latestOf, nextOf, type Versions } from '../../src/lib/versionTable';
import {
  LATEST_MANUAL_VERSION,
  LATEST_REACT_VERSION,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
  REACT_VERSIONS,
  REASON_COMPILER_VERSION,
} from '../../src/versions';

/** Fields that every rule has. Paths are site-relative, without base URL and trailing slash. */
interface Rule {
  /** The path (or, for whole folders, the folder) that a reader asks for. */
  readonly from: string;
}

/** One URL that leads to one page. */
export interface PageRule extends Rule {
  readonly kind: 'page';
  /** Destinations in order of preference: the first that exists in the build is taken. */
  readonly to: readonly string[];
  /** True if `from` will never become a page again. */
  readonly permanent: boolean;
}

/** All pages below a folder, each to the page of the same name below another folder. */
export interface FolderRule extends Rule {
  readonly kind: 'folder';
  readonly to: string;
  /**
   * `alias`: another name of the same pages; rules about pages below `to` hold for the alias too.
   * `renamed`: an earlier name; left out of a build that has no page below `to`.
   */
  readonly reason: 'alias' | 'renamed';
}

/** A folder whose pages were merged into one. */
export interface MergedRule extends Rule {
  readonly kind: 'merged';
  readonly to: readonly string[];
  /** Pages that the folder once had (the URLs for which a static page can be written). */
  readonly known: readonly string[];
}

/** Each existing page of the folders `to`, asked for below `from`; earlier folders win. */
export interface UnversionedRule extends Rule {
  readonly kind: 'unversioned';
  readonly to: readonly string[];
}

/**
 * A file that is no page, or with `wholeFolder` all files of a folder. No static page can stand for
 * it: only hosts that read `_redirects` answer.
 */
export interface FileRule extends Rule {
  readonly kind: 'file';
  readonly to: readonly string[];
  readonly wholeFolder: boolean;
}

/** Every form of a rule. */
export type RedirectRule = PageRule | FolderRule | MergedRule | UnversionedRule | FileRule;

const MANUAL = '/docs/manual';
const REACT = '/docs/react';
const REASON_COMPILER = '/docs/reason-compiler';
const GENTYPE = '/docs/gentype';

const latestManual = `${MANUAL}/${LATEST_MANUAL_VERSION.path}`;
const nextManual = `${MANUAL}/${NEXT_MANUAL_VERSION.path}`;
const latestReact = `${REACT}/${LATEST_REACT_VERSION.path}`;
const legacy = `${REASON_COMPILER}/${REASON_COMPILER_VERSION.path}`;

/** `/docs/manual/next/*` and its like, for one docs area: the names by which readers know a version. */
function aliasRules(area: string, versions: Versions): FolderRule[] {
  const [latest, next] = [latestOf(versions), nextOf(versions)];
  return versions.flatMap((version) =>
    [version.name, ...(version === latest ? ['latest'] : []), ...(version === next ? ['next'] : [])]
      .filter((alias) => alias !== version.path)
      .map((alias) => ({
        kind: 'folder' as const,
        from: `${area}/${alias}`,
        to: `${area}/${version.path}`,
        reason: 'alias' as const,
      })),
  );
}

/** A page of the latest manual that only older versions have: the newest of those is meant. */
function retiredManualPage(page: string): PageRule {
  const older = MANUAL_VERSIONS.slice(
    MANUAL_VERSIONS.findIndex(({ name }) => name === LATEST_MANUAL_VERSION.name) + 1,
  );
  return {
    kind: 'page',
    from: `${latestManual}/${page}`,
    to: older.map(({ path }) => `${MANUAL}/${path}/${page}`),
    permanent: false,
  };
}

/** A URL that moved, or that never had a page of its own. */
function moved(from: string, ...to: string[]): PageRule {
  return { kind: 'page', from, to, permanent: true };
}

/** As `moved`, for URLs whose answer changes when a version is cut. */
function entrance(from: string, ...to: string[]): PageRule {
  return { kind: 'page', from, to, permanent: false };
}

/** The names by which readers may know a version's folder of files for language models. */
function llmFolderNames({ area, version }: LlmSet): string[] {
  const { name } = version;
  // Versions of the React bindings have no major part that would tell them apart.
  if (area === 'react') return [name];
  return [
    name.split('.')[0] ?? name,
    ...(version === LATEST_MANUAL_VERSION ? ['latest'] : []),
    ...(version === NEXT_MANUAL_VERSION ? ['next'] : []),
  ];
}

/** Names of files that other sites and the later site use, and ours. */
const LLM_FILE_NAMES: readonly (readonly [name: string, file: string])[] = [
  ['llms-full.txt', LLM_FILES.full],
  ['llms-small.txt', LLM_FILES.small],
];

function fileRule(from: string, to: readonly string[], wholeFolder = false): FileRule {
  return { kind: 'file', from, to, wholeFolder };
}

/** Files for language models; they carry the version's number. */
function llmRules(): FileRule[] {
  const latest = LLM_SETS.find(
    ({ area, version }) => area === 'default' && version.channel === 'latest',
  );
  const folders = LLM_SETS.flatMap((set) =>
    llmFolderNames(set)
      .map((name) => `${set.folder.slice(0, set.folder.lastIndexOf('/'))}/${name}`)
      .filter((folder) => folder !== set.folder)
      .map((folder) => fileRule(folder, [set.folder], true)),
  );
  const spellings = LLM_SETS.flatMap(({ folder }) =>
    LLM_FILE_NAMES.map(([name, file]) => fileRule(`${folder}/${name}`, [`${folder}/${file}`])),
  );
  const roots = [
    ...LLM_FILE_NAMES,
    ...LLM_FILE_NAMES.map(([, file]): readonly [string, string] => [file, file]),
  ].map(([name, file]) => fileRule(`/${name}`, latest ? [`${latest.folder}/${file}`] : []));
  return [
    ...folders,
    ...spellings,
    ...roots,
    fileRule('/llms/manual/llms.txt', [
      ROOT_INDEX,
      ...(latest ? [`${latest.folder}/${LLM_FILES.index}`] : []),
    ]),
  ];
}

/** The page at which a docs area starts. */
export interface AreaEntrance {
  /** The area's folder, without trailing slash. */
  readonly folder: string;
  readonly page: string;
}

/** The areas whose entrance stands in for pages that a build does not have; the most exact first. */
export function areaEntrances(): readonly AreaEntrance[] {
  return [
    { folder: REACT, page: `${latestReact}/introduction` },
    { folder: REASON_COMPILER, page: `${legacy}/concepts-overview` },
    { folder: '/docs', page: `${latestManual}/introduction` },
  ];
}

/**
 * All redirect rules.
 *
 * The order is for readers of this file; whether a rule applies is decided by the most exact `from`.
 */
export function redirectRules(): readonly RedirectRule[] {
  return [
    // Entrances without a page, a version or both.
    entrance('/docs', `/docs/${LATEST_MANUAL_VERSION.name}`, `${latestManual}/introduction`),
    entrance('/docs/latest', `/docs/${LATEST_MANUAL_VERSION.name}`, `${latestManual}/introduction`),
    entrance('/docs/next', `/docs/${NEXT_MANUAL_VERSION.name}`, `${nextManual}/introduction`),
    entrance(MANUAL, `${latestManual}/introduction`),
    entrance(REACT, `${latestReact}/introduction`),
    ...MANUAL_VERSIONS.map(({ path }) =>
      entrance(`${MANUAL}/${path}`, `${MANUAL}/${path}/introduction`),
    ),
    ...REACT_VERSIONS.map(({ path }) =>
      entrance(`${REACT}/${path}`, `${REACT}/${path}/introduction`),
    ),
    entrance(REASON_COMPILER, `${legacy}/concepts-overview`),
    entrance(legacy, `${legacy}/concepts-overview`),
    moved('/community', '/community/overview'),

    // Other names of versions.
    ...aliasRules(MANUAL, MANUAL_VERSIONS),
    ...aliasRules(REACT, REACT_VERSIONS),

    // Pages that moved.
    moved('/bucklescript-rebranding', '/blog/bucklescript-is-rebranding'),
    moved('/blog/archive', '/blog/archived'),
    fileRule('/blog/rss.xml', ['/blog/feed.xml']),
    moved('/docs/guides/publishing-packages', '/docs/guidelines/publishing-packages'),
    retiredManualPage('migrate-from-bucklescript-reason'),
    retiredManualPage('unboxed'),
    entrance(`${latestManual}/editor-code-analysis`, `${latestManual}/editor-plugins`),
    // The next manual's guide, until that manual is the latest.
    entrance(`${latestManual}/migrate-to-v12`, `${nextManual}/migrate-to-v12`),
    // A guide of the later site, and the page that answers its readers here.
    entrance(`${MANUAL}/rescript-for-javascript-developers`, `${latestManual}/converting-from-js`),
    {
      kind: 'merged',
      from: GENTYPE,
      to: [`${latestManual}/typescript-integration`],
      known: ['introduction', 'getting-started', 'usage', 'supported-types'].map(
        (page) => `latest/${page}`,
      ),
    },

    // The legacy sidebar's entries that never had a page.
    moved(`${legacy}/interop-overview`, `${legacy}/concepts-overview`),
    moved(`${legacy}/decorators`, `${legacy}/interop-misc`),
    moved(`${legacy}/comparison-to-jsoo`, `${legacy}/difference-from-native-ocaml`),

    // The standard library's earlier name, in the versions that know it by the new one.
    ...MANUAL_VERSIONS.map(({ path }): FolderRule => ({
      kind: 'folder',
      from: `${MANUAL}/${path}/api/core`,
      to: `${MANUAL}/${path}/api/stdlib`,
      reason: 'renamed',
    })),

    // Version-less URLs of the later site.
    { kind: 'unversioned', from: MANUAL, to: [latestManual, nextManual] },
    { kind: 'unversioned', from: REACT, to: [latestReact] },

    ...llmRules(),
  ];
}
