/** What an example's run is doing, as a state machine without a browser. */
import type { ProgramReport } from '@site/src/components/ProgramFrame';
import type { Level } from '@site/src/lib/program/messages';
import type { NamedModule } from '@site/src/lib/program/modules';

/** A line of the program's console, or what it threw. */
export interface Line {
  readonly id: number;
  readonly level: Level;
  readonly text: string;
  /** The statement of an exercise's check that printed it. */
  readonly statement?: string;
}

/** The state of a run. */
export interface Run {
  /** `loading` the modules, `starting` the program, `running`; `stopped`: nothing runs. */
  readonly phase: 'loading' | 'starting' | 'running' | 'stopped';
  /** Counts runs: each has a frame of its own. */
  readonly number: number;
  readonly modules: readonly NamedModule[];
  readonly lines: readonly Line[];
  /** What readers are told. */
  readonly status: string;
  /** The program doesn't answer, and can be stopped. */
  readonly isSilent: boolean;
  /** What it threw last. */
  readonly fault?: string;
}

/** What happens to a run. */
export type RunEvent =
  | { readonly type: 'start' }
  | { readonly type: 'loaded'; readonly modules: readonly NamedModule[] }
  | {
      readonly type: 'report';
      readonly report: ProgramReport;
      /** Tells a place in the JavaScript as readers see it, such as ` (line 3 of the JS output)`. */
      readonly placeOf?: (module: string, line: number) => string;
      /** Whether the program ends by itself, and shows what it prints alone. */
      readonly isPlain?: boolean;
    }
  /** Ends it, for a reason that readers are told. */
  | { readonly type: 'stop'; readonly status: string };

/** Lines that are kept. */
const MOST_LINES = 100;

/** A run that has just begun. */
export const FIRST_RUN: Run = {
  phase: 'loading',
  number: 1,
  modules: [],
  lines: [],
  status: 'Loading…',
  isSilent: false,
};

function withLine(run: Run, level: Level, text: string): Run {
  const id = (run.lines.at(-1)?.id ?? 0) + 1;
  return { ...run, lines: [...run.lines, { id, level, text }].slice(-MOST_LINES) };
}

const STARTING = 'Starting…';
const HAS_RUN = 'The example has run.';
const PRINTED_NOTHING = 'The example has run and printed nothing.';

function startedStatus({ lines }: Run, isPlain: boolean): string {
  if (!isPlain) return 'The example is running.';
  return lines.length > 0 ? HAS_RUN : PRINTED_NOTHING;
}

function withReport(
  run: Run,
  { report, placeOf, isPlain = false }: Extract<RunEvent, { type: 'report' }>,
): Run {
  switch (report.type) {
    case 'started':
      return { ...run, phase: 'running', status: startedStatus(run, isPlain) };
    case 'silent':
      return {
        ...run,
        isSilent: true,
        status: 'The example isn’t responding. You can stop it.',
      };
    case 'alive':
      return {
        ...run,
        isSilent: false,
        status: run.phase === 'running' ? startedStatus(run, isPlain) : STARTING,
      };
    case 'console': {
      // It may print later than its module ends.
      const status = run.status === PRINTED_NOTHING ? HAS_RUN : run.status;
      return withLine({ ...run, status }, report.level, report.text);
    }
    case 'error': {
      const { message, module, line } = report;
      const place =
        line !== undefined && module !== undefined ? (placeOf?.(module, line) ?? '') : '';
      return withLine(
        { ...run, phase: 'running', status: 'The example threw an error.', fault: message },
        'error',
        message + place,
      );
    }
  }
}

/** The run after an event. */
export function runReducer(run: Run, event: RunEvent): Run {
  switch (event.type) {
    case 'start':
      return { ...FIRST_RUN, number: run.number + 1 };
    case 'loaded':
      return run.phase === 'loading'
        ? { ...run, phase: 'starting', modules: event.modules, status: STARTING }
        : run;
    case 'report':
      return run.phase === 'stopped' ? run : withReport(run, event);
    case 'stop':
      return { ...run, phase: 'stopped', modules: [], status: event.status, isSilent: false };
  }
}
