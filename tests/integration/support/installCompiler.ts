/** Installs a compiler that npm doesn't have yet: the newest one under another name and release. */
import fs from 'node:fs';
import path from 'node:path';

import type { Repository } from './repository';
import type { NewCompiler } from './versionTable';

/** What the compiler's packages below `node_modules/@rescript` are called on this machine. */
const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * Lays it out as npm does where a site has an older release of the same packages: the compiler's own are
 * below its folder. It answers as its release, and compiles as the one before.
 */
export function installCompiler(
  { folder, read, write }: Repository,
  { before, major }: NewCompiler,
): void {
  const packages = path.join(folder, 'node_modules');
  const original = path.join(packages, `rescript-v${before}`);
  const target = path.join(packages, `rescript-v${major}`);
  const own = path.join(target, 'node_modules', '@rescript');
  const programs = path.join(own, PLATFORM, 'bin');
  fs.mkdirSync(programs, { recursive: true });
  for (const file of fs.readdirSync(original)) {
    if (file !== 'node_modules') fs.symlinkSync(path.join(original, file), path.join(target, file));
  }
  const manifest = fs.readFileSync(path.join(original, 'package.json'), 'utf8');
  fs.rmSync(path.join(target, 'package.json'));
  fs.writeFileSync(
    path.join(target, 'package.json'),
    manifest.replace(/"version": ".*"/, `"version": "${major}.0.0"`),
  );

  const shared = path.join(packages, '@rescript');
  fs.cpSync(path.join(shared, 'runtime'), path.join(own, 'runtime'), { recursive: true });
  for (const tool of ['rescript-tools.exe', 'rescript-editor-analysis.exe']) {
    fs.symlinkSync(path.join(shared, PLATFORM, 'bin', tool), path.join(programs, tool));
  }
  const compiler = path.join(shared, PLATFORM, 'bin', 'bsc.exe');
  fs.writeFileSync(
    path.join(programs, 'bsc.exe'),
    `#!/bin/sh\nif [ "$1" = -version ]; then echo "ReScript ${major}.0.0"; else exec "${compiler}" "$@"; fi\n`,
    { mode: 0o755 },
  );

  const alias = `"rescript-v${before}": "npm:rescript@`;
  const line = new RegExp(`    ${alias}.*\n`).exec(read('package.json'))?.[0];
  if (line === undefined) throw new Error(`Expected ${alias}… in package.json, found nothing.`);
  const added = `    "rescript-v${major}": "npm:rescript@${major}.0.0",\n`;
  write('package.json', read('package.json').replace(line, line + added));
}
