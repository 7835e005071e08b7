// cspell:ignore IHDR
/** The drawings of the blog's posts, and the share pictures made from them. */
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('static/blog');

const filesOf = (extension: string): string[] =>
  fs.readdirSync(FOLDER).filter((name) => name.endsWith(extension));

const drawings = filesOf('.svg');

/** What posts say in their front matter. */
const posts = fs
  .readdirSync('blog')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => [name, fs.readFileSync(path.join('blog', name), 'utf8')] as const);

test.each(posts)('%s has a picture of its own', (_name, text) => {
  const [, slug] = /^slug: (.+)$/m.exec(text) ?? [];
  for (const field of ['previewImg', 'articleImg']) {
    expect(text).toMatch(new RegExp(`^${field}: /blog/${slug}\\.svg$`, 'm'));
  }
});

test('no drawing is without a post', () => {
  const used = posts.flatMap(([, text]) =>
    [...text.matchAll(/^(?:preview|article)Img: \/blog\/(.+)$/gm)].map(([, name]) => name),
  );
  expect(drawings.filter((name) => !used.includes(name))).toEqual([]);
});

test.each(drawings)('%s is small, 16:9, and needs nothing else', (name) => {
  const drawing = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  expect(drawing.length).toBeLessThan(4096);
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 1280 720" width="1280" height="720">/);
  // No fonts, scripts or files: only addresses within the drawing, and the name of the format.
  expect(drawing).not.toMatch(/<(?:text|script|style|image|foreignObject)\b|\son\w+=/);
  expect(drawing.match(/(?:href|url\()[^\s>]*/g)).toEqual(['url(#grid)"']);
});

test('each drawing has a share picture, and no other file is there', () => {
  expect(filesOf('.png').map((name) => name.replace(/png$/, 'svg'))).toEqual(drawings);
  expect(fs.readdirSync(FOLDER)).toHaveLength(2 * drawings.length);
});

test.each(filesOf('.png'))('%s has the size that networks ask for', (name) => {
  const picture = fs.readFileSync(path.join(FOLDER, name));
  expect(picture.length).toBeLessThan(100_000);
  // The first chunk of a PNG file is its header, which begins with width and height.
  expect(picture.toString('latin1', 12, 16)).toBe('IHDR');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
