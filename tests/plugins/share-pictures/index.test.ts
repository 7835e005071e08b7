import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharePictures from '../../../plugins/share-pictures';
import { decodePng } from '../../../plugins/share-pictures/png';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'share-pictures-'));
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

function writePage(name: string): void {
  const head = `<meta property="og:image" content="https://example.org/docs/${name}.png"><meta property="og:title" content="${name} | Manual | Site">`;
  fs.mkdirSync(path.join(outDir, 'docs'), { recursive: true });
  fs.writeFileSync(path.join(outDir, `docs/${name}.html`), `<head>${head}</head><body>`);
}

const build = async (folder: string): Promise<void> => {
  const siteConfig = { url: 'https://example.org', baseUrl: '/', title: 'Site' };
  await sharePictures().postBuild?.({ outDir: folder, siteConfig } as never);
};

test('each page of a build has its picture when the plugin is done, and a file of that name stays', async () => {
  for (const name of ['array', 'list', 'drawn']) writePage(name);
  fs.writeFileSync(path.join(outDir, 'docs/drawn.png'), 'by hand');
  await build(outDir);
  for (const name of ['array', 'list']) {
    const picture = decodePng(fs.readFileSync(path.join(outDir, `docs/${name}.png`)));
    expect([picture.width, picture.height]).toEqual([1200, 630]);
  }
  expect(fs.readFileSync(path.join(outDir, 'docs/drawn.png'), 'utf8')).toBe('by hand');
});

test('what goes wrong in the thread ends the build', async () => {
  await expect(build(path.join(outDir, 'nowhere'))).rejects.toThrow(/ENOENT/);
});
