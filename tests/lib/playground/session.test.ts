import type { CompileOutcome } from '../../../src/lib/playground/compiler';
import {
  currentSettings,
  type Event,
  EDIT_DELAY_MS,
  type SessionState,
  startSession,
  step,
  type Step,
  isHeld,
  builtOutput,
  lastCompiled,
  shownJavaScript,
} from '../../../src/lib/playground/session';
import { filesOf, moveFile } from '../../../src/lib/playground/files';
import {
  addressOf,
  firstProgram,
  isOwnLink,
  startPlayground,
} from '../../../src/lib/playground/start';
import { playgroundLink } from '../../../src/lib/playgroundLink';
import {
  CAPABILITIES,
  compiledTo,
  REASON_CAPABILITIES,
  TYPE_ERROR,
} from '../../support/fakeCompilers';

const RELEASES = ['v12.2.0', 'v11.1.4', 'v10.1.4', 'v8.4.2'];

const FAILED: CompileOutcome = { status: 'failed', problems: [TYPE_ERROR] };

/** The step after several events; the effects are those of the last one. */
function after(first: Step, ...events: readonly Event[]): Step {
  return events.reduce<Step>(({ state }, event) => step(state, event), first);
}

const found = (kind: 'bundle' | 'native' = 'bundle'): Event => ({
  type: 'host-found',
  kind,
  releases: RELEASES,
});

const opened = (release: string): Event => ({
  type: 'opened',
  release,
  capabilities: release === 'v8.4.2' ? REASON_CAPABILITIES : CAPABILITIES,
});

const search = (program: Parameters<typeof playgroundLink>[0]): string =>
  playgroundLink(program)?.split('?')[1] ?? '';

const begin = (address = '', remembered?: string): Step =>
  startSession(startPlayground(address, remembered));

/** A session whose compiler is there and has compiled. */
function compiled(address = '', kind: 'bundle' | 'native' = 'bundle'): SessionState {
  const ready = after(begin(address), found(kind), opened('v11.1.4'));
  return answered(ready.state).state;
}

function answered(state: SessionState, outcome: CompileOutcome = compiledTo('export {}')): Step {
  return step(state, { type: 'compiled', revision: state.revision, outcome });
}

describe('what the build made of the first program', () => {
  const { code } = startPlayground('');
  const built = { code, javaScript: '// built', release: 'v11.1.4' };
  const early = (address: string, remembered?: string): Step =>
    startSession(startPlayground(address, remembered), built);

  test('is shown until a compiler answers', () => {
    const ready = after(early(''), found('bundle'), opened('v11.1.4'));
    expect(shownJavaScript(early('').state)).toBe('// built');
    expect(shownJavaScript(ready.state)).toBe('// built');
    expect(shownJavaScript(answered(ready.state).state)).toBe('export {}');
    const failed = answered(ready.state, { status: 'failed', problems: [TYPE_ERROR] });
    expect(shownJavaScript(failed.state)).toBeUndefined();
  });

  test('is not that of another program, release or choice', () => {
    for (const { state } of [
      early(search({ version: 'v11.1.4', code: 'let a = 1' })),
      early('', 'v12.2.0'),
      early('?version=v11.1.4&module=commonjs'),
    ]) {
      expect(shownJavaScript(state)).toBeUndefined();
    }
    const edited = step(early('').state, { type: 'edited', code: `${code}\n` });
    expect(shownJavaScript(edited.state)).toBeUndefined();
  });
});

