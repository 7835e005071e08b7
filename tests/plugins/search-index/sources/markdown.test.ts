import fs from 'node:fs';
import path from 'node:path';

import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { readMarkdown } from '../../../../plugins/search-index/sources/markdown';

const read = (content: string, file = '/page.mdx') => readMarkdown(content, file, []);

describe('the text of Markdown', () => {
  it('has sections with the prose below', async () => {
    expect(
      await read(
        'Above `a->b`.\n\n## One <b>two</b>\n\n- x\n- y\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n### Deep\n',
      ),
    ).toEqual({
      title: undefined,
      text: 'Above a->b.',
      messages: [],
      sections: [
        { level: 2, heading: 'One two', anchor: 'one-two', text: 'x y a b 1 2', messages: [] },
        { level: 3, heading: 'Deep', anchor: 'deep', text: '', messages: [] },
      ],
    });
  });

  it('leaves exercises out: a wrong program explains nothing', async () => {
    const { sections } = await read(
      '## Exercises\n\nTry them.\n\n<Exercise kind="mend">\n\nSum up.\n\n```res task\nArray.map()\n```\n\n</Exercise>\n\n## Next\n',
    );
    expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
      ['Exercises', 'Try them.'],
      ['Next', ''],
    ]);
  });

  it('knows written ids, and counts equal headings', async () => {
    const { sections } = await read('## A {/* #b */}\n\n## A\n\n## A\n\n## `->`\n');
    expect(sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ['A', 'b'],
      ['A', 'a'],
      ['A', 'a-1'],
      ['->', '-'],
    ]);
  });

  it('has names from code behind the prose, and nothing of MDX', async () => {
    const { text } = await read(
      'import A from "a"\n\n{/* note */}\n\n<Info>\n\nWords\n\n</Info>\n\n```res\nlet a = b->Array.map(f)\n```\n\nMore.\n',
    );
    expect(text).toBe('Words More. -> Array.map');
  });

  it('reads pages that are no MDX', async () => {
    expect((await read('a < b {c} <!-- d -->', '/page.md')).text).toBe('a < b {c}');
  });

  it('lets transforms of the site write headings', async () => {
    const heading: Heading = {
      type: 'heading',
      depth: 2,
      children: [{ type: 'text', value: 'suffix' }],
      data: { hProperties: { id: 'Key-suffix' } },
    };
    const { sections } = await readMarkdown('', '/page.mdx', [
      (tree) => {
        tree.children.push(heading);
      },
    ]);
    expect(sections).toEqual([
      { level: 2, heading: 'suffix', anchor: 'Key-suffix', text: '', messages: [] },
    ]);
  });
});

describe('ids of headings', () => {
  const folder = path.resolve('docs/react');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.mdx'));

  it('are there to be compared', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(files)('of %s are those that Docusaurus gives', async (file) => {
    const filePath = path.join(folder, file);
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    let ids: unknown[] = [];
    const { sections } = await readMarkdown(content, filePath, [
      async (tree: Root) => {
        const copy = structuredClone(tree);
        await unified().use(headings, { anchorsMaintainCase: false }).run(copy);
        visit(copy, 'heading', ({ data }) => {
          ids = [...ids, data?.hProperties?.id];
        });
      },
    ]);
    expect(sections.map(({ anchor }) => anchor)).toEqual(ids);
  });
});
