/** What an example's run is doing, as a state machine without a browser. */
import type { ProgramReport } from '@site/src/components/ProgramFrame';
import type { Level } from '@site/src/lib/program/messages';
import type { NamedModule } from '@site/src/lib/program/modules';

/** A line of the program's console, or what it threw. */
export interface Line {
  readonly id: number;
  readonly level: Level;
  readonly text: string;
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
}

/** What happens to a run. */
export type RunEvent =
  | { readonly type: 'start' }
  | { readonly type: 'loaded'; readonly modules: readonly NamedModule[] }
  | { readonly type: 'report'; readonly report: ProgramReport; readonly shown?: string }
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
};

function withLine(run: Run, level: Level, text: string): Run {
  const id = (run.lines.at(-1)?.id ?? 0) + 1;
  return { ...run, lines: [...run.lines, { id, level, text }].slice(-MOST_LINES) };
}

function withReport(run: Run, report: ProgramReport, shown: string | undefined): Run {
  switch (report.type) {
    case 'started':
      return { ...run, phase: 'running', status: 'The example is running.' };
    case 'silent':
      return { ...run, status: 'The example isn’t responding. You can stop it.' };
    case 'alive':
      return { ...run, status: 'The example is running.' };
    case 'console':
      return withLine(run, report.level, report.text);
    case 'error': {
      const { message, module, line } = report;
      const place =
        line !== undefined && module !== undefined && module === shown
          ? ` (line ${line} of the JS output)`
          : '';
      return withLine(
        { ...run, phase: 'running', status: 'The example threw an error.' },
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
        ? { ...run, phase: 'starting', modules: event.modules, status: 'Starting…' }
        : run;
    case 'report':
      return run.phase === 'stopped' ? run : withReport(run, event.report, event.shown);
    case 'stop':
      return { ...run, phase: 'stopped', modules: [], status: event.status };
  }
}
