import { sharePicture } from '../../src/lib/sharePicture';

test.each([
  ['/docs/manual/latest/record', '/', 'share/docs/manual/latest/record.png'],
  ['/docs/manual/latest/api/', '/', 'share/docs/manual/latest/api.png'],
  ['/base/blog', '/base/', 'share/blog.png'],
  ['/', '/', undefined],
  ['/base/', '/base/', undefined],
  ['/404.html', '/', undefined],
])('%s below %s has %s', (pathname, baseUrl, picture) => {
  expect(sharePicture(pathname, baseUrl)).toBe(picture);
});
