import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  type Notice,
  packageFolders,
  readNotice,
  withDependencies,
} from '../../../plugins/licenses/packages';
import { renderNotices, strangers } from '../../../plugins/licenses/render';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Installs a package, and returns its folder. */
function install(name: string, manifest: object, files: Readonly<Record<string, string>> = {}) {
  const folder = path.join(root, 'node_modules', name);
  fs.mkdirSync(folder, { recursive: true });
  const whole = { name: path.basename(name), version: '1.2.3', ...manifest };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(whole));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
  return folder;
}

const notice = (name: string, more: Partial<Notice> = {}): Notice => ({
  name,
  version: '1.0.0',
  license: 'MIT',
  texts: ['Copyright (c) Ines'],
  ...more,
});

test('modules belong to the innermost package of their path, and ours to none', () => {
  expect(
    packageFolders([
      './node_modules/tea/cup/index.js',
      './node_modules/tea/pot.js',
      './node_modules/@shop/tea/node_modules/@shop/cup/index.js',
      './src/lib/decode.ts',
      '(bundler)',
    ]),
  ).toEqual(['./node_modules/@shop/tea/node_modules/@shop/cup', './node_modules/tea']);
});

test('a package is read with all of its terms, and its author in either form', () => {
  const files = {
    LICENSE: 'Terms\r\n',
    'NOTICE.txt': 'Notice',
    'README.md': 'License',
    'a.js': '',
  };
  const author = { name: 'Emma', email: 'emma@example.com' };
  expect(readNotice(install('tea', { license: 'ISC', author }, files))).toEqual({
    name: 'tea',
    version: '1.2.3',
    license: 'ISC',
    author: 'Emma',
    texts: ['Terms', 'Notice'],
  });
  expect(readNotice(install('cup', { author: 'Ines' }))).toEqual({
    name: 'cup',
    version: '1.2.3',
    license: 'none',
    author: 'Ines',
    texts: [],
  });
});

test('packages come with those that they depend on, nearest first', () => {
  const shop = install('shop', { dependencies: { tea: '1', cup: '1' } });
  const tea = install('tea', { dependencies: { shop: '1' } });
  install('cup', {});
  const own = install('shop/node_modules/cup', {});
  expect(withDependencies([shop], root)).toEqual([shop, own, tea].sort());
});

test('a manifest that is none says where', () => {
  const folder = install('tea', { version: 7 });
  expect(() => readNotice(folder)).toThrow(/tea\/package\.json: .*string.*run npm ci/);
});

test('packages with the same words share them', () => {
  const text = renderNotices(
    [notice('cup'), notice('tea'), notice('pot', { texts: ['Copyright (c) Emma'] })],
    {},
  );
  expect(text.match(/Copyright \(c\) Ines/g)).toHaveLength(1);
  expect(text).toContain('cup 1.0.0 (MIT)\ntea 1.0.0 (MIT)\n\nCopyright (c) Ines');
  expect(text).toContain('pot 1.0.0 (MIT)\n\nCopyright (c) Emma');
});

test('a package without a text gets that of MIT with its author', () => {
  const text = renderNotices([notice('tea', { texts: [], author: 'Ines' })], {});
  expect(text).toContain('Copyright (c) Ines\n\nPermission is hereby granted, free of charge');
});

test('a license on no list is named with its package, unless somebody has read it', () => {
  const notices = [notice('tea'), notice('cup', { license: 'SEE LICENSE IN LICENSE' })];
  expect(strangers(notices, {})).toEqual([
    expect.stringMatching(
      /^Expected a license among .* got “SEE LICENSE IN LICENSE” of cup 1\.0\.0/,
    ),
  ]);
  expect(strangers(notices, { cup: 'LGPL-3.0-or-later' })).toEqual([]);
  expect(strangers([notice('pot', { license: 'none' })], {})).toHaveLength(1);
});
