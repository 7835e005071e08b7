import path from 'node:path';

import { findBrowser, type Machine } from '../../scripts/browser';

const PLAYWRIGHT = '/cache/playwright/chrome';
const OWN = path.resolve('node_modules/.chromium/chromium.sh');

/**
 * A machine with some programs; `installs` maps a part of a command to the program it brings, and
 * `unpacks` says whether the browser of the packages is for it.
 */
function machineWith({
  programs = [],
  installs = {},
  unpacks = false,
  environment = {},
  root = true,
}: {
  programs?: readonly string[];
  installs?: Readonly<Record<string, string>>;
  unpacks?: boolean;
  environment?: Machine['environment'];
  root?: boolean;
}) {
  const working = new Set(programs);
  const commands: string[] = [];
  const said: string[] = [];
  let unpacked = 0;
  const machine: Machine = {
    environment,
    playwrightPath: () => PLAYWRIGHT,
    exists: (file) => working.has(file),
    starts: (program) => working.has(program),
    run(command, args) {
      const line = [command, ...args].join(' ');
      commands.push(line);
      const brought = Object.entries(installs).find(([part]) => line.includes(part))?.[1];
      if (brought !== undefined) working.add(brought);
      return brought !== undefined || line.endsWith('apt-get update');
    },
    unpack: () => {
      unpacked += 1;
      if (unpacks) working.add(OWN);
    },
    isRoot: () => root,
    say: (text) => said.push(text),
  };
  return { machine, commands, said, unpacked: () => unpacked };
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
      'browser: expected a Chromium that starts in CHROMIUM_PATH, got "/my/chrome"; fix or unset the variable.',
    );
    expect(commands).toEqual([]);
  });

  it('prefers the one of the packages, which it unpacks once', () => {
    const { machine, commands, unpacked } = machineWith({
      programs: [PLAYWRIGHT, '/usr/bin/chromium'],
      unpacks: true,
    });
    expect([findBrowser(machine), findBrowser(machine)]).toEqual([OWN, OWN]);
    expect([commands, unpacked()]).toEqual([[], 1]);
  });

  it('then Playwright’s own to the system’s', () => {
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
