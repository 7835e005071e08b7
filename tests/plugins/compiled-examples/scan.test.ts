import fs from 'node:fs';

import type { Code } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { scanFences, withCode } from '../../../plugins/compiled-examples/scan';
import { allPages } from '../../../scripts/examples/pages';
import { linesBeforeContent } from '../../../src/lib/linesBeforeContent';

const pages = allPages();

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Reads pages as MDX does. */
const PARSER = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The fences that the parser of the build finds. */
function parsedFences(page: string) {
  const content = page.replace(FRONT_MATTER, '').trim();
  const before = linesBeforeContent(page, content);
  // Docusaurus takes HTML comments out, which MDX does not read.
  const readable = content.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const fences: { language: string; meta: string; code: string; line: number }[] = [];
  visit(PARSER.parse(readable), 'code', ({ lang, meta, value, position }: Code) => {
    fences.push({
      language: lang ?? '',
      meta: meta ?? '',
      code: value,
      line: before + (position?.start.line ?? 0),
    });
  });
  return fences;
}

describe('scanFences', () => {
  test('has pages to be compared with', () => {
    expect(pages.length).toBeGreaterThan(50);
  });

  test.each(pages)('sees in %s what the parser sees', (name) => {
    const page = fs.readFileSync(name, 'utf8');
    const scanned = scanFences(page).map(({ language, meta, code, line }) => ({
      language,
      meta,
      code,
      line,
    }));
    expect(scanned).toEqual(parsedFences(page));
  });

  test('knows lists, longer fences, tildes and fences without an end', () => {
    const page = [
      '- item',
      '',
      '  ```res {2}',
      '  let a = 1',
      '',
      '    let b = 2',
      '  ```',
      '',
      '````md title="x"',
      '```res',
      '```',
      '````',
      '~~~re',
      'let a = 1;',
      '~~~',
      '```js',
      'open',
    ].join('\n');
    expect(scanFences(page)).toMatchObject([
      { language: 'res', meta: '{2}', code: 'let a = 1\n\n  let b = 2', line: 3, indent: '  ' },
      { language: 'md', meta: 'title="x"', code: '```res\n```', line: 9 },
      { language: 're', code: 'let a = 1;', line: 13 },
      { language: 'js', code: 'open', line: 16 },
    ]);
  });
});

describe('withCode', () => {
  test('writes code anew, with its indentation, and nothing else', () => {
    const page =
      'A\n\n```res\nlet a=1\n```\n\n- b\n\n  ```res\n  let b=1\n  ```\n\n```res\nlet c = 1\n```\n';
    const [a, b] = scanFences(page);
    if (!a || !b) throw new Error('two fences');
    const codes = new Map([
      [a, 'let a = 1\n\nlet z = 2'],
      [b, 'let b =\n  1\n\nb'],
    ]);
    expect(withCode(page, codes)).toBe(
      'A\n\n```res\nlet a = 1\n\nlet z = 2\n```\n\n- b\n\n  ```res\n  let b =\n    1\n\n  b\n  ```\n\n```res\nlet c = 1\n```\n',
    );
    expect(withCode(page, new Map())).toBe(page);
  });
});
