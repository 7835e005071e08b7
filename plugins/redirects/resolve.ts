/** From the list of rules and the pages of a build to the redirects that this build can keep. */
import type { AreaEntrance, FolderRule, RedirectRule } from './rules';

/** One URL that leads to another. Paths are site-relative. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Whether browsers and search engines may remember it. */
  readonly permanent: boolean;
}

/** Every URL below a folder. */
export interface FolderRedirect extends Redirect {
  /** Whether the part of the URL below `from` is put behind `to`. */
  readonly keepsRest: boolean;
}

/** What a build writes. */
export interface ResolvedRedirects {
  /** Exact redirects, in order of their URL. */
  readonly exact: readonly Redirect[];
  /** Redirects of folders, the most exact first; they hold where no exact one does. */
  readonly folders: readonly FolderRedirect[];
  /** The URLs that get a static page: each exact redirect to a page, and each known page of a folder. */
  readonly pages: readonly Redirect[];
  /** Rules that could not be kept as written: `{from} -> {destination used}`, or `{from}: {reason}`. */
  readonly notes: readonly string[];
}

/** Where readers end up when nothing nearer exists. */
const HOME = '/';

/** Pages that stand for a folder, nearest in meaning first. */
const FOLDER_PAGES = ['', '/introduction', '/overview'];

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/**
 * The existing page nearest to a missing one: the page that stands for its folder, for the folder
 * above, and so on; then the entrance of its docs area; else home.
 *
 * @param areas see `areaEntrances` in `rules.ts`
 */
export function nearestPage(
  path: string,
  pages: ReadonlySet<string>,
  areas: readonly AreaEntrance[],
): string {
  for (let folder = path; folder !== ''; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const standIn = FOLDER_PAGES.map((page) => folder + page).find((page) => pages.has(page));
    if (standIn !== undefined) return standIn;
  }
  const entrance = areas.find(({ folder, page }) => isBelow(path, folder) && pages.has(page));
  return entrance?.page ?? HOME;
}

/** Adds to each rule about a page of a version the same rule under the version's other names. */
export function withAliases(rules: readonly RedirectRule[]): RedirectRule[] {
  const aliases = rules.filter(
    (rule): rule is FolderRule => rule.kind === 'folder' && rule.reason === 'alias',
  );
  return rules.flatMap((rule) => [
    rule,
    ...aliases
      .filter(({ to }) => rule.from === to || isBelow(rule.from, to))
      .map(({ from, to }) => ({ ...rule, from: from + rule.from.slice(to.length) })),
  ]);
}

/** Collects redirects; of two for one URL the first is kept, and pages win over both. */
class Collector {
  private readonly redirects = new Map<string, Redirect>();

  constructor(private readonly pages: ReadonlySet<string>) {}

  add(redirect: Redirect): void {
    if (this.pages.has(redirect.from) || this.redirects.has(redirect.from)) return;
    this.redirects.set(redirect.from, redirect);
  }

  sorted(): Redirect[] {
    return [...this.redirects.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
  }
}

/**
 * Decides every rule against the pages of a build.
 *
 * @param rules see `rules.ts`
 * @param areas where readers of a docs area go if nothing nearer exists; see `rules.ts`
 * @param existing site-relative paths of the build's pages and of files that redirects may lead to
 */
export function resolveRedirects(
  rules: readonly RedirectRule[],
  areas: readonly AreaEntrance[],
  existing: Iterable<string>,
): ResolvedRedirects {
  const pages = new Set(existing);
  const exact = new Collector(pages);
  const concrete = new Collector(pages);
  const folders: FolderRedirect[] = [];
  const notes: string[] = [];

  const pagesBelow = (folder: string) => [...pages].filter((page) => isBelow(page, folder));

  /** The first destination that exists, or the page nearest to the preferred one. */
  const destination = (from: string, to: readonly string[], permanent: boolean): Redirect => {
    const found = to.find((path) => pages.has(path));
    if (found !== undefined) return { from, to: found, permanent };
    const nearest = nearestPage(to[0] ?? HOME, pages, areas);
    notes.push(`${from} -> ${nearest}`);
    return { from, to: nearest, permanent: false };
  };

  const addFolder = (redirect: FolderRedirect): boolean => {
    const hidden = pagesBelow(redirect.from)[0];
    if (hidden === undefined) folders.push(redirect);
    else notes.push(`${redirect.from}/*: left out, it would hide ${hidden}`);
    return hidden === undefined;
  };

  for (const rule of withAliases(rules)) {
    switch (rule.kind) {
      case 'page': {
        if (pages.has(rule.from)) {
          notes.push(`${rule.from}: left out, it is a page`);
          break;
        }
        const redirect = destination(rule.from, rule.to, rule.permanent);
        exact.add(redirect);
        concrete.add(redirect);
        break;
      }
      case 'folder': {
        const targets = pagesBelow(rule.to);
        if (targets.length === 0) {
          if (rule.reason === 'alias') {
            const redirect = destination(rule.from, [rule.to], false);
            addFolder({ ...redirect, keepsRest: false });
          }
          break;
        }
        if (rule.reason === 'renamed' && pagesBelow(rule.from).length > 0) break;
        if (!addFolder({ from: rule.from, to: rule.to, permanent: false, keepsRest: true })) break;
        if (pages.has(rule.to)) exact.add({ from: rule.from, to: rule.to, permanent: false });
        [...targets, ...(pages.has(rule.to) ? [rule.to] : [])].forEach((to) =>
          concrete.add({ from: rule.from + to.slice(rule.to.length), to, permanent: false }),
        );
        break;
      }
      case 'merged': {
        const redirect = destination(rule.from, rule.to, true);
        exact.add(redirect);
        concrete.add(redirect);
        if (!addFolder({ ...redirect, keepsRest: false })) break;
        rule.known.forEach((page) => concrete.add({ ...redirect, from: `${rule.from}/${page}` }));
        break;
      }
      case 'unversioned': {
        for (const folder of rule.to) {
          for (const to of pagesBelow(folder)) {
            const redirect = { from: rule.from + to.slice(folder.length), to, permanent: false };
            exact.add(redirect);
            concrete.add(redirect);
          }
        }
        break;
      }
      case 'file': {
        const to = rule.to.find((path) =>
          rule.wholeFolder ? pagesBelow(path).length > 0 : pages.has(path),
        );
        if (to === undefined) {
          notes.push(`${rule.from}: left out, ${rule.to.join(' and ')} do not exist`);
        } else if (rule.wholeFolder) {
          addFolder({ from: rule.from, to, permanent: false, keepsRest: true });
        } else {
          exact.add({ from: rule.from, to, permanent: false });
        }
        break;
      }
    }
  }

  return {
    exact: exact.sorted(),
    folders: folders.sort((a, b) => b.from.length - a.from.length || (a.from < b.from ? -1 : 1)),
    pages: concrete.sorted(),
    notes,
  };
}
