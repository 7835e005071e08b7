/**
 * What the playground is doing: a pure function from a state and an event to the next state and the
 * things to do. `runSession.ts` does them.
 */
import { defaultProgram } from '../playgroundPrograms';
import type { Syntax } from '../playgroundLink';
import type { Built } from './built';
import {
  type Choices,
  choicesOf,
  isRunnable,
  localCapabilities,
  MODULE_FORMAT,
  runnableSettings,
  settingsOf,
} from './choices';
import type {
  Capabilities,
  CompiledFile,
  CompileOutcome,
  CompileRequest,
  CompilerHost,
  CompilerSettings,
  FormatOutcome,
} from './compiler';
import {
  type ChangedFiles,
  filesOf,
  isInterface,
  mainFile,
  namedFor,
  type ShownProgram,
  showing,
} from './files';
import { withHints } from './habits';
import { type JoinedFiles, joinFiles } from './joinFiles';
import {
  chooseRelease,
  docsVersionOf,
  documentedSyntaxes,
  DOCUMENTED_RELEASES,
  reasonRelease,
} from './releases';
import type { PlaygroundStart } from './start';

/**
 * How long the playground waits behind a letter until it compiles, in milliseconds. The former one waited 100,
 * with which a letter takes 150 until its JavaScript is on screen.
 */
export const EDIT_DELAY_MS = 50;

/** The panels beside the program. */
export const PANELS = ['javascript', 'output', 'problems', 'settings', 'internals'] as const;

export type Panel = (typeof PANELS)[number];

/** How far the way to a compiler has come. */
export type BackEnd =
  | { readonly phase: 'finding' }
  /** There is no host. */
  | { readonly phase: 'missing'; readonly reason: string }
  | { readonly phase: 'opening'; readonly kind: CompilerHost['kind'] }
  /** The host is there, the release is not. */
  | { readonly phase: 'failed'; readonly kind: CompilerHost['kind']; readonly reason: string }
  | {
      readonly phase: 'ready';
      readonly kind: CompilerHost['kind'];
      readonly capabilities: Capabilities;
    };

/** A file that was compiled, and what it was. */
export interface OutputFile extends CompiledFile {
  readonly source: string;
}

/** A program that can be run. */
export interface Runnable {
  /** Of the file that runs. */
  readonly javaScript: string;
  /** What the JavaScript was made of. */
  readonly source: string;
  readonly release: string;
  /** The implementations of a program of several files. */
  readonly files?: readonly OutputFile[];
  /** Where the lines of `source` come from, if a compiler that takes one file got several in one. */
  readonly joined?: JoinedFiles;
}

/** A program that was compiled, and what it became. */
export interface Output extends Runnable {
  /** The state's revision that was compiled. */
  readonly revision: number;
  readonly settings: CompilerSettings;
}

/** What the compiler said last. */
export interface Answer {
  readonly revision: number;
  readonly outcome: CompileOutcome | FormatOutcome;
}

/** A program that runs; the fields are those of `ProgramOutput`. */
export interface Run extends Runnable {
  readonly number: number;
}

export interface SessionState extends ShownProgram {
  readonly backEnd: BackEnd;
  /** Names of the host's releases, newest first; those of the documented versions before it is known. */
  readonly releases: readonly string[];
  /** The host did not tell its releases. */
  readonly guessesReleases?: boolean;
  /** The release that is chosen, one of `releases`. */
  readonly release: string;
  /** What the link asks for, or the reader. */
  readonly asked?: string;
  /** What the reader chose on an earlier visit; it counts where nothing is asked for. */
  readonly remembered?: string;
  readonly choices: Choices;
  /** Whether compilers of the reader's machine may have the program. */
  readonly isTrusted: boolean;
  /** Another number is another program, release or choice: answers to earlier ones are stale. */
  readonly revision: number;
  readonly isCompiling: boolean;
  /** What the compiler does beside compiling. */
  readonly task?: 'convert' | 'format' | 'run';
  readonly answer?: Answer;
  /** The last program that compiled; it stays while the next one is compiled. */
  readonly output?: Output;
  readonly built?: Built;
  readonly autoRun: boolean;
  /** The program is to run as soon as it is compiled. */
  readonly runsNext: boolean;
  readonly run?: Run;
  readonly panel: Panel;
  /** Sentences about the link, and about what could not be done. */
  readonly notes: readonly string[];
  /** The address holds a program that can't be read: it stays until the reader acts. */
  readonly keepsAddress: boolean;
  /** How often the reader has done something. */
  readonly actions: number;
}

