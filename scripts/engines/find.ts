/** Finds Firefox and WebKit on this machine, and installs them where that is possible. */
import type { Machine } from '../browser';

/** Engines beside Chromium. */
export type EngineName = 'firefox' | 'webkit';

/** Where an engine is, for who runs its journeys. */
export interface Found {
  /** Command that stands before the test runner's: a display, where the engine needs one. */
  readonly before: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

interface Engine {
  /** As readers know it. */
  readonly title: string;
  /** Variable of the environment that names the program. */
  readonly variable: string;
  /** Where systems put the program. */
  readonly programs: readonly string[];
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** A program that gives it a display. */
  readonly display?: string;
}

const DETAILS: Readonly<Record<EngineName, Engine>> = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    display: '/usr/bin/xvfb-run',
  },
};

/** Without a network the journeys are left out; that should not take minutes to find out. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** A screen on which a window of any tested size has room. */
const SCREEN = '-screen 0 1600x1200x24';

function present({ variable, programs, display }: Engine, machine: Machine): Found | undefined {
  const named = machine.environment[variable];
  const program = named ?? programs.find((candidate) => machine.exists(candidate));
  if (program === undefined) return undefined;
  if (named !== undefined && !machine.exists(named)) {
    throw new Error(
      `engines: expected a program in ${variable}, got "${named}"; fix or unset the variable.`,
    );
  }
  if (display !== undefined && !machine.exists(display)) return undefined;
  return {
    before: display === undefined ? [] : [display, '--auto-servernum', '--server-args', SCREEN],
    environment: { [variable]: program },
  };
}

/**
 * An engine of this machine; on Debian, root gets it installed.
 *
 * @returns where it is, or a sentence that tells how to install it
 * @throws Error if the environment names a program that is not there
 */
export function findEngine(name: EngineName, machine: Machine): Found | string {
  const engine = DETAILS[name];
  const found = present(engine, machine);
  if (found) return found;
  const { title, packages, variable } = engine;
  const isDebian = machine.isRoot() && machine.exists('/usr/bin/apt-get');
  if (isDebian) {
    machine.say(`engines: there is no ${title} here, installing ${packages.join(', ')}.`);
    const isInstalled =
      machine.run('apt-get', ['update', '--quiet', ...IMPATIENT]) &&
      machine.run('apt-get', [
        'install',
        ...IMPATIENT,
        '--yes',
        '--quiet',
        '--no-install-recommends',
        ...packages,
      ]);
    const installed = isInstalled ? present(engine, machine) : undefined;
    if (installed) return installed;
  }
  return `${title} is not here: install Debian’s packages ${packages.join(', ')}, or name a program in ${variable}.`;
}
