/**
 * Finds a Chromium for end-to-end tests, pictures and measurements, and installs one if there is
 * none. Prints the program's path when run by itself: `npx tsx scripts/browser.ts`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

/** What the search asks of the machine; tests put their own in its place. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps its own browser, be it there or not. */
  playwrightPath(): string;
  /** Whether there is such a file. */
  exists(file: string): boolean;
  /** Whether a program starts: libraries that it misses make it fail. */
  starts(program: string): boolean;
  /** Runs a command on the terminal; false if it fails or does not exist. */
  run(command: string, args: readonly string[]): boolean;
  /** Unpacks the browser of the project's packages, if it is for this system. */
  unpack(): void;
  isRoot(): boolean;
  /** Tells the person at the terminal what happens. */
  say(text: string): void;
}

/** Where Debian and others put it. */
const SYSTEM_PROGRAMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the headless Chromium of the project's own packages is unpacked. */
const OWN_FOLDER = path.resolve('node_modules/.chromium');

/** Starts it with the libraries and fonts that come with it. */
const OWN_PROGRAM = path.join(OWN_FOLDER, 'chromium.sh');

/** A way to get a browser, and where it then is. */
interface Installation {
  readonly name: string;
  readonly commands: (machine: Machine) => readonly (readonly [string, readonly string[]])[];
  readonly program: (machine: Machine) => string;
}

const asRoot = (machine: Machine, command: string, ...args: string[]) =>
  machine.isRoot()
    ? ([command, args] as const)
    : (['sudo', ['--non-interactive', command, ...args]] as const);

const INSTALLATIONS: readonly Installation[] = [
  {
    name: 'Playwright’s Chromium',
    commands: (machine) => [
      ['npx', ['playwright', 'install', ...(machine.isRoot() ? ['--with-deps'] : []), 'chromium']],
    ],
    program: (machine) => machine.playwrightPath(),
  },
  {
    name: 'the Debian package chromium',
    commands: (machine) => [
      asRoot(machine, 'apt-get', 'update'),
      asRoot(machine, 'apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'),
    ],
    program: () => '/usr/bin/chromium',
  },
];

/** Whether the project's own browser starts, which is unpacked first if it has not been. */
function ownStarts(machine: Machine): boolean {
  if (machine.starts(OWN_PROGRAM)) return true;
  machine.unpack();
  return machine.starts(OWN_PROGRAM);
}

/**
 * The path of a Chromium that starts.
 *
 * Order: the environment variable CHROMIUM_PATH; the headless one of the project's packages, which is the
 * same on all machines and takes half the time of a whole browser; Playwright's own, the system's; then
 * installs Playwright's, the Debian package, and takes the first that works.
 *
 * @throws if CHROMIUM_PATH names no working program, or if nothing can be installed
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const named = machine.environment.CHROMIUM_PATH;
  if (named) {
    if (machine.starts(named)) return named;
    throw new Error(
      `browser: expected a Chromium that starts in CHROMIUM_PATH, got "${named}"; fix or unset the variable.`,
    );
  }
  if (ownStarts(machine)) return OWN_PROGRAM;
  const present = [machine.playwrightPath(), ...SYSTEM_PROGRAMS].find((program) =>
    machine.starts(program),
  );
  if (present !== undefined) return present;

  for (const { name, commands, program } of INSTALLATIONS) {
    machine.say(`browser: there is no Chromium here that starts, installing ${name}.`);
    const installed = commands(machine).every(([command, args]) => machine.run(command, args));
    if (installed) {
      const candidate = program(machine);
      if (machine.starts(candidate)) {
        machine.say(`browser: using ${candidate}.`);
        return candidate;
      }
    }
    machine.say(`browser: that did not give a browser that starts.`);
  }
  throw new Error(
    'browser: expected a Chromium, found none and could install none; install one and set CHROMIUM_PATH to its path.',
  );
}

/**
 * Unpacks the browser of the package @sparticuz/chromium.
 *
 * In a process of its own, because the package is an ECMAScript module and decides on import, by
 * these variables of the serverless hosts it is made for, where to unpack and whether to bring the
 * system libraries along.
 */
function unpackOwn(): void {
  fs.mkdirSync(OWN_FOLDER, { recursive: true });
  const unpack = 'import("@sparticuz/chromium").then(({ default: c }) => c.executablePath())';
  const { status } = spawnSync(process.execPath, ['--eval', unpack], {
    env: {
      ...process.env,
      TMPDIR: OWN_FOLDER,
      AWS_LAMBDA_JS_RUNTIME: `nodejs${process.versions.node.split('.')[0]}.x`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Not for this system, or the disk is full: there may be another browser.
  if (status !== 0) return;
  fs.writeFileSync(
    path.join(OWN_FOLDER, 'fonts.conf'),
    `<fontconfig><dir>${OWN_FOLDER}/fonts</dir><cachedir>${OWN_FOLDER}/fonts-cache</cachedir></fontconfig>\n`,
  );
  const script = `#!/bin/sh
folder="${OWN_FOLDER}"
export LD_LIBRARY_PATH="$folder/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
test -f /etc/fonts/fonts.conf || export FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" "$@"
`;
  fs.writeFileSync(OWN_PROGRAM, script, { mode: 0o755 });
}

/** The machine that this runs on. */
export const thisMachine: Machine = {
  environment: process.env,
  playwrightPath: () => chromium.executablePath(),
  exists: fs.existsSync,
  starts: (program) =>
    fs.existsSync(program) &&
    spawnSync(program, ['--headless', '--no-sandbox', '--version'], { timeout: 30_000 }).status ===
      0,
  run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
  unpack: unpackOwn,
  isRoot: () => process.getuid?.() === 0,
  say: (text) => process.stderr.write(`${text}\n`),
};

if (require.main === module) console.log(findBrowser());
