/** @jest-environment jsdom */
import { createSections, sectionOf } from '../../../../src/lib/search/dialog/preview';

const PAGE = `<main><nav id="use">Menu</nav><div data-article><h1>Record</h1><div><p>What it is.</p></div>
<h2 id="use">Use<a href="#use"></a></h2><p>With <a href="/x">a link</a>.</p>
<div><button>Copy</button><pre tabindex="0"><code>let a = 1</code></pre></div>
<h3 id="deep">Deep</h3><p>Below.</p><h2 id="next">Next</h2><p>Other.</p></div></main>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const textOf = (anchor: string, html = PAGE): string | undefined =>
  sectionOf(parse(html), anchor, document)?.textContent?.replace(/\s+/g, ' ');

test('a section goes to the next heading of its level', () => {
  expect(textOf('deep')).toBe('DeepBelow.');
  expect(textOf('next')).toBe('NextOther.');
  const article = PAGE.replace('<nav id="use">Menu</nav>', '');
  expect(textOf('use', article)).toBe('UseWith a link.let a = 1DeepBelow.');
});

test('a page begins with its title, and ends at the screen’s end', () => {
  expect(textOf('')).toMatch(/^RecordWhat it is\./);
  const long = `<div data-article><h1>A</h1>${'<p>b</p>'.repeat(50)}</div>`;
  expect(sectionOf(parse(long), '', document)?.childElementCount).toBeLessThan(20);
});

test('nothing of it can be pressed, reached or addressed', () => {
  const article = PAGE.replace('<nav id="use">Menu</nav>', '');
  const holder = document.createElement('div');
  holder.append(sectionOf(parse(article), 'use', document) ?? '');
  expect(holder.querySelectorAll('a, button, [id], [tabindex]')).toHaveLength(0);
  expect(holder.textContent).toContain('a link');
});

test('an entry with a heading is shown alone, on pages without an article, too', () => {
  const page = `<main><h1>Packages</h1><ul><li><article id="a"><h3>A</h3><p>Is a.</p></article></li>
<li><article id="b"><h3>B</h3><p>Is b.</p><ul><li><a href="?a">a</a></li></ul></article></li></ul></main>`;
  expect(textOf('b', page)).toBe('BIs b.');
});

test('addresses outside of articles have none', () => {
  expect(textOf('missing')).toBeUndefined();
  // The first element with this name isn't the article's.
  expect(textOf('use')).toBeUndefined();
  expect(textOf('', '<main>App</main>')).toBeUndefined();
});

test('a page is loaded once; a failure is told and tried again', async () => {
  const fetchPage = jest
    .fn<Promise<string>, [string]>()
    .mockRejectedValueOnce(new Error('offline'));
  fetchPage.mockResolvedValue(PAGE);
  const load = createSections(fetchPage, document);
  await expect(load('/record#deep')).rejects.toThrow('offline');
  expect((await load('/record#deep'))?.textContent).toContain('Below.');
  expect((await load('/record#next'))?.textContent).toContain('Other.');
  expect(fetchPage.mock.calls).toEqual([['/record'], ['/record']]);
});