describe('the way to a compiler', () => {
  test('host, release, program', () => {
    const first = begin();
    expect(first.effects).toEqual([{ type: 'find-host' }]);
    const opening = after(first, found());
    expect(opening.state).toMatchObject({ releases: RELEASES, release: 'v11.1.4' });
    expect(opening.effects).toEqual([{ type: 'open', release: 'v11.1.4' }]);
    const ready = after(opening, opened('v11.1.4'));
    expect(ready.state).toMatchObject({ isCompiling: true, backEnd: { phase: 'ready' } });
    expect(ready.effects).toEqual([
      {
        type: 'compile',
        revision: ready.state.revision,
        delay: 0,
        request: { code: ready.state.code, settings: currentSettings(ready.state) },
      },
    ]);
    expect(currentSettings(ready.state)).toEqual({
      syntax: 'rescript',
      moduleFormat: 'esmodule',
      openModules: ['RescriptCore'],
      experiments: [],
    });
  });

  test('the version that is remembered counts where the link names none', () => {
    expect(after(begin('', 'v10.0.0'), found()).state.release).toBe('v10.1.4');
    expect(after(begin(search({ version: 'v12.0.0' }), 'v10.0.0'), found()).state.release).toBe(
      'v12.2.0',
    );
  });

  test('another release than the one that was asked for is told', () => {
    const { state } = after(begin(search({ version: 'v11.0.1' })), found());
    expect(state.release).toBe('v11.1.4');
    expect(state.notes).toEqual([expect.stringContaining('got v11.0.1; v11.1.4 is used')]);
  });

  test('experiments that the release does not have are told, once, and stay in the address', () => {
    const experiments = ['LetUnwrap', 'Foo'];
    const first = after(begin(search({ experiments })), found(), opened('v11.1.4'));
    const note =
      /^v11\.1\.4 doesn’t have the experiments .*Foo, so the program is compiled without/;
    expect(first.state.notes).toEqual([expect.stringMatching(note)]);
    expect(currentSettings(first.state).experiments).not.toContain('Foo');
    expect(first.state.choices.experiments).toEqual(experiments);
    const second = after(first, { type: 'release-chosen', release: 'v12.2.0' }, opened('v12.2.0'));
    expect(second.state.notes).toEqual([expect.stringMatching(/^v12\.2\.0 .*Foo/)]);
  });

  test('no host: the source stays, and trying again looks once more', () => {
    const { state } = after(begin(), { type: 'host-missing', reason: 'Offline.' });
    expect(state.backEnd).toEqual({ phase: 'missing', reason: 'Offline.' });
    expect(after({ state, effects: [] }, { type: 'edited', code: 'let a = 1' }).effects).toEqual(
      [],
    );
    expect(step(state, { type: 'retry-pressed' })).toMatchObject({
      state: { backEnd: { phase: 'finding' } },
      effects: [{ type: 'find-host' }],
    });
  });

  test('a release that does not load can be tried again, or another one chosen', () => {
    const failed = after(begin(), found(), {
      type: 'open-failed',
      release: 'v11.1.4',
      reason: 'Gone.',
    });
    expect(failed.state.backEnd).toEqual({ phase: 'failed', kind: 'bundle', reason: 'Gone.' });
    expect(after(failed, { type: 'retry-pressed' }).effects).toEqual([
      { type: 'open', release: 'v11.1.4' },
    ]);
    expect(after(failed, { type: 'release-chosen', release: 'v12.2.0' }).effects).toEqual([
      { type: 'open', release: 'v12.2.0' },
    ]);
  });

  test('releases that were guessed are asked for anew, and only then', () => {
    const guessed: Event = {
      type: 'host-found',
      kind: 'bundle',
      releases: ['v11.1.4'],
      isGuess: true,
    };
    const failed: Event = { type: 'open-failed', release: 'v11.1.4', reason: 'Gone.' };
    const address = search({ version: 'v11.0.1' });
    const offline = after(begin(address), guessed, failed);
    expect(offline.state.notes).toHaveLength(1);
    const again = after(offline, { type: 'retry-pressed' });
    expect(again.effects).toEqual([{ type: 'find-host' }]);
    expect(after(again, guessed).state.notes).toEqual(offline.state.notes);
    const told: Event = { type: 'host-found', kind: 'bundle', releases: ['v11.1.4', 'v11.0.1'] };
    const { state } = after(again, told);
    expect(state).toMatchObject({ release: 'v11.0.1', guessesReleases: false, notes: [] });
  });

  test('a release that comes when another one is wanted is not taken', () => {
    const other = after(begin(), found(), { type: 'release-chosen', release: 'v12.2.0' });
    expect(after(other, opened('v11.1.4')).state).toBe(other.state);
    const late: Event = { type: 'open-failed', release: 'v11.1.4', reason: 'Gone.' };
    expect(after(other, late).state).toBe(other.state);
  });

  test('a built example stands in while there is no compiler', () => {
    const { state } = after(begin(), { type: 'host-missing', reason: 'Offline.' });
    const built = { code: state.code, javaScript: 'export {}', release: 'v11.1.4' };
    const shown = step(state, { type: 'built-found', built });
    expect(builtOutput(shown.state)).toEqual(built);
    expect(after(shown, { type: 'run-pressed' }).state.run).toMatchObject({ number: 1 });
    expect(builtOutput(after(shown, { type: 'edited', code: 'let a = 1' }).state)).toBeUndefined();
  });
});

