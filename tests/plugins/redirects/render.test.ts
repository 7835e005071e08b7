/** @jest-environment jsdom */
import {
  fileOfPage,
  renderRedirectPage,
  renderRedirectsFile,
} from '../../../plugins/redirects/render';
import { pagesOfRoutes } from '../../../plugins/redirects/routes';

const redirects = {
  exact: [
    { from: '/a', to: '/b', permanent: true },
    { from: '/c', to: '/d', permanent: false },
  ],
  folders: [
    { from: '/next', to: '/v12', permanent: false, keepsRest: true },
    { from: '/g', to: '/one', permanent: true, keepsRest: false },
  ],
};

describe('renderRedirectsFile', () => {
  it('writes exact rules, then folders', () => {
    expect(renderRedirectsFile(redirects, { baseUrl: '/', force: false })).toBe(
      [
        '# Written by plugins/redirects at build.',
        '/a /b 301',
        '/c /d 302',
        '/next/* /v12/:splat 302',
        '/g/* /one 301',
        '',
      ].join('\n'),
    );
  });

  it('knows a base URL and Netlify’s sign', () => {
    const text = renderRedirectsFile(redirects, { baseUrl: '/site/', force: true });
    expect(text).toContain('\n/site/a /site/b 301!\n');
    expect(text).toContain('\n/site/next/* /site/v12/:splat 302!\n');
  });

  it('refuses more rules than a host reads', () => {
    const exact = Array.from({ length: 2001 }, (_, n) => ({
      from: `/${n}`,
      to: '/',
      permanent: true,
    }));
    expect(() =>
      renderRedirectsFile({ exact, folders: [] }, { baseUrl: '/', force: false }),
    ).toThrow(/reads at most 2000 exact redirects and 100 of folders, got 2001 and 0/);
  });
});

describe('renderRedirectPage', () => {
  const html = renderRedirectPage(
    { to: '/docs/a&b"<' },
    { siteUrl: 'https://example.org', baseUrl: '/site/' },
  );
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('names its target for readers, scripts and search engines', () => {
    const target = '/site/docs/a&b"<';
    expect(page.querySelector('a')?.getAttribute('href')).toBe(target);
    expect(page.querySelector('script')?.dataset.to).toBe(target);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://example.org${target}`,
    );
    expect(page.querySelector('noscript meta[http-equiv=refresh]')?.getAttribute('content')).toBe(
      `0; url=${target}`,
    );
  });

  it('is not indexed and holds no script of its own', () => {
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('script')?.getAttribute('src')).toBe('/site/redirect.js');
    expect(page.querySelector('script')?.textContent).toBe('');
  });

  it('lies where hosts look for the path', () => {
    expect(fileOfPage('/docs/manual/next/type')).toBe('docs/manual/next/type.html');
  });
});

describe('pagesOfRoutes', () => {
  it('drops base URL, trailing slash and the error page', () => {
    expect(pagesOfRoutes(['/', '/blog/', '/docs/a', '/404.html'], '/')).toEqual([
      '/',
      '/blog',
      '/docs/a',
    ]);
    expect(pagesOfRoutes(['/site/', '/site/docs/a', '/site/404.html'], '/site/')).toEqual([
      '/',
      '/docs/a',
    ]);
  });
});
