import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { changedFiles } from '../../../scripts/check/changes';

const here = process.cwd();
let folder: string;

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.org'];
  execFileSync('git', [...identity, ...args], { stdio: 'pipe' });
}

function commit(...files: readonly string[]): void {
  for (const file of files) fs.writeFileSync(file, file);
  git('add', '--all');
  git('commit', '--quiet', '--message', files.join());
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  process.chdir(folder);
  git('init', '--quiet', '--initial-branch', 'main');
  commit('old', 'gone', '.gitignore');
  git('checkout', '--quiet', '-b', 'feature');
  commit('committed');
  git('checkout', '--quiet', 'main');
  commit('of-main');
  git('checkout', '--quiet', 'feature');
  fs.writeFileSync('.gitignore', 'ignored');
  fs.writeFileSync('ignored', '');
  fs.writeFileSync('café menu', '');
  fs.rmSync('gone');
});

afterAll(() => {
  process.chdir(here);
  fs.rmSync(folder, { recursive: true });
});

test('finds what the branch changed, committed or not', () => {
  expect(changedFiles(undefined)).toEqual(['.gitignore', 'café menu', 'committed']);
});

test('finds what is not committed', () => {
  expect(changedFiles('HEAD')).toEqual(['.gitignore', 'café menu']);
});

test('refuses a commit that there is not', () => {
  expect(() => changedFiles('lunch')).toThrow(
    'expected a branch or a commit after --since, got "lunch"',
  );
});
