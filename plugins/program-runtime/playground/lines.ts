/** The console of a program as lines that are reported: in order, counted, and not without end. */
import { type FrameReport, type Level, LEVELS } from '../../../src/lib/program/messages';
import { inspectAll, textOf } from './inspect';

/** Console lines that are reported; a program that writes without end fills no memory. */
const MOST_LINES = 500;

/** How long equal lines are counted before they are reported, in milliseconds. */
const COUNTING_MS = 100;

/** Writes lines of a program. */
export interface Lines {
  write(level: Level, values: readonly unknown[]): void;
  /** Reports what was thrown, as one of the lines. */
  fault(report: Extract<FrameReport, { type: 'error' }>): void;
  /** Reports what is still being counted. */
  flush(): void;
}

type ConsoleReport = Extract<FrameReport, { type: 'console' }>;

/** Collects the lines of a program; the program may replace timers, so that they are taken now. */
export function collectLines(report: (message: FrameReport) => void): Lines & Groups {
  const later = setTimeout;
  let written = 0;
  let depth = 0;
  let last: { readonly key: string; readonly line: ConsoleReport; unreported: number } | undefined;
  let isWaiting = false;

  const flush = (): void => {
    if (!last || last.unreported === 0) return;
    report({ ...last.line, count: last.unreported });
    last.unreported = 0;
  };
  /** Whether one more line may be reported. */
  const takes = (): boolean => {
    written += 1;
    return written <= MOST_LINES;
  };
  const tellEnd = (): void => {
    if (written !== MOST_LINES) return;
    last = undefined;
    report({ type: 'console', level: 'warn', text: 'Later lines are left out.' });
  };
  const write = (level: Level, values: readonly unknown[]): void => {
    const inspected = inspectAll(values);
    const json = JSON.stringify(inspected);
    const key = `${level} ${depth} ${json}`;
    if (last?.key === key) {
      last.unreported += 1;
      if (isWaiting) return;
      isWaiting = true;
      later(() => {
        isWaiting = false;
        flush();
      }, COUNTING_MS);
      return;
    }
    flush();
    if (!takes()) return;
    const text = textOf(values, inspected);
    const line: ConsoleReport = { type: 'console', level, text, values: json, depth };
    last = { key, line, unreported: 0 };
    report(line);
    tellEnd();
  };
  return {
    write,
    flush,
    fault(message) {
      flush();
      last = undefined;
      if (!takes()) return;
      report(message);
      tellEnd();
    },
    open: () => {
      depth = Math.min(depth + 1, MOST_GROUPS);
    },
    close: () => {
      depth = Math.max(depth - 1, 0);
    },
  };
}

/** How many groups are told apart. */
const MOST_GROUPS = 10;

/** Groups of lines. */
interface Groups {
  open(): void;
  close(): void;
}

/** Makes the console of this document or worker write lines, and the browser's own beside. */
export function watchConsole({ write, open, close }: Lines & Groups): void {
  let passed = 0;
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: readonly unknown[]) => {
      write(level, values);
      // Developer tools keep every line: one that writes without end would fill them instead.
      passed += 1;
      if (passed <= MOST_LINES) original(...values);
    };
  }
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  const label = (name: unknown): string => (name === undefined ? 'default' : String(name));
  const group = (...values: readonly unknown[]): void => {
    write('log', values.length > 0 ? values : ['Group']);
    open();
  };
  Object.assign(console, {
    dir: (value: unknown) => write('log', [value]),
    dirxml: (...values: readonly unknown[]) => write('log', values),
    table: (value: unknown) => write('log', [value]),
    trace: (...values: readonly unknown[]) => write('debug', ['Trace', ...values]),
    assert: (isTrue?: unknown, ...values: readonly unknown[]) => {
      if (!isTrue) write('error', ['Assertion failed', ...values]);
    },
    count: (name?: unknown) => {
      const count = (counts.get(label(name)) ?? 0) + 1;
      counts.set(label(name), count);
      write('log', [`${label(name)}: ${count}`]);
    },
    countReset: (name?: unknown) => counts.delete(label(name)),
    time: (name?: unknown) => times.set(label(name), performance.now()),
    timeLog: (name?: unknown, ...values: readonly unknown[]) =>
      write('log', [elapsed(times, label(name)), ...values]),
    timeEnd: (name?: unknown) => {
      write('log', [elapsed(times, label(name))]);
      times.delete(label(name));
    },
    group,
    groupCollapsed: group,
    groupEnd: close,
  });
}

function elapsed(times: ReadonlyMap<string, number>, label: string): string {
  const start = times.get(label);
  return start === undefined
    ? `No timer ${label} runs.`
    : `${label}: ${(performance.now() - start).toFixed(1)} ms`;
}
