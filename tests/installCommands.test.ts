/** The commands that pages tell readers to run install what fits the pages' compiler. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { allPages } from '../scripts/examples/pages';
import {
  compilerInstall,
  compilerMajor,
  compilerName,
  compilerPackageName,
  corePackage,
  reactInstall,
} from '../src/lib/installCommands';
import { versionOfPage } from '../src/lib/toolchainOfPage';
import { MANUAL_VERSIONS, NPM_LATEST_MANUAL_VERSION, type Toolchain } from '../src/versions';
import { versionOf } from './support/versionOf';

const TOOLCHAINS: readonly Toolchain[] = MANUAL_VERSIONS.map(({ toolchain }) => toolchain);
const { toolchain: v12 } = versionOf(12);
const { toolchain: v11 } = versionOf(11);
const { toolchain: v10 } = versionOf(10);
const { toolchain: v9 } = versionOf(9);
const { toolchain: v8 } = versionOf(8);

/** A command that installs packages, in a fence or as inline code. */
const COMMAND = /(?<=^\s*|`)(?:npm install|npm i|yarn add|pnpm add|bun add|deno add)\s+[^`\n]+/gm;

/** A package that belongs to a compiler, with its release. */
const PACKAGE =
  /(?<=[\s:])(rescript|bs-platform|reason-react|react|react-dom|@rescript\/(?:core|react|runtime|std))(?:@(\S+))?(?=\s|$)/g;

function isPartOf(release: string, whole: string): boolean {
  return whole === release || whole.startsWith(`${release}.`);
}

function fits(toolchain: Toolchain, name: string, release: string | undefined): boolean {
  const major = String(compilerMajor(toolchain));
  switch (name) {
    case 'reason-react':
    case '@rescript/react':
      if (name !== toolchain.reactName) return false;
      return release === undefined
        ? toolchain.isNpmLatest === true
        : isPartOf(release, toolchain.reactRelease);
    case 'react':
    case 'react-dom':
      return release === undefined
        ? toolchain.reactMajor === undefined
        : toolchain.reactMajor === undefined || isPartOf(String(toolchain.reactMajor), release);
    case '@rescript/core':
      return corePackage(toolchain) === name;
    case '@rescript/runtime':
    case '@rescript/std':
      return release === undefined || isPartOf(major, release);
    default:
      if (name !== compilerPackageName(toolchain)) return false;
      return release === undefined ? toolchain.isNpmLatest === true : isPartOf(major, release);
  }
}

/** Packages of a page's commands that none of the compilers goes with, as the page writes them. */
function misfits(page: string, toolchains: readonly Toolchain[]): string[] {
  return [...page.matchAll(COMMAND)].flatMap(([command]) => {
    const packages = [...command.matchAll(PACKAGE)];
    return packages
      .filter(([, name = '', release]) => !toolchains.some((one) => fits(one, name, release)))
      .map(([found]) => `${command}: ${found}`);
  });
}

test('the table makes the commands', () => {
  expect([v12, v11, v10, v9, v8].map((toolchain) => compilerInstall(toolchain))).toEqual([
    'npm install rescript@12',
    'npm install rescript@11 @rescript/core',
    'npm install rescript@10',
    'npm install rescript@9',
    'npm install bs-platform@8',
  ]);
  expect(reactInstall(v10)).toBe('npm install @rescript/react@0.11.0 react@18 react-dom@18');
  expect(compilerName(v8)).toBe('BuckleScript 8');
  expect(compilerName(v11, 2)).toBe('ReScript 11.1');
});

test.each(TOOLCHAINS)('the series of the bindings of $compilerPackage has their release', (one) => {
  const [, minor] = one.reactRelease.split('.').map(Number);
  const [, from] = one.reactSeries.split(' ')[0]?.split('.').map(Number) ?? [];
  if (one.reactSeries.endsWith('or newer')) expect(minor).toBeGreaterThanOrEqual(from ?? Infinity);
  else expect(minor).toBe(from);
});

test('misfits are found', () => {
  expect(misfits('```sh\nnpm install rescript@12\n```', [v11])).toHaveLength(1);
  expect(misfits('Run `npm install rescript`.', [v11])).toHaveLength(1);
  const { toolchain: npmLatest } = NPM_LATEST_MANUAL_VERSION;
  expect(misfits('Run `npm install rescript`.', [npmLatest])).toEqual([]);
  expect(misfits('yarn add @rescript/react@0.15.0 react', [v11])).toHaveLength(1);
  expect(misfits('yarn add @rescript/react react react-dom', [v11])).toHaveLength(1);
  expect(misfits('npm install @rescript/core', [v12])).toHaveLength(1);
  expect(misfits('  deno add npm:rescript@11 npm:@rescript/core', [v11])).toEqual([]);
  expect(misfits('npm install react react-dom', [v10])).toHaveLength(2);
});

test('the commands of all pages fit the compiler of their version', () => {
  const strays = allPages().flatMap((page) => {
    const version = versionOfPage(page, '')?.version;
    if (!version) return [];
    // A migration goes from one compiler to another.
    const isMigration = path.basename(page).startsWith('migrate-');
    const toolchains = isMigration ? TOOLCHAINS : [version.toolchain];
    return misfits(readFileSync(page, 'utf8'), toolchains).map((found) => `${page}: ${found}`);
  });
  expect(strays).toEqual([]);
});
