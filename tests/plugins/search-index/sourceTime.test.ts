import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { sourceTime } from '../../../plugins/search-index/sourceTime';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'source-time-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const now = () => Date.UTC(2031, 4, 6);

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=Ines', '-c', 'user.email=ines@example.com'];
  const { status, stderr } = spawnSync('git', [...author, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T05:06:07+02:00' },
  });
  if (status !== 0) throw new Error(stderr);
}

test('is the time of the commit, in UTC, whatever the clock says', () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'First');
  expect(sourceTime(folder, {}, now)).toBe('2026-03-04T03:06:07.000Z');
});

test('is that of SOURCE_DATE_EPOCH where it is set', () => {
  expect(sourceTime(folder, { SOURCE_DATE_EPOCH: '1764000000' }, now)).toBe(
    '2025-11-24T16:00:00.000Z',
  );
});

test('is the clock’s in a folder without a history', () => {
  expect(sourceTime(folder, { SOURCE_DATE_EPOCH: '' }, now)).toBe('2031-05-06T00:00:00.000Z');
});

test.each(['yesterday', '-1', '1e9', '2026-11-24'])(
  'says what it expected in place of %s',
  (given) => {
    expect(() => sourceTime(folder, { SOURCE_DATE_EPOCH: given }, now)).toThrow(
      `expected seconds since 1970 in SOURCE_DATE_EPOCH, such as 1764000000, got "${given}"`,
    );
  },
);