describe('Reason', () => {
  const reason = search({ syntax: 'reason', code: 'let a = 1;' });

  test('a link in Reason opens a release that reads it', () => {
    const { state } = after(begin(reason), found(), opened('v8.4.2'));
    expect(state).toMatchObject({ release: 'v8.4.2', choices: { syntax: 'reason' }, notes: [] });
  });

  test('a link with a version that does not is told so', () => {
    const link = search({ version: 'v10.1.4', syntax: 'reason', code: 'let a = 1;' });
    const { state, effects } = after(begin(link), found(), opened('v10.1.4'));
    expect(effects).toEqual([{ type: 'open', release: 'v8.4.2' }]);
    expect(state.notes).toEqual([expect.stringContaining('v8.4.2 is chosen, which reads it')]);
  });

  test('a host without such a release takes the program for ReScript', () => {
    const only: Event = { type: 'host-found', kind: 'bundle', releases: ['v12.2.0'] };
    const { state } = after(begin(reason), only, opened('v12.2.0'));
    expect(state.choices.syntax).toBe('rescript');
    expect(state.notes).toEqual([expect.stringContaining('doesn’t read Reason')]);
  });

  test('a switch of the syntax rewrites the program, or leaves all as it is', () => {
    const ready = after(begin(reason), found(), opened('v8.4.2'));
    const settings = { ...currentSettings(ready.state), syntax: 'rescript' } as const;
    const asked = after(ready, { type: 'settings-chosen', settings });
    expect(asked.state).toMatchObject({ task: 'convert', choices: { syntax: 'reason' } });
    expect(asked.effects).toMatchObject([{ type: 'convert', request: { settings } }]);
    const { revision } = asked.state;
    const answer = { type: 'converted', revision, syntax: 'rescript' } as const;
    const done = after(asked, { ...answer, outcome: { status: 'formatted', code: 'let a = 1' } });
    expect(done.state).toMatchObject({ code: 'let a = 1', choices: { syntax: 'rescript' } });
    expect(done.effects).toMatchObject([{ type: 'compile', request: { code: 'let a = 1' } }]);
    const failed = after(asked, {
      ...answer,
      outcome: { status: 'failed', problems: [TYPE_ERROR] },
    });
    expect(failed.state).toMatchObject({ code: 'let a = 1;', choices: { syntax: 'reason' } });
    expect(failed.state.notes).toEqual([expect.stringContaining('can’t be converted')]);
  });

  test('an untouched program follows version and syntax', () => {
    const v8 = after(
      { state: compiled(), effects: [] },
      { type: 'release-chosen', release: 'v8.4.2' },
    );
    expect(v8.state.choices.syntax).toBe('reason');
    expect(v8.state.code).toBe(firstProgram('v8.4.2', v8.state.choices));
    const ready = after(v8, opened('v8.4.2'));
    const settings = { ...currentSettings(ready.state), syntax: 'rescript' } as const;
    const rescript = after(ready, { type: 'settings-chosen', settings });
    expect(rescript.state.code).toBe(firstProgram('v8.4.2', rescript.state.choices));
    expect(rescript.effects).toMatchObject([{ type: 'compile' }]);
  });

  test('a changed program stays, in its syntax where the version has it', () => {
    const changed = after(
      { state: compiled(), effects: [] },
      { type: 'edited', code: 'let a = 1' },
    );
    const v8 = after(changed, { type: 'release-chosen', release: 'v8.4.2' });
    expect(v8.state).toMatchObject({ code: 'let a = 1', choices: { syntax: 'rescript' } });
  });
});

