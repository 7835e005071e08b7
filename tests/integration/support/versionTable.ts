/** Edits of `src/versions.ts`, as a maintainer makes them by hand. */

/** A version that is cut. */
export interface Cut {
  /** Name of the table: `MANUAL_VERSIONS`. */
  readonly table: string;
  /** The version that was being written, and is frozen now. */
  readonly frozen: string;
  /** The version that is being written from now on. */
  readonly next: string;
}

/**
 * Gives the row `current` of a table the name of the next version and adds one row for the frozen
 * one.
 *
 * @throws if the table has no such row
 */
export function cutVersion(source: string, { table, frozen, next }: Cut): string {
  const start = source.indexOf(`export const ${table} = [`);
  const current = /\n {2}\{\n(?:(?!\n {2}\}).)*docusaurusName: 'current',.*?\n {2}\},/s.exec(
    source.slice(start),
  );
  if (start < 0 || !current?.[0].includes(`name: '${frozen}'`)) {
    throw new Error(`expected a row "current" named ${frozen} in ${table} of src/versions.ts`);
  }
  const row = current[0];
  const toolchain = /toolchain: (\w+)/.exec(row)?.[1];
  const frozenRow = ['name', 'docusaurusName', 'path', 'label']
    .map((field) => `    ${field}: '${frozen}',\n`)
    .join('');
  const at = start + current.index;
  return [
    source.slice(0, at),
    row.replaceAll(frozen, next),
    `\n  {\n${frozenRow}    channel: 'released',\n    toolchain: ${toolchain},\n    minimumExamples: 1,\n  },`,
    source.slice(at + row.length),
  ].join('');
}
