/**
 * Folds the routes of pages into one wildcard route for each version: what the client must know of
 * a page comes with the page's HTML, so that the bundle does not grow with the number of pages.
 */
import type { ChunkNames, ChunkTree, GeneratedRoute } from './generated';

/** A route whose content comes with the page's HTML. */
export interface StaticRoute {
  readonly kind: 'static';
  readonly path: string;
  /** Without it the route stands for all addresses below its path. */
  readonly exact: boolean;
  /** Name of the route's chunks: `{path}-{hash}` in the folded chunk names. */
  readonly hash: string;
  /** Where the component's props want the contents, in the order of the page: `items.0.content`. */
  readonly contents: readonly string[];
}

/** A route that stays as it is, but for those below it. */
export interface KeptRoute {
  readonly kind: 'kept';
  readonly route: GeneratedRoute;
  readonly routes: readonly FoldedRoute[] | undefined;
}

/** A route of the client. */
export type FoldedRoute = StaticRoute | KeptRoute;

/** The client's routes and the chunks that they load. */
export interface Folded {
  readonly routes: readonly FoldedRoute[];
  readonly chunkNames: ChunkNames;
}

/** Hash of the chunk names of a wildcard route; Docusaurus' own are three hexadecimal digits. */
const WILDCARD_HASH = 'articles';

/** Marks groups of pages that differ in one content alone. */
const SHARED = 'shared ';

/** Key paths of the chunks that hold page content. */
export function contentPaths(
  tree: ChunkTree | undefined,
  isContent: (chunk: string) => boolean,
  prefix = '',
): string[] {
  if (tree === undefined) return [];
  if (typeof tree === 'string') return isContent(tree) ? [prefix] : [];
  return Object.entries(tree).flatMap(([key, value]: [string, ChunkTree | undefined]) =>
    contentPaths(value, isContent, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** The tree without chunks of page content; what is left empty goes too. */
function withoutContents(
  tree: ChunkTree,
  isContent: (chunk: string) => boolean,
): ChunkTree | undefined {
  if (typeof tree === 'string') return isContent(tree) ? undefined : tree;
  const entries = Object.entries(tree).flatMap(([key, value]: [string, ChunkTree | undefined]) => {
    const lean = value === undefined ? undefined : withoutContents(value, isContent);
    return lean === undefined ? [] : [[key, lean] as const];
  });
  if (entries.length === 0) return undefined;
  return Array.isArray(tree) ? entries.map(([, lean]) => lean) : Object.fromEntries(entries);
}

/** The folder that all paths lie in, without slash at the end; '' for the root. */
export function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1));
  const shared = first.findIndex((segment, depth) =>
    others.some((segments) => segments[depth] !== segment),
  );
  return (shared === -1 ? first : first.slice(0, shared)).join('/');
}

/**
 * Folds routes.
 *
 * Siblings that show one content each, in the same component with the same other data, become one
 * wildcard route at the end of their list: the pages of a docs version, the posts of the blog. A
 * page with several contents (the list of posts) keeps its route, and its contents come with its
 * HTML too.
 *
 * @param isContent whether a chunk holds page content
 * @param root the base URL without slash at the end; a wildcard there would swallow the site
 */
export function foldRoutes(
  routes: readonly GeneratedRoute[],
  chunkNames: ChunkNames,
  isContent: (chunk: string) => boolean,
  root: string,
): Folded {
  const lean: Record<string, ChunkTree> = {};

  const folderOf = (group: readonly GeneratedRoute[], parent: string | undefined): string =>
    parent ?? commonFolder(group.map(({ path }) => path));

  /** Of the groups that one wildcard may stand for, the name of the largest: a folder has one. */
  const largestFoldable = (
    groups: ReadonlyMap<string, readonly GeneratedRoute[]>,
    parent: string | undefined,
  ): string | undefined =>
    [...groups]
      .filter(([frame, group]) => frame.startsWith(SHARED) && folderOf(group, parent) !== root)
      .sort(([, a], [, b]) => b.length - a.length)[0]?.[0];

  const foldSiblings = (
    siblings: readonly GeneratedRoute[],
    parent: string | undefined,
  ): FoldedRoute[] => {
    const kept: FoldedRoute[] = [];
    const last: FoldedRoute[] = [];
    const groups = new Map<string, GeneratedRoute[]>();

    for (const route of siblings) {
      const { path, hash } = route.component;
      const name = `${path}-${hash}`;
      const tree = hash === undefined ? undefined : chunkNames[name];
      const contents = contentPaths(tree, isContent);
      if (route.routes) {
        if (tree !== undefined) lean[name] = tree;
        kept.push({ kind: 'kept', route, routes: foldSiblings(route.routes, route.path) });
      } else if (contents.length === 0) {
        if (tree !== undefined) lean[name] = tree;
        const isRest = route.path === '*' || route.path === `${root}/`;
        (isRest ? last : kept).push({ kind: 'kept', route, routes: undefined });
      } else {
        const rest = tree && withoutContents(tree, isContent);
        const frame = contents.join() === 'content' ? SHARED + JSON.stringify(rest) : name;
        groups.set(frame, [...(groups.get(frame) ?? []), route]);
      }
    }

    const wildcard = largestFoldable(groups, parent);
    for (const [frame, group] of groups) {
      const isFolded = frame === wildcard;
      // What the members of a folded group load is the same: one stands for all.
      for (const route of isFolded ? group.slice(0, 1) : group) {
        const { path, hash = '' } = route.component;
        const tree = chunkNames[`${path}-${hash}`] ?? {};
        const target = isFolded
          ? { path: folderOf(group, parent), exact: false, hash: WILDCARD_HASH }
          : { path: route.path, exact: true, hash };
        lean[`${target.path}-${target.hash}`] = withoutContents(tree, isContent) ?? {};
        const made: StaticRoute = {
          kind: 'static',
          ...target,
          contents: contentPaths(tree, isContent),
        };
        // What is exact must be asked before the wildcard answers for it.
        if (isFolded) last.unshift(made);
        else kept.push(made);
      }
    }
    return [...kept, ...last];
  };

  return { routes: foldSiblings(routes, undefined), chunkNames: lean };
}

function printRoute(folded: FoldedRoute, indent: string): string {
  if (folded.kind === 'static') {
    const { path, exact, hash, contents } = folded;
    return `${indent}...staticRoute(${JSON.stringify({ path, exact, hash, contents })}),`;
  }
  const { path, component, exact, routes: children, ...attributes } = folded.route;
  const parts = [
    `path: ${JSON.stringify(path)}`,
    `component: ComponentCreator(${JSON.stringify(component.path)}, ${JSON.stringify(component.hash)})`,
    ...(exact === undefined ? [] : [`exact: ${exact}`]),
    ...Object.entries(attributes).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
    ...(folded.routes ? [`routes: ${printList(folded.routes, indent)}`] : []),
  ];
  return `${indent}{ ${parts.join(', ')} },`;
}

function printList(routes: readonly FoldedRoute[], indent: string): string {
  return `[\n${routes.map((route) => printRoute(route, `${indent}  `)).join('\n')}\n${indent}]`;
}

/**
 * Prints the client's routes module.
 *
 * @param staticRouteModule where `staticRoute` comes from (`../client/staticRoute.tsx`)
 */
export function printRoutes(routes: readonly FoldedRoute[], staticRouteModule: string): string {
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import { staticRoute } from ${JSON.stringify(staticRouteModule)};`,
    '',
    `export default ${printList(routes, '')};`,
    '',
  ].join('\n');
}
