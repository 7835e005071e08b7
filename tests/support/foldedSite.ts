/** What `plugins/static-articles` makes of a generated site, read back as the client would. */
import fs from 'node:fs';
import path from 'node:path';

import type { ChunkNames } from '../../plugins/static-articles/fold/generated';
import { writeLeanFiles } from '../../plugins/static-articles/write';
import { generateSite, type SiteShape } from './generatedSite';

/** A route of the client; static ones have `contents`. */
export interface ClientRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly name: string | undefined;
  readonly contents?: readonly string[];
  readonly routes?: ClientRoute[];
  readonly [attribute: string]: unknown;
}

/** A route as the module has it, with data in the place of components. */
interface PrintedRoute {
  readonly path: string;
  readonly component?: string | undefined;
  readonly name?: string;
  readonly routes?: readonly PrintedRoute[];
}

/** A generated site and what the client gets of it. */
export interface FoldedSite {
  readonly folder: string;
  readonly text: (name: string) => string;
  readonly files: ReadonlyMap<string, string>;
  readonly routes: ClientRoute[];
  readonly chunkNames: ChunkNames;
}

/** Runs a printed routes module: components and static routes become data. */
export function evaluateRoutes(source: string): ClientRoute[] {
  const [, list] = /^import [^]*\nexport default (\[[^]*\]);\n$/.exec(source) ?? [];
  const run = new Function('ComponentCreator', 'staticRoute', `return ${list}`) as (
    componentCreator: (path: string, hash?: string) => string | undefined,
    staticRoute: (route: {
      path: string;
      exact: boolean;
      hash: string;
      contents: string[];
    }) => [ClientRoute],
  ) => PrintedRoute[];
  const named = (routes: readonly PrintedRoute[]): ClientRoute[] =>
    routes.map(({ component, routes: below, ...route }) => ({
      ...route,
      name: route.name ?? component,
      ...(below && { routes: named(below) }),
    }));
  return named(
    run(
      (path, hash) => (hash === undefined ? undefined : `${path}-${hash}`),
      ({ path, exact, hash, contents }) => [{ path, exact, contents, name: `${path}-${hash}` }],
    ),
  );
}

/** Generates a site, and the client's files beside it. Remove the folder after use. */
export async function foldSite(
  shape: SiteShape,
  menuPages: readonly string[] = ['introduction', 'overview', 'index'],
): Promise<FoldedSite> {
  const folder = await generateSite(shape);
  const files = writeLeanFiles(folder, {
    baseUrl: `${shape.root ?? ''}/`,
    menuPages,
    staticRouteModule: '/plugins/static-articles/client/staticRoute.tsx',
  });
  const text = (name: string): string =>
    fs.readFileSync(path.join(folder, 'static-articles', name), 'utf8');
  return {
    folder,
    text,
    files,
    routes: evaluateRoutes(text('routes.js')),
    chunkNames: JSON.parse(text('routesChunkNames.json')) as ChunkNames,
  };
}
