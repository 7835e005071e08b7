/** @jest-environment jsdom */
import {
  embedAddress,
  embedElement,
  embedTarget,
  isEmbedPath,
  isInForeignPage,
} from '../../../src/lib/playground/embed';

it('has an address beside that of the playground', () => {
  expect(embedAddress('/try?version=v12.2.0&code=A', '/')).toBe('/embed?version=v12.2.0&code=A');
  expect(embedAddress('/site/try', '/site/')).toBe('/site/embed');
  expect(isEmbedPath('/site/embed', '/site/')).toBe(true);
  expect(isEmbedPath('/embed.html', '/')).toBe(true);
  expect(isEmbedPath('/try', '/')).toBe(false);
  expect(isEmbedPath('/try/embed', '/')).toBe(false);
});

it.each([
  ['', undefined],
  ['?code=A', undefined],
  ['?embed=0&code=A', undefined],
  ['?embedded=1', undefined],
  ['?embed=1', '/embed'],
  ['?embed=1&code=A+B%2B', '/embed?code=A+B%2B'],
  ['?version=v12.2.0&embed=1&code=A', '/embed?version=v12.2.0&code=A'],
  ['?embed=1&embed=1&//evil.example', '/embed?//evil.example'],
])('leads from %j to %j', (search, expected) => {
  expect(embedTarget(search, '/')).toBe(expected);
});

it('is an element whose address stays an attribute', () => {
  const holder = document.createElement('div');
  const href = 'https://site.example/embed?a=b&copy="><img src=x>&c=\'';
  holder.innerHTML = embedElement(href);
  expect(holder.children).toHaveLength(1);
  expect(holder.querySelector('iframe')?.getAttribute('src')).toBe(href);
});

describe('a page around it', () => {
  const pageIn = (parent: object): Window => Object.assign(Object.create(null), { parent });
  const foreign = (): object =>
    Object.defineProperty({}, 'location', {
      get: () => {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    });

  it('is none, or one of this site', () => {
    expect(isInForeignPage(window)).toBe(false);
    expect(isInForeignPage(pageIn(window))).toBe(false);
  });

  it('is one of another origin, however deep', () => {
    const top = Object.assign(foreign(), {});
    expect(isInForeignPage(pageIn(Object.assign(top, { parent: top })))).toBe(true);
    const middle = { location: { href: 'https://site.example/' }, parent: top };
    expect(isInForeignPage(pageIn(middle))).toBe(true);
  });
});
