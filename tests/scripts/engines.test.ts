import type { Machine } from '../../scripts/browser';
import { readArguments } from '../../scripts/engines/arguments';
import { findEngine } from '../../scripts/engines/find';

const APT = '/usr/bin/apt-get';
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/xvfb-run';

/** A machine with some files; `installs` are those that apt-get brings. */
function machineWith({
  files = [],
  installs = [],
  environment = {},
  root = true,
}: {
  files?: readonly string[];
  installs?: readonly string[];
  environment?: Machine['environment'];
  root?: boolean;
}) {
  const there = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    environment,
    playwrightPath: () => '',
    exists: (file) => there.has(file),
    starts: () => false,
    run(command, args) {
      commands.push([command, ...args].join(' '));
      if (args.includes('install')) installs.forEach((file) => there.add(file));
      return true;
    },
    unpack: () => undefined,
    isRoot: () => root,
    say: () => undefined,
  };
  return { machine, commands };
}

describe('findEngine', () => {
  it('takes what the system has', () => {
    const { machine, commands } = machineWith({ files: ['/usr/bin/firefox'] });
    expect(findEngine('firefox', machine)).toEqual({
      before: [],
      environment: { FIREFOX_PATH: '/usr/bin/firefox' },
    });
    expect(commands).toEqual([]);
  });

  it('gives WebKit a display', () => {
    const { machine } = machineWith({ files: [DRIVER, DISPLAY] });
    expect(findEngine('webkit', machine)).toEqual({
      before: [DISPLAY, '--auto-servernum', '--server-args', '-screen 0 1600x1200x24'],
      environment: { WEBKIT_DRIVER_PATH: DRIVER },
    });
  });

  it('prefers the one that the environment names', () => {
    const files = ['/usr/bin/firefox', '/my/firefox'];
    const { machine } = machineWith({ files, environment: { FIREFOX_PATH: '/my/firefox' } });
    expect(findEngine('firefox', machine)).toMatchObject({
      environment: { FIREFOX_PATH: '/my/firefox' },
    });
  });

  it('says so if that one is not there', () => {
    const { machine } = machineWith({ environment: { FIREFOX_PATH: '/my/firefox' } });
    expect(() => findEngine('firefox', machine)).toThrow(
      'engines: expected a program in FIREFOX_PATH, got "/my/firefox"; fix or unset the variable.',
    );
  });

  it('installs what is missing, as root on Debian', () => {
    const { machine, commands } = machineWith({ files: [APT, DRIVER], installs: [DISPLAY] });
    expect(findEngine('webkit', machine)).toMatchObject({
      environment: { WEBKIT_DRIVER_PATH: DRIVER },
    });
    expect(commands).toEqual([
      'apt-get update --quiet -o Acquire::Retries=0 -o Acquire::http::Timeout=20',
      'apt-get install -o Acquire::Retries=0 -o Acquire::http::Timeout=20 --yes --quiet --no-install-recommends webkit2gtk-driver xvfb xauth',
    ]);
  });

  it.each([
    ['nobody but root', { files: [APT], root: false }],
    ['another system', { files: [] }],
    ['packages that bring nothing', { files: [APT] }],
  ])('says how to install it: %s', (_, system) => {
    expect(findEngine('firefox', machineWith(system).machine)).toBe(
      'Firefox is not here: install Debian’s packages firefox-esr, or name a program in FIREFOX_PATH.',
    );
  });
});

test.each([
  [[], ['firefox', 'webkit', 'oldest'], false, false, []],
  [['webkit'], ['webkit'], true, false, []],
  [['--all'], ['firefox', 'webkit', 'oldest'], false, true, []],
  [
    ['firefox', 'api.spec.ts', '-g', 'fold'],
    ['firefox'],
    true,
    true,
    ['api.spec.ts', '-g', 'fold'],
  ],
])('npm run engines -- %j', (words, engines, areNamed, isAll, playwright) => {
  expect(readArguments(words)).toEqual({ engines, areNamed, isAll, playwright });
});
