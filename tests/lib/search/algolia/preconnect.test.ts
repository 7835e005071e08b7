/** @jest-environment jsdom */
import { preconnect } from '../../../../src/lib/search/algolia/preconnect';

afterEach(() => document.head.replaceChildren());

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href, crossOrigin }) => [
    rel,
    href,
    crossOrigin,
  ]);

describe('an early connection', () => {
  it('is one without cookies, as questions are', () => {
    preconnect('https://app1-dsn.algolia.net');
    expect(links()).toEqual([['preconnect', 'https://app1-dsn.algolia.net/', 'anonymous']]);
  });

  it('is made once for each origin', () => {
    preconnect('https://app1-dsn.algolia.net');
    preconnect('https://app1-dsn.algolia.net');
    preconnect('http://localhost:4711');
    expect(links().map(([, href]) => href)).toEqual([
      'https://app1-dsn.algolia.net/',
      'http://localhost:4711/',
    ]);
  });
});
