import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { pagesBelow, readPage } from '../../../scripts/examples/pages';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';

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

describe('readPage', () => {
  const post = async (frontMatter: string) => {
    const text = `---\ntitle: Post\ndescription: What is new.\nauthors: [docs-team]\n${frontMatter}---\n\nWords.\n`;
    fs.mkdirSync(path.join(folder, 'blog'));
    fs.writeFileSync(path.join(folder, 'blog', 'post.mdx'), text);
    return { text, read: await readPage('blog/post.mdx', folder) };
  };
  const older = versionOf(9);

  test('takes the compiler that a post names, and otherwise the latest', async () => {
    const chosen = await post(`compiler: ${older.name}\n`);
    expect(chosen.read).toMatchObject({
      ok: true,
      value: {
        text: chosen.text,
        toolchain: older.toolchain,
        frontMatter: { compiler: older.name },
      },
    });
    fs.rmSync(path.join(folder, 'blog'), { recursive: true });
    const { read } = await post('');
    expect(read).toMatchObject({
      ok: true,
      value: { toolchain: LATEST_MANUAL_VERSION.toolchain },
    });
  });

  test('says in one sentence which compilers there are', async () => {
    const { read } = await post('compiler: 9\n');
    expect(read).toMatchObject({
      ok: false,
      error: expect.stringMatching(
        /post\.mdx: front matter "compiler" must be one of \[.*v9\.0\.0.*\], got 9; see contributing\/pages\.md/,
      ),
    });
  });
});
