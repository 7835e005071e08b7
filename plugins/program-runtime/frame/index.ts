/**
 * The script of the document that runs programs. It takes one program from the page around it, makes
 * its modules of their text and starts it; it reports lines of its console, what it throws and how
 * high it is. A new program gets a new document.
 */
import {
  type FrameReport,
  type FrameRequest,
  type Level,
  LEVELS,
  requestDecoder,
} from '../../../src/lib/program/messages';
import { messageOf, placeOf, stackOf } from './faults';
import { answerClicks } from './forms';
import { haltEndless } from './guard';
import { inspect } from '../../../src/lib/program/consoleText';
import { watchLeaving } from './leaving';
import { closePeers } from './peers';
import { watchRefusals } from './refusals';
import { importProgram, setColorScheme, watchHeight } from './start';

/** Console lines that are reported; a program that writes without end fills no memory. */
const MOST_LINES = 500;

// The frame's own origin is opaque; that of its address is the site's.
const SITE = new URL(location.href).origin;

const page = window.parent;
/** Names of the program's modules, by their addresses. */
const names = new Map<string, string>();
let lines = 0;
let isHalted = false;

function report(message: FrameReport): void {
  if (isHalted) return;
  isHalted = message.type === 'halted';
  page.postMessage(message, SITE);
}

function reportLine(level: Level, text: string): void {
  lines += 1;
  if (lines > MOST_LINES) return;
  report({ type: 'console', level, text });
  if (lines === MOST_LINES) {
    report({ type: 'console', level: 'warn', text: 'Later lines are left out.' });
  }
}

function reportFault(thrown: unknown): void {
  lines += 1;
  if (lines > MOST_LINES) return;
  report({
    type: 'error',
    message: messageOf(thrown),
    ...placeOf(stackOf(thrown), names),
  });
}

function watchConsole(): void {
  let passed = 0;
  for (const level of LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: readonly unknown[]) => {
      reportLine(level, values.map(inspect).join(' '));
      // Developer tools keep every line, too.
      passed += 1;
      if (passed <= MOST_LINES) write(...values);
    };
  }
}

function watchFaults(): void {
  addEventListener('error', ({ error, message }) => reportFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
  watchRefusals((directive, address) => {
    reportLine('warn', `Examples aren’t allowed to reach ${address} (${directive}).`);
  });
}

async function run(
  { modules, colorScheme }: Extract<FrameRequest, { type: 'run' }>,
  container: Element,
): Promise<void> {
  setColorScheme(colorScheme);
  try {
    const start = await importProgram(modules, names);
    if (typeof start === 'function') start(container);
    report({ type: 'started' });
  } catch (error) {
    reportFault(error);
  }
}

function main(): void {
  closePeers();
  const root = document.getElementById('root');
  const container = document.getElementById('program');
  // Whoever opens the document by its address sees an empty page.
  if (!root || !container || page === window) return;
  let isRunning = false;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== page || origin !== SITE) return;
    const request = requestDecoder(data);
    if (!request.ok) return;
    if (request.value.type === 'ping') report({ type: 'alive' });
    else if (request.value.type === 'color-scheme') setColorScheme(request.value.colorScheme);
    else if (!isRunning) {
      isRunning = true;
      void run(request.value, container);
    }
  });
  watchLeaving(() => report({ type: 'leave' }));
  watchConsole();
  watchFaults();
  haltEndless(() => report({ type: 'halted' }));
  watchHeight(root, report);
  answerClicks((line) => reportLine('info', line));
  report({ type: 'ready' });
}

main();
