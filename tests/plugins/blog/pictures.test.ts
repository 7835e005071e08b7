import { checkPictures, withSharePictures } from '../../../plugins/blog/pictures';

const SOURCE = 'blog/2026-01-01-tea.mdx';
const FILES = ['/blog/tea.svg', '/blog/tea.png', '/blog/lonely.svg'];

const check = (frontMatter: Record<string, unknown>): string | undefined =>
  checkPictures(frontMatter, SOURCE, (address) => FILES.includes(address));

test('a post may have a picture for cards and links, one in the article, or none', () => {
  expect(check({})).toBeUndefined();
  expect(check({ articleImg: '/blog/lonely.svg' })).toBeUndefined();
  expect(check({ previewImg: '/blog/tea.svg' })).toBe('/blog/tea.png');
});

test.each([
  [
    { previewImg: '/blog/coffee.svg' },
    'Expected the drawing of previewImg at static/blog/coffee.svg, got no such file; draw it',
  ],
  [
    { previewImg: '/blog/lonely.svg' },
    'Expected the share picture of previewImg at static/blog/lonely.png, got no such file; run "npm run pictures -- blog"',
  ],
  [
    { articleImg: '/blog/coffee.svg' },
    'Expected the drawing of articleImg at static/blog/coffee.svg, got no such file; draw it',
  ],
  [
    { previewImg: 'https://example.org/tea.svg' },
    'Expected a drawing like "/blog/name.svg" as previewImg, got "https://example.org/tea.svg"; fix',
  ],
  [{ previewImg: '/blog/../tea.svg' }, 'Expected a drawing like "/blog/name.svg"'],
  [{ articleImg: 3 }, 'Expected a drawing like "/blog/name.svg" as articleImg, got 3; fix'],
])('%j stops the build with a sentence', (frontMatter, sentence) => {
  expect(() => check(frontMatter)).toThrow(`${SOURCE}: ${sentence}`);
});

describe('share pictures', () => {
  type Posts = Parameters<typeof withSharePictures>[0];
  const post = (frontMatter: Record<string, unknown>): Posts =>
    [{ id: 'a', metadata: { source: `@site/${SOURCE}`, frontMatter } }] as unknown as Posts;
  const imageOf = (frontMatter: Record<string, unknown>): unknown =>
    withSharePictures(post(frontMatter), 'static')[0]?.metadata.frontMatter.image;
  const previewImg = '/blog/what-changed-in-9.svg';

  test('are what the page of a post is told, unless it says another', () => {
    expect(imageOf({ previewImg })).toBe('/blog/what-changed-in-9.png');
    expect(imageOf({ previewImg, image: '/share.png' })).toBe('/share.png');
    expect(imageOf({})).toBeUndefined();
  });

  test('the sentence names the file of the post', () => {
    expect(() => imageOf({ previewImg: '/blog/none.svg' })).toThrow(`${SOURCE}: Expected`);
  });
});
