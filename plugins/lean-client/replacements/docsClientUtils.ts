/**
 * Stands for the file of the same name in `@docusaurus/plugin-content-docs`: which docs instance,
 * version and page an address belongs to. A page asks some twenty times for the same address, so
 * each question keeps its last answer.
 */
import type {
  ActiveDocContext,
  ActivePlugin,
  DocVersionSuggestions,
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { matchPath } from '@docusaurus/router';

import { routeCandidates } from '../../../src/lib/routeCandidates';

type AllPluginData = Readonly<Record<string, GlobalPluginData>>;

/** Keeps the answer about the last address for each set of data. */
function remembered<Data extends object, Answer>(
  answer: (data: Data, pathname: string) => Answer,
): (data: Data, pathname: string) => Answer {
  const last = new WeakMap<Data, { readonly pathname: string; readonly value: Answer }>();
  return (data, pathname) => {
    const known = last.get(data);
    if (known?.pathname === pathname) return known.value;
    const value = answer(data, pathname);
    last.set(data, { pathname, value });
    return value;
  };
}

function isBelow(pathname: string, path: string): boolean {
  return matchPath(pathname, { path, exact: false, strict: false }) !== null;
}

/** A path stands in front of those that it begins with: the narrower one answers. */
function byNarrowerPath(a: { readonly path: string }, b: { readonly path: string }): number {
  if (a.path === b.path) return 0;
  return a.path < b.path ? 1 : -1;
}

const activePlugin = remembered((data: AllPluginData, pathname): ActivePlugin | undefined => {
  const entry = Object.entries(data)
    .sort(([, a], [, b]) => byNarrowerPath(a, b))
    .find(([, { path }]) => isBelow(pathname, path));
  return entry && { pluginId: entry[0], pluginData: entry[1] };
});

/** The docs instance that an address belongs to. */
export function getActivePlugin(
  allPluginData: AllPluginData,
  pathname: string,
  options: { readonly failfast?: boolean } = {},
): ActivePlugin | undefined {
  const active = activePlugin(allPluginData, pathname);
  if (!active && options.failfast) {
    throw new Error(
      `lean-client: expected "${pathname}" to belong to a docs instance, got none; use this hook on pages of the docs alone.`,
    );
  }
  return active;
}

/** The version that the instance calls its last one. */
export function getLatestVersion(data: GlobalPluginData): GlobalVersion | undefined {
  return data.versions.find((version) => version.isLast);
}

/** The version that an address belongs to. */
export const getActiveVersion = remembered(
  (data: GlobalPluginData, pathname): GlobalVersion | undefined =>
    [...data.versions].sort(byNarrowerPath).find(({ path }) => isBelow(pathname, path)),
);

function alternates(data: GlobalPluginData, id: string): Record<string, GlobalDoc> {
  return Object.fromEntries(
    data.versions.flatMap(({ name, docs }) => {
      const doc = docs.find((candidate) => candidate.id === id);
      return doc ? [[name, doc] as const] : [];
    }),
  );
}

/** The page at an address, its version, and the same page in all versions. */
export const getActiveDocContext = remembered(
  (data: GlobalPluginData, pathname): ActiveDocContext => {
    const activeVersion = getActiveVersion(data, pathname);
    const places = activeVersion?.docs.map((doc) => ({ doc, path: doc.path, exact: true })) ?? [];
    const activeDoc = routeCandidates(places, pathname).find(
      (place) => matchPath(pathname, place) !== null,
    )?.doc;
    return {
      activeVersion,
      activeDoc,
      alternateDocVersions: activeDoc ? alternates(data, activeDoc.id) : {},
    };
  },
);

/** Where a reader of an old version should be sent. */
export function getDocVersionSuggestions(
  data: GlobalPluginData,
  pathname: string,
): DocVersionSuggestions {
  const latestVersionSuggestion = getLatestVersion(data);
  if (!latestVersionSuggestion) {
    throw new Error(
      `lean-client: expected a last version among those of ${data.path}, got none; fix the options of its docs instance.`,
    );
  }
  const { alternateDocVersions } = getActiveDocContext(data, pathname);
  return {
    latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name],
    latestVersionSuggestion,
  };
}
