import type { Link, PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

import { plainCode, plainHeading } from '../../../plugins/llms/page/blocks';
import { plainPhrasing } from '../../../plugins/llms/page/phrasing';
import { printer } from '../../../plugins/llms/page/print';

/** Prints as the plugin does, without a shorter way. */
const library = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' });

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const emphasis = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
});
const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

/** Lines that read the same as text and as Markdown. */
const PLAIN: readonly (readonly PhrasingContent[])[] = [
  [text('A seat is taken; the next one (by the window) is free.')],
  [text('Is it 5 > 3, or 5 = 3? – It costs “10 €”, says the café!')],
  [text('One line\nand the next one\n12 rows')],
  [text('See '), code('Seat.find'), text(', '), code('a | b'), text('.')],
  [text('Read '), link('./seat.md#how-to', text('how '), code('find')), text(' works.')],
  [link('https://example.org/a_b', text('Seats'))],
  [strong(text('Note:')), text(' no seat ('), emphasis(text('none'), code('x')), text(').')],
  [text('A '), strong(link('/seats', text('link'))), text(' '), emphasis(text('now'))],
];

/** Texts of which characters mean something, here or elsewhere. */
const TRICKY_TEXTS: readonly string[] = [
  ...['snake_case', '_a_', '__init__', '*a*', '2 * 3', '**', '~a~', '~~~', '`a', '```'],
  ...['[a]', '[a](b)', '[^1]', '[ ] a', 'a]', '![a](b)', 'Look![', '\\', 'a\\*b', 'a\\'],
  ...['<a>', '<!-- a -->', 'a < b', 'a <b', '&amp;', 'a & b', 'AT&T', '&#35;', '> a', 'a > b'],
  ...['1. a', '12) a', '1.', '3.14 is', '1986\\. A', '# a', '#1', 'a #', 'C#', '#', '===', '= a'],
  ...['+ a', '+1', '- a', '-1', '---', '--', '-|-', ':-', '* a', ': a', '| a |', 'a | b', '|'],
  ...[
    'https://a.org',
    'http://',
    'www.a.org',
    'ftp://a',
    'a@b.org',
    'mailto:a@b.org',
    'w. a',
    'w.a',
  ],
  ...[':::note', '::a', ':a[b]', '{a}', '$a$', '', ' ', ' a', 'a ', '\ta', 'a\t', 'a\r\nb', '\n'],
  ...['a\nb', 'a\n- b', 'a\n1. b', 'a\n# b', 'a\n b', 'a \nb', 'a\n\nb', 'a\n===', 'a\n2 b', 'a\n'],
];

const TRICKY: readonly (readonly PhrasingContent[])[] = [
  ...TRICKY_TEXTS.map((value) => [text(value)]),
  // Beside others, and in them.
  ...TRICKY_TEXTS.flatMap((value) => [
    [code('a'), text(value), link('/b', text('c'))],
    [text(' '), strong(text(value)), text(' '), emphasis(text(value)), text('.')],
    [link('/b', text(value)), text(' '), code(value)],
    [text('a'), text(value), { type: 'break' } as const, text(value)],
  ]),
  // Marks that touch words, blanks, nothing or each other.
  [text('un'), emphasis(text('like')), text('ly')],
  [strong(text('a')), text('b')],
  [text('a'), strong(code('b')), text('c')],
  [strong(text(' a ')), text('b')],
  [emphasis(strong(text('a')))],
  [strong(text('a '), emphasis(text('b')))],
  [strong(text('a')), emphasis(text('b'))],
  [emphasis(text('a')), emphasis(text('b'))],
  [strong(), text('a'), emphasis()],
  [text('now.'), emphasis(text('a'))],
  // Ticks, blanks and brackets in code; addresses with more than letters.
  ...['`', 'a`b', '``', ' a', ' a ', ' ', '', 'a\nb', 'a\n# b', 'a]: b', 'a|b'].map((value) => [
    code(value),
    text(' is code'),
  ]),
  [link('/b', code('a]:'))],
  ...['a b', 'a(b)', 'a&b', '', 'a|b', 'a[b]', 'a<b>', 'a\\b', 'a*b', 'C#'].map((url) => [
    link(url, text('a')),
  ]),
  [link('https://a.org', text('https://a.org'))],
  [link('mailto:a@b.org', text('a@b.org'))],
  [link('tel:123', text('tel:123'))],
  [{ ...link('/b', text('a')), title: 'c "d"' }],
  [{ type: 'image', url: '/b', alt: 'a_b' }, text('![')],
];

/** Every block that holds a line of text, with the line in it. */
function blocksWith(line: readonly PhrasingContent[]): RootContent[] {
  const children = [...line];
  return [
    { type: 'paragraph', children },
    { type: 'heading', depth: 1, children },
    { type: 'heading', depth: 4, children },
    { type: 'blockquote', children: [{ type: 'paragraph', children }] },
    {
      type: 'list',
      spread: false,
      children: [
        { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] },
        {
          type: 'listItem',
          spread: false,
          checked: true,
          children: [{ type: 'paragraph', children }],
        },
      ],
    },
    {
      type: 'table',
      align: [null, 'right'],
      children: [1, 2].map(() => ({
        type: 'tableRow',
        children: [
          { type: 'tableCell', children },
          { type: 'tableCell', children },
        ],
      })),
    },
  ];
}

describe('printing in the short way', () => {
  it.each([...PLAIN, ...TRICKY].map((line) => [JSON.stringify(line), line] as const))(
    'says what the library says: %s',
    (_, line) => {
      const children = blocksWith(line);
      expect(printer()(children)).toBe(library.stringify({ type: 'root', children }));
    },
  );

  it.each(PLAIN.map((line) => [JSON.stringify(line), line] as const))(
    'is taken by lines without escapes: %s',
    (_, line) => {
      const around = { before: '\n', after: '\n', isOneLine: false };
      expect(plainPhrasing(line, around)).toEqual(expect.any(String));
    },
  );

  it('is taken by headings of one line', () => {
    const children = [text('Where '), code('seats'), text(' are')];
    expect(plainHeading({ type: 'heading', depth: 3, children })).toBe('### Where `seats` are');
    expect(
      plainHeading({ type: 'heading', depth: 3, children: [text('Two\nlines')] }),
    ).toBeUndefined();
  });

  it('prints fences as the library does', () => {
    const value = 'let a = 1\n\n  # *b*';
    const plain: RootContent = { type: 'code', lang: 'res', value };
    expect(plainCode(plain)).toBe(`\`\`\`res\n${value}\n\`\`\``);
    const fences: readonly RootContent[] = [
      plain,
      { type: 'code', value },
      { type: 'code', lang: 'res', value: '' },
      { type: 'code', lang: 'res', value: '```js\na\n```' },
      { type: 'code', lang: 'res', value: '\n a \n' },
      { type: 'code', lang: 'C#', value },
      { type: 'code', lang: 'a b`c', value },
      { type: 'code', lang: 'res', meta: 'a&amp;b', value },
    ];
    for (const fence of fences) {
      expect(printer()([fence])).toBe(library.stringify({ type: 'root', children: [fence] }));
    }
  });

  it('leaves text among blocks to the library', () => {
    const children: RootContent[] = [
      { type: 'paragraph', children: [text('One')] },
      text('two_'),
      { type: 'break' },
    ];
    expect(printer()(children)).toBe(library.stringify({ type: 'root', children }));
  });
});