describe('compiling', () => {
  test('an edit is compiled a moment later, and the last JavaScript stays', () => {
    const edited = step(compiled(), { type: 'edited', code: 'let b = 2' });
    expect(edited.effects).toMatchObject([{ type: 'compile', delay: EDIT_DELAY_MS }]);
    expect(edited.state).toMatchObject({ isCompiling: true, output: { javaScript: 'export {}' } });
    const failed = answered(edited.state, FAILED);
    expect(failed.state).toMatchObject({ isCompiling: false, output: { javaScript: 'export {}' } });
    expect(failed.state.answer?.outcome).toEqual(FAILED);
  });

  test('errors have the hints that there are', () => {
    const edited = step(compiled(), { type: 'edited', code: 'const a = 1' });
    const range = { startLine: 1, startColumn: 7, endLine: 1, endColumn: 8 };
    const problem = { kind: 'syntax-error', message: 'No.', range } as const;
    const failed = answered(edited.state, { status: 'failed', problems: [problem] });
    expect(failed.state.answer?.outcome).toEqual({
      status: 'failed',
      problems: [{ ...problem, hint: expect.stringContaining('no `const`') }],
    });
  });

  test('answers to what is not the program any more are dropped', () => {
    const before = compiled();
    const { state } = step(before, { type: 'edited', code: 'let b = 2' });
    const late = { revision: before.revision, outcome: compiledTo('late') };
    expect(step(state, { type: 'compiled', ...late }).state).toBe(state);
    expect(step(state, { type: 'compiled-to-run', ...late }).state).toBe(state);
    const formatted = { status: 'formatted', code: 'late' } as const;
    const print = { revision: before.revision, outcome: formatted };
    expect(step(state, { type: 'formatted', ...print }).state).toBe(state);
    expect(step(state, { type: 'converted', syntax: 'reason', ...print }).state).toBe(state);
  });

  test('settings and versions are compiled at once', () => {
    const state = compiled();
    const settings = { ...currentSettings(state), warningFlags: '+a', openModules: [] };
    const chosen = step(state, { type: 'settings-chosen', settings });
    expect(chosen.effects).toMatchObject([{ type: 'compile', delay: 0, request: { settings } }]);
    expect(chosen.state.choices).toMatchObject({ warningFlags: '+a', openModules: [] });
    const own = { ...settings, openModules: CAPABILITIES.openModules };
    expect(
      step(chosen.state, { type: 'settings-chosen', settings: own }).state.choices,
    ).not.toHaveProperty('openModules');
    const release = step(state, { type: 'release-chosen', release: 'v12.2.0' });
    expect(release.effects).toEqual([{ type: 'open', release: 'v12.2.0' }]);
    expect(step(state, { type: 'release-chosen', release: 'v1.0.0' }).state).toBe(state);
  });

  test('an example takes the program’s place, and is trusted', () => {
    const example = { code: 'let e = 1', javaScript: 'let e = 1;', syntax: 'rescript' } as const;
    const { state, effects } = step(compiled(), { type: 'example-chosen', example });
    expect(state).toMatchObject({ code: 'let e = 1', isTrusted: true });
    expect(effects).toMatchObject([{ type: 'compile', delay: 0 }]);
  });

  test.each([
    { status: 'timeout', seconds: 5 },
    { status: 'refused', reason: 'No.' },
    { status: 'unknown', answer: '{}' },
  ] as const)('$status: another try compiles again', (outcome) => {
    const { state } = answered(compiled(), outcome);
    expect(step(state, { type: 'retry-pressed' }).effects).toMatchObject([{ type: 'compile' }]);
  });

  test('a compiler that is gone is looked for anew', () => {
    const { state } = answered(compiled('', 'native'), { status: 'unreachable', reason: 'Gone.' });
    expect(step(state, { type: 'retry-pressed' }).effects).toEqual([{ type: 'find-host' }]);
  });

  test('a bundle that is gone is asked again: it is loaded anew by itself', () => {
    const { state } = answered(compiled(), { status: 'unreachable', reason: 'Gone.' });
    expect(step(state, { type: 'retry-pressed' }).effects).toMatchObject([{ type: 'compile' }]);
  });
});

