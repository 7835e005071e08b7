/** The benchmark's report. */

/** A measured value and what it may be. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  /** `at most`: smaller is better, times and sizes. `at least`: larger is better, scores. */
  readonly bound: 'at most' | 'at least';
  readonly unit: 's' | 'KiB' | 'MiB' | 'points';
}

/** How much of the budget is used: over 1 it is broken, for either bound. */
export function ratioOf({ value, budget, bound }: Measurement): number {
  return bound === 'at most' ? value / budget : budget / value;
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
  const all = [['what', 'measured', 'budget', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head = [], ...body] = all.map((row) => [...row]);
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** The middle of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
