/** What readers look for most, as queries that lead somewhere in each version. */
import type { Area } from '../../docsRoute';

const MANUAL = ['pattern matching', '->', 'variant', 'external', 'promise', '%raw'] as const;

/** Without a library: each version has these names in one of its own. */
const API = ['Array.map', 'Option.map', 'Dict.get', 'String.split', 'Promise', 'Math'] as const;

const QUERIES: Readonly<Record<Area, readonly string[]>> = {
  manual: MANUAL,
  gentype: MANUAL,
  api: API,
  react: ['useState', 'useEffect', 'props', 'context', 'event', 'ref'],
  'reason-compiler': ['class', 'object', 'compiler architecture', 'conditional compilation'],
  community: ['packages', 'roadmap', 'syntax lookup', 'code of conduct'],
  blog: ['packages', 'roadmap', 'syntax lookup', 'code of conduct'],
  other: ['introduction', 'installation', ...MANUAL.slice(0, 2), ...API.slice(0, 1), 'useState'],
};

/** Queries that are offered to a reader who is in an area and has typed nothing. */
export function oftenLookedFor(area: Area): readonly string[] {
  return QUERIES[area];
}
