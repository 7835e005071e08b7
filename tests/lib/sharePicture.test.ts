import { sharePicture } from '../../src/lib/sharePicture';

test.each([
  ['/docs/manual/latest/record', '/', 'docs/manual/latest/record.png'],
  ['/docs/manual/latest/api/', '/', 'docs/manual/latest/api.png'],
  ['/base/blog', '/base/', 'blog.png'],
  ['/', '/', undefined],
  ['/base/', '/base/', undefined],
  ['/404.html', '/', undefined],
])('%s below %s has %s', (pathname, baseUrl, picture) => {
  expect(sharePicture(pathname, baseUrl)).toBe(picture);
});
