/** What a program's run is doing and what it wrote, as a state machine without a browser. */
import type { ProgramReport } from '@site/src/components/ProgramFrame';
import type { Level, Place } from '@site/src/lib/program/messages';
import { OWN_PLACE, PROGRAM_MODULE, type Program } from '@site/src/lib/program/playground';

/** What a program threw, and where. */
export interface Fault {
  /** Line of the JavaScript, from 1; undefined where none of the program's own is known. */
  readonly line?: number;
  /** Name of its module, where it is not the one that runs. */
  readonly module?: string;
  /** Where it came from, one call in each line; empty where nothing tells. */
  readonly stack: string;
}

/** A line of the console. */
export interface Entry {
  readonly id: number;
  readonly level: Level;
  readonly text: string;
  /** JSON of the values behind the text (`inspected.ts`); empty for text alone. */
  readonly values: string;
  /** How many groups are open around it. */
  readonly depth: number;
  /** How often it was written in a row. */
  readonly count: number;
  readonly fault?: Fault;
}

/** The state of a run. */
export interface Run {
  /** `idle` before the first program, `stopped`: nothing runs. */
  readonly phase: 'idle' | 'loading' | 'starting' | 'running' | 'stopped';
  /** Counts frames: each run has one of its own. */
  readonly frame: number;
  /** Undefined until its modules are there. */
  readonly program: Program | undefined;
  /** Where it runs, which may be another place than at its start. */
  readonly place: Place;
  readonly entries: readonly Entry[];
  /** What readers are told. */
  readonly status: string;
}

/** What happens to a run. */
export type RunEvent =
  | { readonly type: 'start' }
  | { readonly type: 'loaded'; readonly program: Program }
  | { readonly type: 'reports'; readonly reports: readonly ProgramReport[] }
  /** The program can't be started, for a reason that readers are told. */
  | { readonly type: 'failed'; readonly reason: string }
  /** Ends it, for a reason that readers are told. */
  | { readonly type: 'stop'; readonly status: string }
  | { readonly type: 'clear' };

/**
 * Lines that are kept: the 500 that a frame reports, one that says that it leaves out others, and one
 * that says that the program was started again. Whoever sends more is a program in the frame's name,
 * and would have the page draw without end.
 */
const MOST_ENTRIES = 502;

const STARTING = 'Starting…';

/** Nothing has run. */
export const NO_RUN: Run = {
  phase: 'idle',
  frame: 0,
  program: undefined,
  place: 'worker',
  entries: [],
  status: 'Nothing has run yet.',
};

type NewEntry = Pick<Entry, 'level' | 'text'> & Partial<Entry>;

function withEntry(run: Run, entry: NewEntry): Run {
  const last = run.entries.at(-1);
  const { level, text, values = '', depth = 0, count = 1, fault } = entry;
  const isRepeated =
    last?.level === level &&
    last.text === text &&
    last.values === values &&
    last.depth === depth &&
    !last.fault &&
    !fault;
  if (isRepeated) {
    const repeated = { ...last, count: last.count + count };
    return { ...run, entries: [...run.entries.slice(0, -1), repeated] };
  }
  if (run.entries.length >= MOST_ENTRIES) return run;
  const id = (last?.id ?? 0) + 1;
  const added: Entry = { id, level, text, values, depth, count, ...(fault && { fault }) };
  return { ...run, entries: [...run.entries, added] };
}

function runningStatus(place: Place): string {
  return place === 'page' ? 'The program is running.' : 'The program has run.';
}

/** Once it answers again; its modules may not have run to their end yet. */
function answeringStatus({ phase, place }: Run): string {
  return phase === 'running' ? runningStatus(place) : STARTING;
}

/** The same program in a page: in a worker, it missed what only pages have. */
function movedToPage(run: Run, message: string): Run {
  return withEntry(
    {
      ...run,
      phase: 'starting',
      place: 'page',
      frame: run.frame + 1,
      // It writes them again.
      entries: [],
      status: 'Starting again…',
    },
    {
      level: 'info',
      text: `The program needs a page (${message}), so it was restarted in one.`,
    },
  );
}

function withReport(run: Run, report: ProgramReport): Run {
  switch (report.type) {
    case 'started':
      return { ...run, phase: 'running', status: runningStatus(run.place) };
    case 'silent':
      return { ...run, status: 'The program isn’t responding. You can stop it.' };
    case 'alive':
      return { ...run, status: answeringStatus(run) };
    case 'console':
      return withEntry(run, report);
    case 'error': {
      const { message, module, line, stack = '', isPageMissing } = report;
      if (isPageMissing && run.place === 'worker') return movedToPage(run, message);
      const isOwn = line !== undefined && OWN_PLACE.test(`${module}:${line}`);
      const other = isOwn && module !== PROGRAM_MODULE ? module : undefined;
      return withEntry(
        { ...run, phase: 'running', status: 'The program threw an error.' },
        {
          level: 'error',
          text: message,
          fault: {
            stack,
            ...(isOwn && { line }),
            ...(other !== undefined && { module: other }),
          },
        },
      );
    }
  }
}

/** The run after an event. */
export function runReducer(run: Run, event: RunEvent): Run {
  switch (event.type) {
    case 'start':
      return { ...NO_RUN, phase: 'loading', frame: run.frame + 1, status: 'Loading…' };
    case 'loaded':
      return run.phase === 'loading'
        ? {
            ...run,
            phase: 'starting',
            program: event.program,
            place: event.program.place,
            status: STARTING,
          }
        : run;
    case 'reports':
      return event.reports.reduce(
        (current, report) =>
          // What a frame wrote before it was taken out belongs to the run that was.
          current.phase === 'stopped' || current.frame !== run.frame
            ? current
            : withReport(current, report),
        run,
      );
    case 'failed':
      return withEntry(
        { ...run, phase: 'stopped', program: undefined, status: 'The program can’t be run.' },
        { level: 'error', text: event.reason },
      );
    case 'stop':
      return { ...run, phase: 'stopped', program: undefined, status: event.status };
    case 'clear':
      return { ...run, entries: [] };
  }
}
