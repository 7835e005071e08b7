/** What becomes of the snapshot when a registry has answered. */
import type { NpmPackage, PackageSnapshot } from '../../src/lib/packageSnapshot';
import type { Found, Release } from './registry';

/** Names of the language itself and of its forerunners tell nothing of a package. */
const OF_THE_LANGUAGE = /^(?:rescript(?:-react)?|reason(?:ml|-react)?|ocaml|bucklescript)$/;

/** Keywords as the index shows them: in lower case, each once, without the language's own names. */
export function cleanKeywords(keywords: readonly string[]): readonly string[] {
  const clean = keywords.map((keyword) => keyword.trim().toLowerCase());
  return [...new Set(clean)].filter((keyword) => keyword !== '' && !OF_THE_LANGUAGE.test(keyword));
}

/**
 * The address of a repository as browsers open it, from the forms that packages write: `git+https://…`,
 * `git://…`, `git@github.com:a/b`, `github:a/b`, `a/b`; undefined for what is no web address.
 */
export function repositoryAddress(repository: Release['repository']): string | undefined {
  const written = typeof repository === 'string' ? repository : repository?.url;
  if (written === undefined) return undefined;
  const address = written
    .trim()
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^(?:git|http):\/\//, 'https://')
    .replace(/^(github|gitlab):/, 'https://$1.com/')
    .replace(/^(?=[\w.-]+\/[\w.-]+$)/, 'https://github.com/')
    .replace(/\.git$/, '');
  return /^https:\/\/[^\s/]+\.[^\s/]+\/\S+$/.test(address) ? address : undefined;
}

/** Whether the index lists a package at all, or leaves it to older languages. */
export function isWanted(name: string): boolean {
  return !name.includes('reason') && !/^(?:bs-|@elm-react)/.test(name);
}

type Listed = Pick<NpmPackage, 'name' | 'description'> & Partial<NpmPackage>;

/**
 * The day of a release that needs no further question: the search tells it, or the snapshot knows it
 * already, whoever told it: a version is released once.
 */
export function knownReleaseDay(
  entry: Listed,
  { version }: Release,
  hit: Found | undefined,
): string | undefined {
  const { date, version: dated } = hit?.package ?? {};
  // The search can lag behind: its day is then that of another version.
  if (date !== undefined && dated === version) return date.slice(0, 10);
  return entry.version === version ? entry.releasedOn : undefined;
}

/**
 * The entry of a package with what the registry tells; the sentence about it stays ours.
 *
 * @param releasedOn the release's day, YYYY-MM-DD, where it is known
 */
export function refreshed(
  entry: Listed,
  release: Release,
  hit: Found | undefined,
  releasedOn: string | undefined,
): NpmPackage {
  const keywords = cleanKeywords(release.keywords ?? []);
  const repository = repositoryAddress(release.repository) ?? entry.repository;
  const compiler = release.peerDependencies?.rescript;
  // A score ages: one of an earlier snapshot is not kept.
  const maintenance = hit?.score?.detail?.maintenance;
  return {
    kind: 'npm',
    name: entry.name,
    version: release.version,
    description: entry.description,
    keywords: keywords.length > 0 ? keywords : (entry.keywords ?? []),
    ...(repository !== undefined && { repository }),
    ...(compiler !== undefined && { compiler }),
    ...(releasedOn !== undefined && { releasedOn }),
    ...(maintenance !== undefined && { maintenance: Math.round(maintenance * 100) / 100 }),
    ...(release.deprecated !== undefined && { deprecated: release.deprecated }),
  };
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** One line for each field that differs: `rescript: version "12.0.0" → "12.1.0"`. */
export function changesBetween(before: PackageSnapshot, after: PackageSnapshot): string[] {
  return after.packages.flatMap((entry) => {
    const old = before.packages.find(
      ({ kind, name }) => kind === entry.kind && name === entry.name,
    );
    if (old === undefined) return [`${entry.name}: new`];
    const [was, is] = [new Map(Object.entries(old)), new Map(Object.entries(entry))];
    return [...new Set([...was.keys(), ...is.keys()])]
      .filter((field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
      .map((field) => `${entry.name}: ${field} ${show(was.get(field))} → ${show(is.get(field))}`);
  });
}

/** Names that the search found and the snapshot has not, the registry's best first. */
export function unlisted(
  found: ReadonlyMap<string, Found>,
  snapshot: PackageSnapshot,
): readonly string[] {
  const listed = new Set(snapshot.packages.map(({ name }) => name));
  return [...found.values()]
    .filter(({ package: { name } }) => !listed.has(name) && isWanted(name))
    .sort((a, b) => (b.score?.final ?? 0) - (a.score?.final ?? 0))
    .map(({ package: { name } }) => name);
}