/** Something to do; what comes of it is told by an event. */
export type Effect =
  | { readonly type: 'find-host' }
  | { readonly type: 'open'; readonly release: string }
  /** Ends what is being compiled, and compiles after `delay` milliseconds. */
  | {
      readonly type: 'compile';
      readonly revision: number;
      readonly request: CompileRequest;
      readonly delay: number;
    }
  | {
      readonly type: 'compile-to-run' | 'format' | 'convert';
      readonly revision: number;
      readonly request: CompileRequest;
    };

/** What can be chosen of an example of the site. */
export interface ChosenExample {
  readonly code: string;
  readonly javaScript: string;
  readonly syntax: Syntax;
}

export type Event =
  | {
      readonly type: 'host-found';
      readonly kind: CompilerHost['kind'];
      readonly releases: readonly string[];
      /** The host did not tell them. */
      readonly isGuess?: boolean;
    }
  | { readonly type: 'host-missing'; readonly reason: string }
  | { readonly type: 'opened'; readonly release: string; readonly capabilities: Capabilities }
  | { readonly type: 'open-failed'; readonly release: string; readonly reason: string }
  | { readonly type: 'compiled'; readonly revision: number; readonly outcome: CompileOutcome }
  | {
      readonly type: 'compiled-to-run';
      readonly revision: number;
      readonly outcome: CompileOutcome;
    }
  | {
      readonly type: 'formatted';
      readonly revision: number;
      /** Name of the file, in a program of several. */
      readonly file?: string | undefined;
      readonly outcome: FormatOutcome;
    }
  | {
      readonly type: 'converted';
      readonly revision: number;
      readonly syntax: Syntax;
      readonly outcome: FormatOutcome;
    }
  | { readonly type: 'built-found'; readonly built: Built }
  // What readers do.
  | { readonly type: 'edited'; readonly code: string }
  /** Files were added, taken away, renamed or put into another order. */
  | { readonly type: 'files-changed'; readonly changed: ChangedFiles }
  /** Another file is looked at. */
  | { readonly type: 'file-shown'; readonly index: number }
  | { readonly type: 'release-chosen'; readonly release: string }
  | { readonly type: 'settings-chosen'; readonly settings: CompilerSettings }
  | { readonly type: 'example-chosen'; readonly example: ChosenExample }
  | { readonly type: 'compile-pressed' }
  | { readonly type: 'format-pressed' }
  | { readonly type: 'run-pressed' }
  | { readonly type: 'auto-run-chosen'; readonly autoRun: boolean }
  | { readonly type: 'panel-chosen'; readonly panel: Panel }
  | { readonly type: 'retry-pressed' };

/** A state, and what is to be done now. */
export interface Step {
  readonly state: SessionState;
  readonly effects: readonly Effect[];
}

const still = (state: SessionState): Step => ({ state, effects: [] });

/**
 * The state with which the playground begins, and what is to be done first.
 *
 * @param built a program that may be shown with its JavaScript before a compiler answers
 */
export function startSession(start: PlaygroundStart, built?: Built): Step {
  const { asked, remembered, code, around, choices, autoRun, problems } = start;
  const { keepsAddress, isTrusted } = start;
  return {
    state: {
      backEnd: { phase: 'finding' },
      releases: DOCUMENTED_RELEASES,
      release: start.release,
      ...(asked !== undefined && { asked }),
      ...(remembered !== undefined && { remembered }),
      code,
      ...(around && { around }),
      choices,
      isTrusted,
      ...(built && { built }),
      revision: 0,
      isCompiling: false,
      autoRun,
      runsNext: false,
      panel: 'javascript',
      notes: problems,
      keepsAddress,
      actions: 0,
    },
    effects: [{ type: 'find-host' }],
  };
}

/** Whether the program waits for the reader's word, because the compiler runs on the reader's machine. */
export function isHeld({ backEnd, isTrusted }: SessionState): boolean {
  return backEnd.phase === 'ready' && backEnd.kind === 'native' && !isTrusted;
}

/** Whether the compiler may be asked about places of the program. */
export function canAnalyze(state: SessionState): boolean {
  const { backEnd, choices } = state;
  return (
    backEnd.phase === 'ready' &&
    backEnd.capabilities.analyzes &&
    choices.syntax === 'rescript' &&
    // The analysis tool is asked about implementations.
    !isInterface(state.around?.name ?? '') &&
    !isHeld(state)
  );
}

