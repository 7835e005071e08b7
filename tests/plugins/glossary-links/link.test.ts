import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { linkTerms } from '../../../plugins/glossary-links/link';
import { LINKED_TERMS } from '../../../plugins/glossary-links/terms';

const PARSER = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The links to the glossary of a page: `words -> address`. */
function linksOf(source: string, page = 'dict'): string[] {
  const tree: Root = PARSER.parse(source);
  const before = JSON.stringify(textsOf(tree));
  linkTerms(tree, page, LINKED_TERMS);
  expect(JSON.stringify(textsOf(tree))).toBe(before);
  const links: string[] = [];
  visit(tree, 'link', ({ url, children }) => {
    const [, address] = /^\.\/glossary\.mdx#(.*)$/.exec(url) ?? [];
    const [text] = children;
    if (address !== undefined)
      links.push(`${text?.type === 'text' ? text.value : ''} -> ${address}`);
  });
  return links;
}

/** All words of a tree. */
function textsOf(tree: Root): string {
  let text = '';
  visit(tree, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

test('the first use of each term is a link, the others are not', () => {
  expect(
    linksOf('A constructor has a payload.\n\nTwo constructors have no payload.\n\n- shadowing\n'),
  ).toEqual(['constructor -> constructor', 'payload -> payload', 'shadowing -> shadowing']);
});

test('words around a term stay in their order', () => {
  const tree: Root = PARSER.parse('Payloads, *then* an external.');
  linkTerms(tree, 'dict', LINKED_TERMS);
  expect(tree.children[0]).toMatchObject({
    children: [
      { type: 'link', url: './glossary.mdx#payload', children: [{ value: 'Payloads' }] },
      { type: 'text', value: ', ' },
      { type: 'emphasis' },
      { type: 'text', value: ' an ' },
      { type: 'link', url: './glossary.mdx#external' },
      { type: 'text', value: '.' },
    ],
  });
});

test('a term within a longer one is not taken for itself', () => {
  expect(linksOf('Coerces, coercing, Destructuring.')).toEqual([
    'Coerces -> coercion',
    'Destructuring -> destructuring',
  ]);
  expect(linksOf('An untagged variant. Again: untagged variants. A variant.')).toEqual([
    'untagged variant -> untagged-variant',
    'variant -> variant',
  ]);
  expect(linksOf('A type-variable and externally loaded things')).toEqual([]);
});

test('headings, tables, quotations, code and links keep their words', () => {
  const source = [
    '## A payload',
    '| payload |\n| - |\n| a payload |',
    '> payload',
    '`payload` and [the payload](./json.mdx)',
    '```res\nlet payload = 1\n```',
  ].join('\n\n');
  expect(linksOf(source)).toEqual([]);
});

test('components hold prose, too', () => {
  expect(linksOf('<Intro>\n\nAn external.\n\n</Intro>')).toEqual(['external -> external']);
});

test('a page about a term explains it itself', () => {
  expect(linksOf('A payload.', 'variant')).toEqual([]);
});

test('a link that says the term is the first use', () => {
  expect(linksOf('A [doc comment](https://example.com/).\n\nA doc comment.')).toEqual([]);
});

test('a term that a page defines in bold or italics is no link', () => {
  expect(linksOf('Words are *shadowed*. A name shadows another.')).toEqual([]);
  expect(linksOf('A constructor.\n\nThis is a **constructor**.')).toEqual([]);
});

test('JavaScript’s structural equality is another thing', () => {
  expect(linksOf('It compares by structural equality.')).toEqual([]);
});
