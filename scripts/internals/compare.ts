/** What has changed below `node_modules` since the checks of the register ran last. Pure. */
import type { Internal } from './internal';

/** The packages as they are, or as they were when somebody accepted them. */
export interface Snapshot {
  /** Folder of the package below `node_modules` -> release. */
  readonly versions: Readonly<Record<string, string>>;
  /** File below `node_modules` -> SHA-256 of its text, in hexadecimal digits. */
  readonly sources: Readonly<Record<string, string>>;
}

/** A file that is not what was checked. */
export interface Change {
  readonly source: string;
  readonly kind: 'changed' | 'gone' | 'unchecked';
  /** Folder of the package below `node_modules`. */
  readonly folder: string;
  /** Releases of the package; undefined where it was not, or is not, installed. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * Folder of the package that a file below `node_modules` belongs to: `react-router/node_modules/react-is`
 * for a file of the copy that react-router has for itself.
 */
export function packageFolder(source: string): string {
  const at = source.lastIndexOf('node_modules/');
  const start = at === -1 ? 0 : at + 'node_modules/'.length;
  const [first = '', second = ''] = source.slice(start).split('/');
  return source.slice(0, start) + (first.startsWith('@') ? `${first}/${second}` : first);
}

/** Name of the package in a folder, as the registry has it. */
export function packageName(folder: string): string {
  return folder.split('node_modules/').at(-1) ?? folder;
}

/**
 * Compares what is installed with what was checked. Releases count for nothing by themselves: an upgrade that leaves
 * the files as they were needs no new look.
 */
export function changesSince(checked: Snapshot, installed: Snapshot): readonly Change[] {
  const files = new Set([...Object.keys(checked.sources), ...Object.keys(installed.sources)]);
  return [...files].sort().flatMap((source) => {
    const before = checked.sources[source];
    const now = installed.sources[source];
    if (before === now) return [];
    const folder = packageFolder(source);
    return [
      {
        source,
        kind: before === undefined ? 'unchecked' : now === undefined ? 'gone' : 'changed',
        folder,
        from: checked.versions[folder],
        to: installed.versions[folder],
      } satisfies Change,
    ];
  });
}

/** The rows of the register that lean on a changed file. */
export function affectedBy(
  changes: readonly Change[],
  internals: readonly Internal[],
): readonly Internal[] {
  const changed = new Set(changes.map(({ source }) => source));
  return internals.filter(({ sources }) => sources.some((source) => changed.has(source)));
}

/** The tests to run for some rows, by the command that runs them. */
export function checksOf(internals: readonly Internal[]): {
  readonly unit: readonly string[];
  readonly integration: readonly string[];
  readonly journeys: readonly string[];
} {
  const files = [
    ...new Set(internals.flatMap(({ users }) => users.map(({ check }) => check.file))),
  ].sort();
  const isIntegration = (file: string) => file.startsWith('tests/integration/');
  return {
    unit: files.filter((file) => file.startsWith('tests/') && !isIntegration(file)),
    integration: files.filter(isIntegration),
    journeys: files.filter((file) => file.startsWith('e2e/')),
  };
}

const RELEASES = ({ from, to }: Change): string =>
  from === to ? (to ?? 'not installed') : `${from ?? 'new'} -> ${to ?? 'not installed'}`;

/** What people read about changes: the files, and for each row of the register what to look at. */
export function report(changes: readonly Change[], internals: readonly Internal[]): string {
  return [
    `${changes.length} files that plugins lean on are not those that were checked:`,
    ...changes.map((change) => `  ${change.source}: ${change.kind} (${RELEASES(change)})`),
    '',
    'What leans on them:',
    ...affectedBy(changes, internals).flatMap(({ what, users }) => [
      `  ${what}`,
      ...users.flatMap(({ plugin, why, check }) => [
        `    plugins/${plugin}: ${why}`,
        `      proved by ${check.file}, "${check.title}"`,
      ]),
    ]),
  ].join('\n');
}