/** Whether the compiler may be asked how it sees the program. */
export function canView(state: SessionState): boolean {
  return (
    state.backEnd.phase === 'ready' && state.backEnd.capabilities.views.length > 0 && !isHeld(state)
  );
}

/** The panels that there are now; compilers that have no views have no panel for them. */
export function panelsOf(state: SessionState): readonly Panel[] {
  const hasViews = capabilitiesOf(state).views.length > 0;
  return PANELS.filter((panel) => panel !== 'internals' || hasViews || panel === state.panel);
}

/** What can be chosen now. */
export function capabilitiesOf({ backEnd, release }: SessionState): Capabilities {
  return backEnd.phase === 'ready'
    ? backEnd.capabilities
    : localCapabilities(documentedSyntaxes(release));
}

/** The settings that are chosen, as far as the compiler takes them. */
export function currentSettings(state: SessionState): CompilerSettings {
  return settingsOf(state.choices, capabilitiesOf(state));
}

/** The compiler's answer to the program as it stands; undefined while there is none. */
export function currentAnswer({ answer, revision }: SessionState): Answer | undefined {
  return answer?.revision === revision ? answer : undefined;
}

function currentOutput({ output, revision }: SessionState): Output | undefined {
  return output?.revision === revision ? output : undefined;
}

/** What the build made of the program, where it is one of the site's and no compiler is there. */
export function builtOutput({ backEnd, built, code, around }: SessionState): Built | undefined {
  const isAlone = backEnd.phase === 'missing' || backEnd.phase === 'failed';
  return isAlone && !around && built?.code === code ? built : undefined;
}

/** What the build made of the program, until a compiler has answered for the first time. */
function earlyJavaScript(state: SessionState): string | undefined {
  const { answer, around, built, choices, code, release } = state;
  return !answer &&
    !around &&
    built?.code === code &&
    built.release === release &&
    choices.moduleFormat === MODULE_FORMAT
    ? built.javaScript
    : undefined;
}

/** The JavaScript of what is on screen, as it was when it last compiled. */
export function shownJavaScript(state: SessionState): string | undefined {
  const { output, around } = state;
  if (!output) return earlyJavaScript(state);
  return output.files && around
    ? output.files.find(({ name }) => name === around.name)?.javaScript
    : output.javaScript;
}

/** The text of what is on screen when it last compiled with the release. */
export function lastCompiled({ output, around, release }: SessionState): string | undefined {
  if (output?.release !== release) return undefined;
  return around ? output.files?.find(({ name }) => name === around.name)?.source : output.source;
}

function isUntouched({ code, around, choices, release }: SessionState): boolean {
  return !around && code === defaultProgram(docsVersionOf(release).toolchain, choices.syntax);
}

/** What the compiler is asked about the program on screen. */
export function requestOf(state: SessionState, settings = currentSettings(state)): CompileRequest {
  const { code, around } = state;
  return { code, settings, ...(around && { around }) };
}

/** Takes a syntax for that of the program, whose files are named for it. */
function inSyntax(state: SessionState, syntax: Syntax): SessionState {
  const { around, choices } = state;
  return {
    ...state,
    choices: { ...choices, syntax },
    ...(around && { around: namedFor(syntax, around) }),
  };
}

/** Compiles the program, if there is a compiler that may have it. */
function compiling(state: SessionState, delay: number): Step {
  if (state.backEnd.phase !== 'ready' || isHeld(state)) {
    return still({ ...state, isCompiling: false });
  }
  return {
    state: { ...state, isCompiling: true },
    effects: [{ type: 'compile', revision: state.revision, request: requestOf(state), delay }],
  };
}

/** Another program or another choice: what is under way has become stale. */
function changed(state: SessionState, delay = 0): Step {
  const { task: _, ...rest } = state;
  return compiling({ ...rest, revision: state.revision + 1 }, delay);
}

/** The reader has done something that asks for a compilation. */
function acting(state: SessionState): SessionState {
  return {
    ...state,
    isTrusted: true,
    notes: [],
    keepsAddress: false,
    actions: state.actions + 1,
  };
}

function opening(state: SessionState, kind: CompilerHost['kind'], release: string): Step {
  const { task: _, ...rest } = state;
  return {
    state: {
      ...rest,
      release,
      revision: state.revision + 1,
      isCompiling: false,
      backEnd: { phase: 'opening', kind },
    },
    effects: [{ type: 'open', release }],
  };
}