describe('formatting', () => {
  test('the printed program is compiled; JavaScript stays meanwhile', () => {
    const pressed = step(compiled(), { type: 'format-pressed' });
    expect(pressed).toMatchObject({ state: { task: 'format' }, effects: [{ type: 'format' }] });
    const outcome = { status: 'formatted', code: 'let a = 1\n' } as const;
    const { revision } = pressed.state;
    const done = after(pressed, { type: 'formatted', revision, outcome });
    expect(done.state).toMatchObject({ code: 'let a = 1\n', output: { javaScript: 'export {}' } });
    expect(done.state.task).toBeUndefined();
    expect(done.effects).toMatchObject([{ type: 'compile', delay: 0 }]);
  });

  test('a program that is printed as it is needs no compilation', () => {
    const { state } = step(compiled(), { type: 'format-pressed' });
    const outcome = { status: 'formatted', code: state.code } as const;
    const done = step(state, { type: 'formatted', revision: state.revision, outcome });
    expect(done.effects).toEqual([]);
  });

  test('syntax errors are shown', () => {
    const { state } = step(compiled(), { type: 'format-pressed' });
    const outcome = { status: 'failed', problems: [TYPE_ERROR] } as const;
    const done = step(state, { type: 'formatted', revision: state.revision, outcome });
    expect(done.state.answer?.outcome).toBe(outcome);
  });

  test('without a compiler nothing is asked', () => {
    expect(step(begin().state, { type: 'format-pressed' }).effects).toEqual([]);
  });
});

