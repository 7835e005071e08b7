import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Toolchain } from '../../../src/versions';
import type { Source } from './compile';
import { compilerFacts } from './toolchains';

/**
 * Prints a module as the formatter of its version does: `refmt` for Reason, `bsc -format` for ReScript.
 *
 * @returns the formatted text without a trailing line break, or undefined where the text has a syntax error.
 */
export function format(source: Source, toolchain: Toolchain): string | undefined {
  const { executable, flags } = compilerFacts(toolchain);
  const isReason = source.extension === 're' || source.extension === 'rei';
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'format-'));
  try {
    const file = path.join(work, `Example.${source.extension}`);
    fs.writeFileSync(file, source.code);
    const run = isReason
      ? spawnSync(path.join(path.dirname(executable), 'refmt.exe'), [file], { encoding: 'utf8' })
      : spawnSync(executable, [...flags, '-format', file], { encoding: 'utf8' });
    if (run.error) throw run.error;
    return run.status === 0 ? run.stdout.trimEnd() : undefined;
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}
