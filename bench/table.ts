/** The benchmark's report. */

/** A measured value and what it may be. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  /** `at most`: smaller is better, times and sizes. `at least`: larger is better, scores. */
  readonly bound: 'at most' | 'at least';
  readonly unit: 's' | 'ms' | 'KiB' | 'MiB' | 'points';
}

/** How much of the budget is used: over 1 it is broken, for either bound. */
export function ratioOf({ value, budget, bound }: Measurement): number {
  return bound === 'at most' ? value / budget : budget / value;
}

/** A table in Markdown with columns of even width. */
export function formatRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A table in Markdown: one line for each measurement. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { name, value, budget, bound, unit } = measurement;
    const ratio = ratioOf(measurement);
    const digits = unit === 'points' || unit === 'MiB' ? 0 : 1;
    return [
      name,
      `${value.toFixed(digits)} ${unit}`,
      `${bound} ${budget}`,
      `${ratio.toFixed(2)}${ratio > 1 ? ' over' : ''}`,
    ];
  });
  return formatRows(['what', 'measured', 'budget', 'ratio'], rows);
}

/** The middle of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