function finding(state: SessionState): Step {
  return {
    state: { ...state, isCompiling: false, backEnd: { phase: 'finding' } },
    effects: [{ type: 'find-host' }],
  };
}

/** Runs what was compiled; what browsers can't run as it is, is compiled once more for them. */
function running(state: SessionState, output: Output): Step {
  const ready: SessionState = { ...state, runsNext: false, panel: 'output' };
  if (!isRunnable(output.settings)) {
    return {
      state: { ...ready, task: 'run' },
      effects: [
        {
          type: 'compile-to-run',
          revision: state.revision,
          request: requestOf(state, runnableSettings(output.settings)),
        },
      ],
    };
  }
  return still(withRun(ready, output));
}

function withRun(
  state: SessionState,
  { javaScript, source, release, files, joined }: Runnable,
): SessionState {
  const number = (state.run?.number ?? 0) + 1;
  return {
    ...state,
    run: {
      number,
      javaScript,
      source,
      release,
      ...(files && { files }),
      ...(joined && { joined }),
    },
  };
}

/** What can be run of a program that has just been compiled. */
function runnable(
  state: SessionState,
  { javaScript, files: compiledFiles }: CompileOutcome & { readonly status: 'compiled' },
): Runnable {
  const { code, release } = state;
  const files = filesOf(state);
  if (!files) return { javaScript, source: code, release };
  if (!compiledFiles) {
    const joined = joinFiles(files);
    return { javaScript, source: joined.code, release, joined };
  }
  const sourceOf = (file: string): string => files.find(({ name }) => name === file)?.code ?? '';
  return {
    javaScript,
    source: mainFile(files)?.code ?? '',
    release,
    files: compiledFiles.map((file) => ({ ...file, source: sourceOf(file.name) })),
  };
}

function hostFound(
  state: SessionState,
  { kind, releases, isGuess = false }: Event & { readonly type: 'host-found' },
): Step {
  const { asked, remembered, choices } = state;
  const { release, problem } =
    asked === undefined
      ? { release: chooseRelease(releases, remembered).release, problem: undefined }
      : chooseRelease(releases, asked);
  // Only old versions read Reason.
  const forReason =
    choices.syntax === 'reason' && asked === undefined ? reasonRelease(releases) : undefined;
  // What was said of the releases before does not hold for these.
  const earlier = chooseRelease(state.releases, asked).problem;
  const notes = state.notes.filter((note) => note !== earlier);
  const known: SessionState = {
    ...state,
    releases,
    guessesReleases: isGuess,
    notes: problem === undefined ? notes : [...notes, problem],
  };
  return opening(known, kind, forReason ?? release);
}

/** How the note about experiments ends, by which that of an earlier release is known. */
const LEFT_OUT = 'so the program is compiled without them.';

/** Notes with one about the experiments that a release doesn't have; the address keeps them for those that do. */
function withExperimentNote(
  { notes, choices, release }: SessionState,
  { experiments }: Capabilities,
): readonly string[] {
  const rest = notes.filter((note) => !note.endsWith(LEFT_OUT));
  const unknown = choices.experiments.filter((name) => !experiments.includes(name));
  if (unknown.length === 0) return rest;
  return [...rest, `${release} doesn’t have the experiments ${unknown.join(', ')}, ${LEFT_OUT}`];
}

function opened(before: SessionState, capabilities: Capabilities): Step {
  const { backEnd, choices, release } = before;
  if (backEnd.phase !== 'opening') return still(before);
  const state = { ...before, notes: withExperimentNote(before, capabilities) };
  const ready: SessionState = {
    ...state,
    backEnd: { phase: 'ready', kind: backEnd.kind, capabilities },
  };
  const own = capabilities.syntaxes[0] ?? 'rescript';
  if (capabilities.syntaxes.includes(choices.syntax)) return compiling(ready, 0);
  if (isUntouched(state)) return compiling(withFirstProgram(ready, own), 0);
  const other = choices.syntax === 'reason' ? reasonRelease(state.releases) : undefined;
  if (other !== undefined && other !== release) {
    const note =
      `Expected ReScript syntax with ${release}, got a program in Reason; ` +
      `${other} is chosen, which reads it.`;
    return opening({ ...state, notes: [...state.notes, note] }, backEnd.kind, other);
  }
  const note = `${release} doesn’t read Reason, so the program is taken as ReScript.`;
  return changed({ ...inSyntax(ready, own), notes: [...state.notes, note] });
}