describe('running', () => {
  test('what is compiled runs; Run ends auto-run', () => {
    const first = step({ ...compiled(), autoRun: true }, { type: 'run-pressed' });
    expect(first.state).toMatchObject({
      autoRun: false,
      panel: 'output',
      run: { number: 1, javaScript: 'export {}', release: 'v11.1.4' },
    });
    expect(after(first, { type: 'run-pressed' }).state.run?.number).toBe(2);
  });

  test('a program that is being compiled runs when it is', () => {
    const edited = step(compiled(), { type: 'edited', code: 'let b = 2' });
    const pressed = after(edited, { type: 'run-pressed' });
    expect(pressed.effects).toMatchObject([{ type: 'compile', delay: 0 }]);
    expect(answered(pressed.state, compiledTo('b')).state).toMatchObject({
      run: { javaScript: 'b', source: 'let b = 2' },
      runsNext: false,
    });
    const failed = answered(pressed.state, FAILED).state;
    expect(failed).toMatchObject({ panel: 'problems', runsNext: false });
    expect(failed.run).toBeUndefined();
    expect(step(failed, { type: 'run-pressed' }).state.panel).toBe('problems');
  });

  test('Run before the compiler is there waits for it', () => {
    const waiting = after(begin(), { type: 'run-pressed' }, found(), opened('v11.1.4'));
    expect(answered(waiting.state, compiledTo('a')).state.run).toMatchObject({ javaScript: 'a' });
  });

  test('CommonJS and JSX are compiled once more, as what browsers can run', () => {
    const state = compiled();
    const settings = {
      ...currentSettings(state),
      moduleFormat: 'commonjs',
      jsxMode: 'preserve',
    } as const;
    const chosen = step(state, { type: 'settings-chosen', settings });
    const pressed = step(answered(chosen.state, compiledTo('exports.a = 1')).state, {
      type: 'run-pressed',
    });
    expect(pressed.effects).toMatchObject([
      { type: 'compile-to-run', request: { settings: { moduleFormat: 'esmodule' } } },
    ]);
    expect(pressed.effects[0]).not.toHaveProperty('request.settings.jsxMode');
    const { revision } = pressed.state;
    const done = after(pressed, {
      type: 'compiled-to-run',
      revision,
      outcome: compiledTo('export {}'),
    });
    expect(done.state).toMatchObject({
      run: { javaScript: 'export {}' },
      output: { javaScript: 'exports.a = 1' },
    });
    expect(after(pressed, { type: 'compiled-to-run', revision, outcome: FAILED }).state.panel).toBe(
      'problems',
    );
  });

  test('auto-run runs after each success', () => {
    const on = step(compiled(), { type: 'auto-run-chosen', autoRun: true });
    expect(on.state).toMatchObject({ autoRun: true, run: { number: 1 }, panel: 'output' });
    const edited = after(
      on,
      { type: 'panel-chosen', panel: 'problems' },
      { type: 'edited', code: 'b' },
    );
    expect(answered(edited.state, FAILED).state).toMatchObject({
      run: { number: 1 },
      panel: 'problems',
    });
    expect(answered(edited.state, compiledTo('b')).state).toMatchObject({
      run: { number: 2 },
      panel: 'output',
    });
    const off = after(on, { type: 'auto-run-chosen', autoRun: false });
    expect(off.state.autoRun).toBe(false);
  });
});

describe('programs from links, and compilers of the reader’s machine', () => {
  const foreign = search({ version: 'v11.1.4', code: 'let a = 1' });

  test('a program that came by a link waits for the reader', () => {
    const held = after(begin(foreign), found('native'), opened('v11.1.4'));
    expect(isHeld(held.state)).toBe(true);
    expect(held).toMatchObject({ effects: [], state: { isCompiling: false } });
    expect(after(held, { type: 'panel-chosen', panel: 'problems' }).effects).toEqual([]);
    expect(after(held, { type: 'auto-run-chosen', autoRun: false }).effects).toEqual([]);
    expect(isHeld(after(held, { type: 'panel-chosen', panel: 'problems' }).state)).toBe(true);
  });

  test.each<Event>([
    { type: 'compile-pressed' },
    { type: 'run-pressed' },
    { type: 'edited', code: 'let a = 2' },
    { type: 'auto-run-chosen', autoRun: true },
    { type: 'retry-pressed' },
  ])('$type is the reader’s word', (event) => {
    const held = after(begin(foreign), found('native'), opened('v11.1.4'));
    const done = after(held, event);
    expect(isHeld(done.state)).toBe(false);
    expect(done.effects).toMatchObject([{ type: 'compile' }]);
  });

  test('a format, a version, a setting are the reader’s word, too', () => {
    const held = after(begin(foreign), found('native'), opened('v11.1.4'));
    expect(after(held, { type: 'format-pressed' }).effects).toMatchObject([{ type: 'format' }]);
    const chosen = after(held, { type: 'release-chosen', release: 'v12.2.0' }, opened('v12.2.0'));
    expect(chosen.effects).toMatchObject([{ type: 'compile' }]);
    const settings = currentSettings(held.state);
    expect(after(held, { type: 'settings-chosen', settings }).effects).toMatchObject([
      { type: 'compile' },
    ]);
  });

  test('a link’s auto-run does not make it run', () => {
    const link = search({ autoRun: true, code: 'let a = 1' });
    const held = after(begin(link), found('native'), opened('v11.1.4'));
    expect(held.effects).toEqual([]);
  });

  test('the site’s own programs are compiled at once; so is everything by the bundle', () => {
    const own = after(begin('version=v11.1.4'), found('native'), opened('v11.1.4'));
    expect(own.effects).toMatchObject([{ type: 'compile' }]);
    const bundle = after(begin(foreign), found('bundle'), opened('v11.1.4'));
    expect(bundle.effects).toMatchObject([{ type: 'compile' }]);
  });

  test('settings that came by a link wait, too', () => {
    const held = after(begin(search({ warningFlags: '+a' })), found('native'), opened('v11.1.4'));
    expect(isHeld(held.state)).toBe(true);
  });
});

