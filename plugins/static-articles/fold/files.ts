/** From the files that Docusaurus generates to those that the client gets instead. */
import { leanGlobalData, leanVersionProps } from './docsData';
import {
  type ChunkNames,
  isMarkdown,
  parseRegistry,
  parseRoutes,
  printRegistry,
} from './generated';
import { foldRoutes, printRoutes } from './routes';

/** What Docusaurus generates for the client. */
export interface SiteFiles {
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: ChunkNames;
  readonly globalData: unknown;
  /** Reads a JSON module of the registry, such as `@generated/…/p/docs-manual-latest-e51.json`. */
  readonly readJson: (module: string) => unknown;
}

/** Settings of the folding. */
export interface FoldOptions {
  readonly baseUrl: string;
  /** Ids of docs pages that the shell links from everywhere. */
  readonly menuPages: readonly string[];
  /** Module of `staticRoute`. */
  readonly staticRouteModule: string;
  /** Where the files will lie, as modules name it. */
  readonly folder: string;
}

/** Files for the client by name; those with a slash are props of versions. */
export type LeanFiles = ReadonlyMap<string, string>;

/** Makes the client's files: no page contents, one route for each version, lists without pages. */
export function leanFiles(files: SiteFiles, options: FoldOptions): LeanFiles {
  const registry = parseRegistry(files.registry);
  const isContent = (chunk: string): boolean => isMarkdown(registry.get(chunk) ?? '');
  const folded = foldRoutes(
    parseRoutes(files.routes),
    files.chunkNames,
    isContent,
    options.baseUrl.replace(/\/$/, ''),
  );

  const props = new Map<string, string>();
  const lean = [...registry].flatMap(([chunk, module]): [string, string][] => {
    if (isMarkdown(module)) return [];
    const version = module.endsWith('.json') && leanVersionProps(files.readJson(module));
    if (!version) return [[chunk, module]];
    const name = `props/${chunk}.json`;
    props.set(name, JSON.stringify(version));
    return [[chunk, `${options.folder}/${name}`]];
  });

  return new Map([
    ['routes.js', printRoutes(folded.routes, options.staticRouteModule)],
    ['routesChunkNames.json', JSON.stringify(folded.chunkNames)],
    ['registry.js', printRegistry(new Map(lean))],
    ['globalData.json', JSON.stringify(leanGlobalData(files.globalData, options.menuPages))],
    ...props,
  ]);
}