function withFirstProgram(state: SessionState, syntax: Syntax): SessionState {
  return {
    ...state,
    choices: { ...state.choices, syntax },
    code: defaultProgram(docsVersionOf(state.release).toolchain, syntax),
  };
}

function hinted(state: SessionState, outcome: CompileOutcome): CompileOutcome {
  return withHints(outcome, state, state.choices.syntax);
}

function compiled(state: SessionState, revision: number, outcome: CompileOutcome): Step {
  if (revision !== state.revision) return still(state);
  const answered: SessionState = { ...state, isCompiling: false, answer: { revision, outcome } };
  if (outcome.status !== 'compiled') {
    return still({
      ...answered,
      runsNext: false,
      // Who wanted to see the program run sees why it does not.
      panel: state.runsNext ? 'problems' : state.panel,
    });
  }
  const output: Output = {
    ...runnable(state, outcome),
    revision,
    settings: currentSettings(state),
  };
  const done: SessionState = { ...answered, output };
  return state.runsNext || state.autoRun ? running(done, output) : still(done);
}

function compiledToRun(state: SessionState, revision: number, outcome: CompileOutcome): Step {
  if (revision !== state.revision) return still(state);
  const { task: _, ...done } = state;
  return still(
    outcome.status === 'compiled'
      ? withRun(done, runnable(state, outcome))
      : { ...done, answer: { revision, outcome }, panel: 'problems' },
  );
}

/** A text that the compiler printed takes the program's place; another outcome is told. */
function printed(state: SessionState, outcome: FormatOutcome): Step {
  const { task: _, ...done } = state;
  if (outcome.status !== 'formatted') {
    return still({ ...done, answer: { revision: state.revision, outcome }, isCompiling: false });
  }
  if (outcome.code === state.code) {
    return (currentAnswer(done) ?? done.isCompiling) ? still(done) : compiling(done, 0);
  }
  return changed({ ...done, code: outcome.code });
}

function converted(state: SessionState, syntax: Syntax, outcome: FormatOutcome): Step {
  if (outcome.status === 'formatted') {
    const { task: _, ...done } = state;
    return changed({
      ...done,
      choices: { ...state.choices, syntax },
      code: outcome.code,
    });
  }
  const { state: told } = printed(state, outcome);
  const note =
    'The program can’t be converted to the other syntax until its errors are fixed; see Problems.';
  return still({ ...told, notes: [...told.notes, note] });
}

/** Starts what the compiler prints; an earlier program is not to arrive any more. */
function printing(
  state: SessionState,
  task: 'convert' | 'format',
  settings: CompilerSettings,
): Step {
  return {
    state: { ...state, task },
    effects: [{ type: task, revision: state.revision, request: requestOf(state, settings) }],
  };
}

const ONE_SYNTAX =
  'The other syntax is for programs of one file: take the other files away, or begin a new program in it.';

function settingsChosen(before: SessionState, settings: CompilerSettings): Step {
  const state = acting(before);
  const capabilities = capabilitiesOf(state);
  const choices = choicesOf(settings, capabilities, state.choices);
  const { syntax } = state.choices;
  if (choices.syntax === syntax) return changed({ ...state, choices });
  if (state.around) return still({ ...state, notes: [ONE_SYNTAX] });
  if (isUntouched(state)) return changed(withFirstProgram({ ...state, choices }, choices.syntax));
  if (state.backEnd.phase === 'ready' && capabilities.converts && state.code.trim() !== '') {
    return printing({ ...state, choices: { ...choices, syntax } }, 'convert', settings);
  }
  return changed({ ...state, choices });
}

function releaseChosen(before: SessionState, release: string): Step {
  if (!before.releases.includes(release)) return still(before);
  const state: SessionState = { ...acting(before), asked: release };
  const syntaxes = documentedSyntaxes(release);
  const own = syntaxes[0] ?? 'rescript';
  const chosen: SessionState = { ...state, release };
  const next = isUntouched(state)
    ? withFirstProgram(chosen, own)
    : inSyntax(chosen, syntaxes.includes(state.choices.syntax) ? state.choices.syntax : own);
  return 'kind' in state.backEnd ? opening(next, state.backEnd.kind, release) : changed(next);
}

