// cspell:ignore libvpx libx movflags faststart
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { describe, field, string } from '../../../src/lib/decode';

const ENCODER = path.resolve('scripts/pictures/encoder');

/** Most bytes of a recording (issue 8). */
const MOST_BYTES = 1_000_000;

/** Pictures per second of a recording: enough for typing. */
const RATE = 15;

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(
      `Expected ${path.basename(command)} to succeed, got ${String(status)}:\n${stderr}`,
    );
  }
}

/** Path of ffmpeg, which is installed from its own lock file when it is first wanted. */
function encoder(): string {
  if (!fs.existsSync(path.join(ENCODER, 'node_modules'))) {
    run('npm', ['ci', '--no-audit', '--no-fund'], ENCODER);
  }
  const installed: unknown = createRequire(path.join(ENCODER, 'package.json'))(
    '@ffmpeg-installer/ffmpeg',
  );
  const found = field('path', string)(installed);
  if (!found.ok) throw new Error(`${describe(found.error)} of @ffmpeg-installer/ffmpeg.`);
  return found.value;
}

/** How each format is written; the same picture in about the same size. */
const FORMATS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-movflags', '+faststart'],
} as const;

/**
 * Writes a recording in the formats that browsers play.
 *
 * @param list the pictures, as `Recorder.finish` lists them
 * @param target path without ending
 * @throws Error where a file is larger than a page may load
 */
export function encode(list: string, target: string): void {
  const ffmpeg = encoder();
  for (const [ending, options] of Object.entries(FORMATS)) {
    const file = `${target}.${ending}`;
    run(
      ffmpeg,
      [
        ...['-y', '-f', 'concat', '-safe', '0', '-i', path.basename(list)],
        ...['-vf', `fps=${RATE},format=yuv420p`, '-an', ...options, file],
      ],
      path.dirname(list),
    );
    const { size } = fs.statSync(file);
    if (size > MOST_BYTES) {
      throw new Error(`Expected ${file} to have at most ${MOST_BYTES} bytes, got ${size}.`);
    }
  }
}
