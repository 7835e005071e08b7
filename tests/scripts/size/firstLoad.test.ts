import { firstLoadFiles } from '../../../scripts/size/firstLoad';

const ORIGIN = 'http://localhost:1';

describe('firstLoadFiles', () => {
  it('sorts what a page needs, and leaves the rest', () => {
    const request = (type: string, path: string, purpose?: string) => ({
      url: path.startsWith('/') ? ORIGIN + path : path,
      type,
      purpose,
    });
    expect(
      firstLoadFiles(
        [
          request('document', '/docs/type?x=1'),
          request('stylesheet', '/assets/css/a.css'),
          request('script', '/assets/js/main.js'),
          request('script', '/assets/js/chunk.js'),
          request('script', '/assets/js/main.js'),
          request('script', '/assets/js/next.js', 'prefetch'),
          request('other', '/assets/js/later.js', 'prefetch'),
          request('font', '/fonts/inter.woff2'),
          request('image', '/img/logo.svg'),
          request('script', 'https://other.example/x.js'),
        ],
        ORIGIN,
      ),
    ).toEqual({
      html: ['/docs/type'],
      css: ['/assets/css/a.css'],
      js: ['/assets/js/main.js', '/assets/js/chunk.js'],
      font: ['/fonts/inter.woff2'],
    });
  });
});