function fileShown(before: SessionState, index: number): Step {
  const files = filesOf(before);
  if (!files?.[index]) return still(before);
  const { task, ...rest } = before;
  return still({
    ...rest,
    ...showing(files, index),
    // A text that is being formatted belongs to the file that was looked at.
    ...(task !== undefined && task !== 'format' && { task }),
    actions: before.actions + 1,
  });
}

function runPressed(before: SessionState): Step {
  const state: SessionState = { ...acting(before), autoRun: false, panel: 'output' };
  const built = builtOutput(state);
  if (built) return still(withRun(state, { ...built, source: built.code }));
  const output = currentOutput(state);
  if (output) return running(state, output);
  if (currentAnswer(state) && !state.isCompiling) return still({ ...state, panel: 'problems' });
  const { phase } = state.backEnd;
  // Without a compiler there is nothing to wait for.
  if (phase === 'missing' || phase === 'failed') return still({ ...state, panel: 'javascript' });
  return compiling({ ...state, runsNext: true }, 0);
}

function retryPressed(before: SessionState): Step {
  const state: SessionState = { ...before, actions: before.actions + 1 };
  const { backEnd } = state;
  if (backEnd.phase === 'missing') return finding(state);
  if (backEnd.phase === 'failed') {
    // A host that could not tell its releases may tell them now.
    return state.guessesReleases ? finding(state) : opening(state, backEnd.kind, state.release);
  }
  const isGone = currentAnswer(state)?.outcome.status === 'unreachable';
  // A service that has been started again is another one; bundles are loaded again by themselves.
  if (isGone && backEnd.phase === 'ready' && backEnd.kind === 'native') return finding(state);
  return compiling(acting(state), 0);
}

/** The next state after an event, and what is to be done. */
export function step(state: SessionState, event: Event): Step {
  switch (event.type) {
    case 'host-found':
      return hostFound(state, event);
    case 'host-missing':
      return still({
        ...state,
        backEnd: { phase: 'missing', reason: event.reason },
        runsNext: false,
      });
    case 'opened':
      return event.release === state.release ? opened(state, event.capabilities) : still(state);
    case 'open-failed':
      return event.release === state.release && state.backEnd.phase === 'opening'
        ? still({
            ...state,
            backEnd: { phase: 'failed', kind: state.backEnd.kind, reason: event.reason },
            runsNext: false,
          })
        : still(state);
    case 'compiled':
      return compiled(state, event.revision, hinted(state, event.outcome));
    case 'compiled-to-run':
      return compiledToRun(state, event.revision, hinted(state, event.outcome));
    case 'formatted':
      return event.revision === state.revision && event.file === state.around?.name
        ? printed(state, event.outcome)
        : still(state);
    case 'converted':
      return event.revision === state.revision
        ? converted(state, event.syntax, event.outcome)
        : still(state);
    case 'built-found':
      return still({ ...state, built: event.built });
    case 'edited':
      return changed({ ...acting(state), code: event.code }, EDIT_DELAY_MS);
    case 'files-changed': {
      const { files, shown } = event.changed;
      return changed({ ...acting(state), around: undefined, ...showing(files, shown) });
    }
    case 'file-shown':
      return fileShown(state, event.index);
    case 'release-chosen':
      return releaseChosen(state, event.release);
    case 'settings-chosen':
      return settingsChosen(state, event.settings);
    case 'example-chosen': {
      const { code, javaScript, syntax } = event.example;
      const choices = { ...state.choices, syntax };
      const built = { code, javaScript, release: state.release };
      return changed({ ...acting(state), code, around: undefined, choices, built });
    }
    case 'compile-pressed':
      return compiling(acting(state), 0);
    case 'format-pressed': {
      const next = acting(state);
      return next.backEnd.phase === 'ready'
        ? printing(next, 'format', currentSettings(next))
        : still(next);
    }
    case 'run-pressed':
      return runPressed(state);
    case 'auto-run-chosen': {
      if (!event.autoRun) return still({ ...state, autoRun: false, actions: state.actions + 1 });
      const next = { ...acting(state), autoRun: true };
      const output = currentOutput(next);
      if (output) return running(next, output);
      return currentAnswer(next) || next.isCompiling ? still(next) : compiling(next, 0);
    }
    case 'panel-chosen':
      return still({ ...state, panel: event.panel, actions: state.actions + 1 });
    case 'retry-pressed':
      return retryPressed(state);
  }
}
