import path from 'node:path';

import { findBrowser, type Machine } from '../../scripts/browser';

const PLAYWRIGHT = '/cache/playwright/chrome';
const UNPACKED = path.resolve('node_modules/.chromium/chromium.sh');

/** A machine with some programs; `installs` maps a part of a command to the program it brings. */
function machineWith({
  programs = [],
  installs = {},
  environment = {},
  root = true,
}: {
  programs?: readonly string[];
  installs?: Readonly<Record<string, string>>;
  environment?: Machine['environment'];
  root?: boolean;
}) {
  const working = new Set(programs);
  const commands: string[] = [];
  const said: string[] = [];
  let downloaded = false;
  const machine: Machine = {
    environment,
    playwrightPath: () => PLAYWRIGHT,
    starts: (program) => working.has(program),
    run(command, args) {
      const line = [command, ...args].join(' ');
      commands.push(line);
      const brought = Object.entries(installs).find(([part]) => line.includes(part))?.[1];
      if (brought === UNPACKED) downloaded = true;
      else if (brought !== undefined) working.add(brought);
      return brought !== undefined || line.endsWith('apt-get update');
    },
    unpack: () => {
      if (downloaded) working.add(UNPACKED);
    },
    isRoot: () => root,
    say: (text) => said.push(text),
  };
  return { machine, commands, said };
}

describe('findBrowser', () => {
  it('takes the one that the environment names', () => {
    const { machine } = machineWith({
      programs: ['/my/chrome', PLAYWRIGHT],
      environment: { CHROMIUM_PATH: '/my/chrome' },
    });
    expect(findBrowser(machine)).toBe('/my/chrome');
  });

  it('says so if that one does not start', () => {
    const { machine, commands } = machineWith({
      programs: [PLAYWRIGHT],
      environment: { CHROMIUM_PATH: '/my/chrome' },
    });
    expect(() => findBrowser(machine)).toThrow(
      'browser: expected a Chromium that starts in CHROMIUM_PATH, got "/my/chrome"; mend or unset the variable.',
    );
    expect(commands).toEqual([]);
  });

  it('prefers Playwright’s own to the system’s', () => {
    expect(findBrowser(machineWith({ programs: ['/usr/bin/chromium', PLAYWRIGHT] }).machine)).toBe(
      PLAYWRIGHT,
    );
  });

  it.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])(
    'takes the system’s %s, and installs nothing',
    (program) => {
      const { machine, commands, said } = machineWith({ programs: [program] });
      expect(findBrowser(machine)).toBe(program);
      expect([commands, said]).toEqual([[], []]);
    },
  );

  it('installs Playwright’s first', () => {
    const { machine, commands, said } = machineWith({ installs: { playwright: PLAYWRIGHT } });
    expect(findBrowser(machine)).toBe(PLAYWRIGHT);
    expect(commands).toEqual(['npx playwright install --with-deps chromium']);
    expect(said[0]).toContain('installing Playwright’s Chromium');
  });

  it('then the Debian package, with sudo for people', () => {
    const { machine, commands } = machineWith({
      installs: { 'apt-get install': '/usr/bin/chromium' },
      root: false,
    });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([
      'npx playwright install chromium',
      'sudo --non-interactive apt-get update',
      'sudo --non-interactive apt-get install --yes --no-install-recommends chromium',
    ]);
  });

  it('then the npm package, apart from the project’s packages', () => {
    const { machine, commands } = machineWith({ installs: { sparticuz: UNPACKED } });
    expect(findBrowser(machine)).toBe(UNPACKED);
    expect(commands.at(-1)).toMatch(
      /^npm install --no-save --prefix \S+node_modules\/\.chromium @sparticuz\/chromium@/,
    );
  });

  it('finds the npm package again the next time', () => {
    const { machine, commands } = machineWith({ programs: [UNPACKED] });
    expect(findBrowser(machine)).toBe(UNPACKED);
    expect(commands).toEqual([]);
  });

  it('goes on where an installed browser does not start', () => {
    const { machine, commands } = machineWith({
      installs: { playwright: '/elsewhere', 'apt-get install': '/usr/bin/chromium' },
    });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(commands).toHaveLength(3);
  });

  it('gives up with advice', () => {
    expect(() => findBrowser(machineWith({}).machine)).toThrow(
      'found none and could install none; install one and set CHROMIUM_PATH to its path.',
    );
  });
});
