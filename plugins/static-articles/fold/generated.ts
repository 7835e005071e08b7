/**
 * What Docusaurus generates for the client bundle (`.docusaurus/`), read into data. The shapes are
 * internal to Docusaurus: `../internals.ts` lists them, and every deviation is an error.
 */

/** The call by which a generated route makes its component; the route for dead addresses has no hash. */
export interface RouteComponent {
  readonly path: string;
  readonly hash: string | undefined;
}

/** A route of `.docusaurus/routes.js`. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: RouteComponent;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
  /** The rest: attributes that plugins gave to the route, such as `sidebar`. */
  readonly [attribute: string]: unknown;
}

/** Chunk names of a route by property, nested as the component gets them as props. */
export type ChunkTree =
  string | readonly ChunkTree[] | { readonly [property: string]: ChunkTree | undefined };

/** `.docusaurus/routesChunkNames.json`: `{path}-{hash}` -> chunk names. */
export type ChunkNames = Readonly<Record<string, ChunkTree>>;

/** `.docusaurus/registry.js`: chunk name -> the module that it holds. */
export type Registry = ReadonlyMap<string, string>;

const HINT = 'was Docusaurus updated? See plugins/static-articles/internals.ts.';

/** Reads `.docusaurus/routes.js`. */
export function parseRoutes(source: string): GeneratedRoute[] {
  const [, list] = /\nexport default (\[[\s\S]*\]);\s*$/.exec(source) ?? [];
  if (list === undefined) {
    throw new Error(`static-articles: expected routes.js to export a list of routes; ${HINT}`);
  }
  // The module is code: a list whose components are calls. Here the call yields its arguments.
  const read = new Function('ComponentCreator', `'use strict'; return ${list};`) as (
    componentCreator: (path: string, hash?: string) => RouteComponent,
  ) => unknown;
  const routes = read((path, hash) => ({ path, hash }));
  if (!Array.isArray(routes) || !routes.every(isRoute)) {
    throw new Error(`static-articles: expected routes with path and component; ${HINT}`);
  }
  return routes;
}

function isRoute(value: unknown): value is GeneratedRoute {
  if (typeof value !== 'object' || value === null) return false;
  const { path, component, routes } = value as Partial<Record<keyof GeneratedRoute, unknown>>;
  return (
    typeof path === 'string' &&
    typeof component === 'object' &&
    component !== null &&
    (routes === undefined || (Array.isArray(routes) && routes.every(isRoute)))
  );
}

const REGISTRY_LINE =
  /^ {2}"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)", require\.resolveWeak\(/gm;

/** Reads `.docusaurus/registry.js`. */
export function parseRegistry(source: string): Map<string, string> {
  const registry = new Map(
    [...source.matchAll(REGISTRY_LINE)].map(([, chunk = '', module = '']) => [chunk, module]),
  );
  const entries = source.split('\n').filter((line) => line.startsWith('  "')).length;
  if (registry.size === 0 || registry.size !== entries) {
    throw new Error(
      `static-articles: expected ${entries} entries of registry.js to be imports, got ${registry.size}; ${HINT}`,
    );
  }
  return registry;
}

/** Whether a module is a page's content. */
export function isMarkdown(module: string): boolean {
  return /\.mdx?(?:\?|$)/.test(module);
}

/** Prints `.docusaurus/registry.js`. */
export function printRegistry(registry: Registry): string {
  const entries = [...registry].map(([chunk, module]) => {
    const name = JSON.stringify(chunk);
    const request = JSON.stringify(module);
    return `  ${name}: [() => import(/* webpackChunkName: ${name} */ ${request}), ${request}, require.resolveWeak(${request})],`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}
