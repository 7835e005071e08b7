/**
 * The script of the document that runs programs of the playground. It takes one program from the page
 * around it and runs it itself or in a worker; it reports lines of its console, what it throws and how
 * high it is. A new program gets a new document.
 */
import {
  type FrameReport,
  type FrameRequest,
  reportDecoder,
  requestDecoder,
} from '../../../src/lib/program/messages';
import { answerClicks } from '../frame/forms';
import { haltEndless } from '../frame/guard';
import { watchLeaving } from '../frame/leaving';
import { closePeers } from '../frame/peers';
import { setColorScheme, watchHeight } from '../frame/start';
import { type Runner, watchProgram } from './program';

type RunRequest = Extract<FrameRequest, { type: 'run' }>;

/** What a worker may say in its program's name; height and readiness are this document's. */
const REPORTED_BY_WORKERS: ReadonlySet<FrameReport['type']> = new Set([
  'alive',
  'started',
  'console',
  'error',
]);

/** Starts a worker of this document's own script, which is the only one that it has. */
function runInWorker(
  script: string,
  request: RunRequest,
  report: (message: FrameReport) => void,
): Worker {
  // A module's worker is refused: its address is that of another origin, which is opaque, too.
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address, { name: 'program' });
  worker.addEventListener('message', ({ data }) => {
    const message = reportDecoder(data);
    if (message.ok && REPORTED_BY_WORKERS.has(message.value.type)) report(message.value);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    // What the program throws, the worker tells itself; without a message, the worker never started.
    if (event instanceof ErrorEvent && event.message) return;
    report({ type: 'error', message: 'this browser can’t start a worker', isPageMissing: true });
  });
  worker.postMessage(request);
  return worker;
}

/** @param script text of this script */
export function startPage(script: string): void {
  const root = document.getElementById('root');
  const container = document.getElementById('program');
  const page = window.parent;
  // Whoever opens the document by its address sees an empty page.
  if (!root || !container || page === window) return;
  // The frame's own origin is opaque; that of its address is the site's.
  const site = new URL(location.href).origin;
  closePeers();
  let isHalted = false;
  const report = (message: FrameReport): void => {
    if (isHalted) return;
    isHalted = message.type === 'halted';
    page.postMessage(message, site);
  };
  let worker: Worker | undefined;
  let program: Runner | undefined;
  const run = (request: RunRequest): void => {
    setColorScheme(request.colorScheme);
    if (request.place === 'worker') {
      worker = runInWorker(script, request, report);
      return;
    }
    watchLeaving(() => report({ type: 'leave' }));
    const runner = watchProgram('page', report);
    program = runner;
    haltEndless(() => {
      runner.lines.flush();
      report({ type: 'halted' });
    });
    answerClicks((line) => runner.lines.write('info', [line]));
    watchHeight(root, report);
    void runner.run(request.modules, container);
  };
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== page || origin !== site) return;
    const request = requestDecoder(data);
    if (!request.ok) return;
    if (request.value.type === 'color-scheme') setColorScheme(request.value.colorScheme);
    else if (request.value.type === 'ping') {
      if (worker) worker.postMessage(request.value);
      else report({ type: 'alive' });
    } else if (!worker && !program) run(request.value);
  });
  report({ type: 'ready' });
}
