/** Edits of `src/versions.ts` and `src/compilers.ts`, as a maintainer makes them by hand (contributing/versions.md). */
import type { Channel } from '../../../src/versions';

/** A version that is cut. */
export interface Cut {
  /** Name of the table: `MANUAL_VERSIONS`. */
  readonly table: string;
  /** The version that was being written, and is frozen now. */
  readonly frozen: string;
  /** The version that is being written from now on, and how far along it is. */
  readonly next: string;
  readonly channel: Channel;
}

/** Replaces what is there once. */
function edited(source: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(source)) throw new Error(`Expected ${pattern} in the source, found nothing.`);
  return source.replace(pattern, () => replacement);
}

/**
 * Adds a row on top for the next version, and gives the row below it the name of its frozen folder.
 *
 * @throws if the first row of the table is not the current one
 */
export function cutVersion(source: string, { table, frozen, next, channel }: Cut): string {
  const [, head, row] =
    new RegExp(
      `(export const ${table} = versionTable\\(\\[\\n)( {2}\\{\\n.*?\\n {2}\\},\\n)`,
      's',
    ).exec(source) ?? [];
  if (!head || !row?.includes(`name: '${frozen}'`) || !row.includes("docusaurusName: 'current'")) {
    throw new Error(
      `Expected ${table} of src/versions.ts to begin with the current row ${frozen}.`,
    );
  }
  const newRow = edited(row.replace(frozen, next), /channel: '\w+'/, `channel: '${channel}'`);
  const frozenRow = row
    .replace("'current'", `'${frozen}'`)
    .replace(`channel: '${channel}'`, "channel: 'released'");
  return source.replace(head + row, () => head + newRow + frozenRow);
}

/** Makes the manual's next version its latest. */
export function promoteNext(source: string): string {
  const older = edited(source, /channel: 'latest'/, "channel: 'released'");
  return edited(older, /channel: 'next'/, "channel: 'latest'");
}

/** A compiler that comes after another one. */
export interface NewCompiler {
  /** Major numbers. */
  readonly before: number;
  readonly major: number;
}

/** Adds a toolchain like the one before, and gives it to the version that is being written. */
export function addToolchain(source: string, { before, major }: NewCompiler): string {
  const [toolchain = ''] =
    new RegExp(`const V${before}_TOOLCHAIN: Toolchain = \\{\n.*?\n\\};\n\n`, 's').exec(source) ??
    [];
  const added = toolchain
    .replace(`V${before}_TOOLCHAIN`, `V${major}_TOOLCHAIN`)
    .replace(/compilerPackage: '.*'/, `compilerPackage: 'rescript-v${major}'`)
    .replace(/compilerRelease: '.*'/, `compilerRelease: '${major}.0.0'`)
    .replace('  isNpmLatest: true,\n', '');
  return edited(
    source.replace(toolchain, () => toolchain + added),
    new RegExp(
      `(?<=docusaurusName: 'current',\\n {4}channel: 'next',\\n {4}toolchain: )V${before}_TOOLCHAIN`,
    ),
    `V${major}_TOOLCHAIN`,
  );
}

/** Adds a record of the compiler, with the facts of the one before. */
export function addRecord(source: string, { before, major }: NewCompiler): string {
  const record = new RegExp(`  'rescript-v${before}': \\{\\n.*?\\n {2}\\},\\n`, 's').exec(
    source,
  )?.[0];
  if (record === undefined) throw new Error(`Expected a record of rescript-v${before}.`);
  return source.replace(record, () => record + record.replace(`v${before}`, `v${major}`));
}
