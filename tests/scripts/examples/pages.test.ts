import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { pagesBelow } from '../../../scripts/examples/pages';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('finds pages in all folders, but none that the build writes', () => {
  for (const file of ['b.mdx', 'js/a.md', 'js/array2.generated.mdx', 'js/a.json']) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  const found = [...pagesBelow(folder)].map((file) => path.relative(folder, file));
  expect(found).toEqual(['b.mdx', path.join('js', 'a.md')]);
});

test('tells about a place where nothing is', () => {
  expect(() => [...pagesBelow(path.join(folder, 'no.mdx'))]).toThrow(
    /^Expected a page or a folder, found nothing at .*no\.mdx\.$/,
  );
});