test.each([
  ['https://site.example/docs/manual/latest/record', true],
  ['https://site.example/', true],
  ['https://site.example/try?code=abc', false],
  ['https://site.example/embed?code=abc', false],
  ['https://site.example/embed.html', false],
  ['https://site.example/embed/', false],
  ['https://site.example/EMBED', false],
  ['https://site.example/%65mbed', false],
  ['https://site.example/try.html?code=abc', false],
  ['https://site.example/try/?code=abc', false],
  ['https://site.example/%74ry?code=abc', false],
  ['https://site.example/docs/manual/latest/embed-raw-javascript', true],
  ['https://other.example/', false],
  ['https://site.example:8443/docs', false],
  ['http://site.example/docs', false],
  ['', false],
])('a program that came by a link on %s is the site’s own: %s', (referrer, isOwn) => {
  expect(isOwnLink(referrer, 'https://site.example/try?code=xyz', '/')).toBe(isOwn);
  const program = search({ code: 'let a = 1' });
  expect(startPlayground(program, undefined, isOwn).isTrusted).toBe(isOwn);
});

describe('programs of several files', () => {
  const FILES = [
    { name: 'Shapes.res', code: 'let double = x => x * 2' },
    { name: 'Main.res', code: 'Console.log(Shapes.double(2))' },
  ];
  const address = search({ version: 'v11.1.4', files: FILES });
  const OUTCOME: CompileOutcome = {
    status: 'compiled',
    javaScript: '// Main',
    problems: [],
    typeHints: [],
    files: [
      { name: 'Shapes.res', javaScript: '// Shapes', specifier: './Shapes.res.mjs' },
      { name: 'Main.res', javaScript: '// Main', specifier: './Main.res.mjs' },
    ],
  };

  test('begin with the file that runs, and are sent whole', () => {
    const { state, effects } = after(begin(address), found(), opened('v11.1.4'));
    expect(state).toMatchObject({ code: FILES[1]?.code, around: { name: 'Main.res' } });
    expect(effects).toMatchObject([
      {
        type: 'compile',
        request: {
          code: FILES[1]?.code,
          around: { name: 'Main.res', before: [FILES[0]], after: [] },
        },
      },
    ]);
    expect(addressOf(state, '/')).toBe(
      playgroundLink({
        version: 'v11.1.4',
        files: FILES,
        moduleFormat: 'esmodule',
        syntax: 'rescript',
        experiments: [],
      }),
    );
  });

  test('looking at another file compiles nothing, and shows its JavaScript', () => {
    const state = answered(compiled(address), OUTCOME).state;
    const other = step(state, { type: 'file-shown', index: 0 });
    expect(other.effects).toEqual([]);
    expect(other.state).toMatchObject({ code: FILES[0]?.code, revision: state.revision });
    expect([shownJavaScript(state), shownJavaScript(other.state)]).toEqual([
      '// Main',
      '// Shapes',
    ]);
    expect(lastCompiled(other.state)).toBe(FILES[0]?.code);
    expect(step(state, { type: 'file-shown', index: 7 }).state).toBe(state);
  });

  test('looking is not the reader’s word, changing files is', () => {
    const held = after(begin(address), found('native'), opened('v11.1.4'));
    expect(isHeld(step(held.state, { type: 'file-shown', index: 0 }).state)).toBe(true);
    const changed = moveFile(FILES, 0, 1) ?? { files: [], shown: 0 };
    const moved = step(held.state, { type: 'files-changed', changed });
    expect(isHeld(moved.state)).toBe(false);
    expect(moved.effects).toMatchObject([{ type: 'compile', delay: 0 }]);
    expect(filesOf(moved.state)?.map(({ name }) => name)).toEqual(['Main.res', 'Shapes.res']);
  });

  test('a text that was formatted belongs to its file', () => {
    const state = compiled(address);
    const asked = step(state, { type: 'format-pressed' });
    expect(asked.effects).toMatchObject([
      { type: 'format', request: { around: { name: 'Main.res' } } },
    ]);
    const other = step(asked.state, { type: 'file-shown', index: 0 });
    expect(other.state.task).toBeUndefined();
    const late = step(other.state, {
      type: 'formatted',
      revision: other.state.revision,
      file: 'Main.res',
      outcome: { status: 'formatted', code: 'late' },
    });
    expect(late.state).toBe(other.state);
  });

  test('run with all files, and where one was made of them with the lines of that', () => {
    const native = step(answered(compiled(address), OUTCOME).state, { type: 'run-pressed' });
    expect(native.state.run).toMatchObject({
      javaScript: '// Main',
      source: FILES[1]?.code,
      files: [{ name: 'Shapes.res', source: FILES[0]?.code }, { name: 'Main.res' }],
    });
    const joined = step(answered(compiled(address), compiledTo('// all')).state, {
      type: 'run-pressed',
    });
    expect(joined.state.run).toMatchObject({
      javaScript: '// all',
      source: expect.stringContaining('module Shapes = {'),
      joined: { parts: [{ file: 'Shapes.res' }, { file: 'Main.res' }] },
    });
  });

  test('keep their syntax, and lose their files to an example', () => {
    const state = compiled(address);
    const settings = { ...currentSettings(state), syntax: 'reason' } as const;
    const { state: kept, effects } = step(state, { type: 'settings-chosen', settings });
    expect([kept.choices.syntax, effects]).toEqual(['rescript', []]);
    expect(kept.notes).toEqual([expect.stringContaining('programs of one file')]);
    const example = { code: 'let a = 1', javaScript: '', syntax: 'rescript' } as const;
    const chosen = step(state, { type: 'example-chosen', example });
    expect(filesOf(chosen.state)).toBeUndefined();
  });

  test('are named for the syntax of a release that reads no other', () => {
    const reason = search({
      version: 'v8.4.2',
      syntax: 'reason',
      files: FILES.map(({ name, code }) => ({ name: name.replace('res', 're'), code })),
    });
    const ready = after(begin(reason), found(), opened('v8.4.2'));
    expect(ready.state.around?.name).toBe('Main.re');
    const newer = after(ready, { type: 'release-chosen', release: 'v12.2.0' });
    expect(newer.state).toMatchObject({
      choices: { syntax: 'rescript' },
      around: { name: 'Main.res' },
    });
  });

  test.each([
    ['a path', [{ name: '../Main.res', code: '' }, ...FILES]],
    ['a name twice', [...FILES, ...FILES]],
    ['one file', FILES.slice(1)],
    ['the other syntax', FILES.map(({ code }, index) => ({ name: `File${index}.re`, code }))],
  ])('a link with %s opens nothing, and says why', (_what, files) => {
    const { state } = begin(search({ files }));
    expect(state).toMatchObject({ code: '', keepsAddress: true });
    expect(filesOf(state)).toBeUndefined();
    expect(state.notes).toEqual([expect.stringMatching(/^Expected .*, got .*; .*\.$/)]);
  });
});

test('another site on the same host is another site', () => {
  const here = 'https://site.example/rescript/try';
  expect(isOwnLink('https://site.example/rescript/docs', here, '/rescript/')).toBe(true);
  expect(isOwnLink('https://site.example/other/', here, '/rescript/')).toBe(false);
});
