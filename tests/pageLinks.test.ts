import fs from 'node:fs';
import path from 'node:path';

import { allPages } from '../scripts/examples/pages';
import { headingsOf, linksOf } from './support/pageLinks';

test('links are found by file and heading, but not in fences, and no addresses', () => {
  const text = [
    '[a](./a.mdx), [b](../b.md#part-two), [here](#here), ![c](./c.png)',
    '[d](https://example.org/d.md), [e](/docs/e#f)',
    '```md',
    '[g](./g.mdx)',
    '```',
    '[h](./h.mdx)',
  ].join('\n');
  expect(linksOf(text)).toEqual([
    { line: 1, file: './a.mdx' },
    { line: 1, file: '../b.md', heading: 'part-two' },
    { line: 1, heading: 'here' },
    { line: 6, file: './h.mdx' },
  ]);
});

test('headings have the ids that the build gives them', () => {
  const text =
    '# Title\n\n## `let` and **more**\n\n## Old {/* #older-name */}\n\n## Twice\n\n## Twice';
  expect([...headingsOf(text)]).toEqual([
    'title',
    'let-and-more',
    'older-name',
    'twice',
    'twice-1',
  ]);
});

/** Components whose headings are not in the page's text. */
const WRITES_HEADINGS = /<(?:ApiModule|ConfigSchema)\b/;

/** What the build writes may be half written, or old. */
const WRITTEN = /\.generated\.|^tour_versioned_docs\b/;

interface Page {
  readonly text: string;
  readonly headings: ReadonlySet<string>;
}

const pages = new Map(
  allPages()
    .filter((file) => !WRITTEN.test(file))
    .map((file): [string, Page] => {
      const text = fs.readFileSync(file, 'utf8');
      return [file, { text, headings: headingsOf(text) }];
    }),
);

/** Whether a page is there, with the heading that a link names. */
function has(file: string, heading: string | undefined): boolean {
  if (WRITTEN.test(file)) return true;
  const page = pages.get(file);
  if (!page) return false;
  return heading === undefined || page.headings.has(heading) || WRITES_HEADINGS.test(page.text);
}

test('links between pages lead to files and headings that exist', () => {
  const dead = [...pages].flatMap(([page, { text }]) =>
    linksOf(text).flatMap(({ line, file, heading }) => {
      const target = file === undefined ? page : path.join(path.dirname(page), file);
      const written = `${file ?? ''}${heading === undefined ? '' : `#${heading}`}`;
      return has(target, heading) ? [] : [`${page}:${line}: ${written}`];
    }),
  );
  expect(dead).toEqual([]);
});
