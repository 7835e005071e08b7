/** @jest-environment jsdom */
import { patchChildren } from '../../../src/behaviours/navigation/patch';

const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Expected ${selector}.`);
  return found;
};

/** Makes the document's body equal to another; gives its HTML. */
function patch(html: string): string {
  const next = new DOMParser().parseFromString(html, 'text/html');
  patchChildren(document.body, next.body);
  return document.body.innerHTML;
}

const show = (html: string): void => {
  document.body.innerHTML = html;
};

test.each([
  ['an attribute that comes', '<a href="/b">b</a>', '<a href="/b" aria-current="page">b</a>'],
  ['an attribute that goes', '<a href="/b" hidden="">b</a>', '<a href="/b">b</a>'],
  ['an attribute that changes', '<a href="/b">b</a>', '<a href="/c">b</a>'],
  ['a text', '<p>a <b>b</b></p>', '<p>c <b>b</b></p>'],
  ['children that come', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
  ['children that go', '<ul><li>a</li><li>b</li><li>c</li></ul>', '<ul><li>a</li></ul>'],
  ['a child in front', '<ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a text in place of an element', '<p><b>a</b></p>', '<p>a</p>'],
  ['another element', '<p><b>a</b></p>', '<p><i>a</i></p>'],
  ['all of it', '<nav>a</nav><main>b</main>', '<header>c</header><p>d</p>e'],
])('%s: the elements are as in the other page', (_, old, next) => {
  show(old);
  expect(patch(next)).toBe(next);
});

test('what is equal, and what is around a difference, stays the same element', () => {
  show('<aside><ul><li><a href="/a" aria-current="page">a</a></li><li>b</li></ul></aside>');
  const kept = ['aside', 'ul', 'a', 'li + li'].map((part) => ({ part, before: element(part) }));
  patch('<aside><ul><li><a href="/a">a</a></li><li>b</li></ul></aside>');
  for (const { part, before } of kept) expect(element(part)).toBe(before);
});

test.each([
  ['of another class', '<div class="a"><b></b></div>', '<div class="c"><b></b></div>'],
  ['of another id', '<div id="a"><b></b></div>', '<div id="c"><b></b></div>'],
  ['of another kind', '<div><b></b></div>', '<section><b></b></section>'],
  ['that is what the page is about', '<main>a<b></b></main>', '<main>c<b></b></main>'],
  [
    'with the headings of the page',
    '<nav data-toc="">a<b></b></nav>',
    '<nav data-toc="">c<b></b></nav>',
  ],
])('an element %s comes with all that it holds', (_, old, next) => {
  show(old);
  const before = element('b');
  expect(patch(next)).toBe(next);
  expect(before.isConnected).toBe(false);
});

describe('folds', () => {
  const fold = (title: string, attribute = ''): string =>
    `<details${attribute}><summary>${title}</summary>${title}</details>`;

  test('stay open where the reader has opened them', () => {
    show(fold('A', ' open=""'));
    const before = element('details');
    patch(fold('A').replace('</details>', ' and more</details>'));
    expect(element('details')).toBe(before);
    expect(before).toHaveProperty('open', true);
  });

  test('open where the page has them open', () => {
    show(fold('A'));
    expect(patch(fold('A', ' open=""'))).toBe(fold('A', ' open=""'));
  });

  test('with other words on them are others, and closed', () => {
    show(fold('A', ' open=""'));
    expect(patch(fold('B'))).toBe(fold('B'));
  });
});
