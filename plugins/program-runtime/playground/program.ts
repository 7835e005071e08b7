/** Runs a program where it is: in the frame's page or in a worker. */
import type { FrameReport, FrameRequest, Place } from '../../../src/lib/program/messages';
import { NETWORK_POLICY, PLAYGROUND_POLICY } from '../../../src/lib/program/policy';
import { placeOf, stackOf } from '../frame/faults';
import { watchRefusals } from '../frame/refusals';
import { importProgram } from '../frame/start';
import { inspectAll } from './inspect';
import { collectLines, type Lines, watchConsole } from './lines';

type Modules = Extract<FrameRequest, { type: 'run' }>['modules'];

/** What tells of a program and runs it. */
export interface Runner {
  readonly lines: Lines;
  /** Runs modules; the default export of the last one is called with `argument`. */
  run(modules: Modules, argument?: unknown): Promise<void>;
}

/** What only pages have, in the messages of browsers about unknown names. */
const PAGE_NAMES =
  /\b(?:document|window|localStorage|sessionStorage|alert|confirm|prompt|HTML\w*Element|Element|Node|Image|Audio|getComputedStyle|matchMedia|DOMParser|history|screen)\b/;

const BEFORE: Readonly<Record<string, readonly string[]>> = PLAYGROUND_POLICY;

/** The directives that the reader's switch changes. */
const SWITCHED: ReadonlySet<string> = new Set(
  Object.entries(NETWORK_POLICY).flatMap(([directive, sources]) =>
    String(BEFORE[directive]) === String(sources) ? [] : directive,
  ),
);

/**
 * What a reader can do about a refusal. The switch allows no other addresses than those of HTTPS, and these aren't
 * refused where it is on.
 */
export function adviceOn(directive: string, address: string): string {
  return SWITCHED.has(directive) && address.startsWith('https')
    ? 'The switch above allows network access.'
    : 'No switch allows that.';
}

function isPageMissing(thrown: unknown): boolean {
  return thrown instanceof ReferenceError && PAGE_NAMES.test(String(thrown.message));
}

function messageOf(thrown: unknown): string {
  const text = inspectAll([thrown])[0]?.text ?? 'Error';
  if (thrown instanceof Error) return text;
  return `Uncaught ${typeof thrown === 'string' ? thrown : text}`;
}

/** A stack without its first line, which is the message, and with names for addresses. */
function readableStack(stack: string, names: ReadonlyMap<string, string>): string {
  const lines = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line.trim()));
  let text = lines.map((line) => line.trim()).join('\n');
  for (const [address, name] of names) text = text.replaceAll(address, name);
  return text;
}

/**
 * Watches this document or worker.
 *
 * @param report tells the page
 */
export function watchProgram(place: Place, report: (message: FrameReport) => void): Runner {
  /** Names of the program's modules, by their addresses. */
  const names = new Map<string, string>();
  const lines = collectLines(report);
  const tell = (thrown: unknown): void => {
    const stack = stackOf(thrown);
    lines.fault({
      type: 'error',
      message: messageOf(thrown),
      ...placeOf(stack, names),
      ...(stack !== '' && { stack: readableStack(stack, names) }),
      ...(place === 'worker' && isPageMissing(thrown) && { isPageMissing: true }),
    });
  };
  watchConsole(lines);
  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  watchRefusals((directive, address) => {
    lines.write('warn', [
      `The program isn’t allowed to reach ${address} (${directive}). ${adviceOn(directive, address)}`,
    ]);
  });
  return {
    lines,
    async run(modules, argument) {
      try {
        const start = await importProgram(modules, names);
        if (typeof start === 'function' && argument !== undefined) start(argument);
        lines.flush();
        report({ type: 'started' });
      } catch (error) {
        tell(error);
      }
    },
  };
}
