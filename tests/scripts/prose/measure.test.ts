import { AIMS, figuresOf, sumOf } from '../../../scripts/prose/measure/figures';
import { passagesOf, sentencesOf } from '../../../scripts/prose/measure/prose';
import { reportOn } from '../../../scripts/prose/measure/report';
import { rhythm } from '../../../scripts/prose/rules/rhythm';

/** Words of each sentence of a page. */
function lengths(page: string): number[] {
  return passagesOf(page)
    .flatMap(sentencesOf)
    .map(({ words }) => words);
}

function sentence(words: number): string {
  return `Word${' word'.repeat(words - 1)}.`;
}

/** A page of sentences with these numbers of words. */
function pageOf(...words: number[]): string {
  return words.map(sentence).join(' ');
}

describe('the sentences of a page', () => {
  test('are those of paragraphs and lists, and of nothing else', () => {
    const page = [
      '---',
      'title: A signal. Two words.',
      '---',
      '',
      "import Plan from '@site/src/components/Plan';",
      '',
      '## A heading. With a full stop',
      '',
      '<Intro>',
      '',
      'One two three.',
      '',
      '</Intro>',
      '',
      '```res',
      '',
      'let four = "Not. Counted."',
      '```',
      '',
      '   ```sh',
      '   Not counted.',
      '   ```',
      '',
      '| A cell. | Another. |',
      '| --- | --- |',
      '',
      '{/* A comment. Not counted. */}',
      '',
      '- One two.',
      '- One two three four.',
      '',
      '<Plan of="A signal. Not counted." />',
    ].join('\n');
    expect(lengths(page)).toEqual([3, 2, 4]);
  });

  test('end where the next one begins with a capital', () => {
    expect(lengths('One two. Three four? Five: Six. npm is seven.')).toEqual([2, 2, 1, 4]);
    expect(lengths('On Node.js 22 it runs, e.g. today.')).toEqual([9]);
    expect(lengths('One two. **Three** four. [Five](./Five.mdx) six.')).toEqual([2, 2, 2]);
  });

  test('count code as a word, whatever is in it', () => {
    expect(lengths('The `switch (x) { a. B }` is code. `x` too.')).toEqual([6]);
    expect(lengths('The signs `` ` `` and `<` are code. So is `>`, and `a` is.')).toEqual([7, 6]);
  });

  test('are where they say', () => {
    const page = '## Heading\n\nOne two.\n\n- `three` four. Five.\n';
    const starts = passagesOf(page)
      .flatMap(sentencesOf)
      .map(({ start }) => page.slice(start));
    expect(starts).toEqual([
      expect.stringMatching(/^One two/),
      expect.stringMatching(/^`three` four/),
      expect.stringMatching(/^Five/),
    ]);
  });
});

describe('figures', () => {
  test('count short sentences, words and tics', () => {
    const figures = figuresOf(`${pageOf(8, 9)} Nobody stands in the \`texts\` text.`);
    expect(figures).toMatchObject({ sentences: 3, short: 2, words: 23 });
    expect(figures.tics).toMatchObject({
      'nobody, whoever, who asks': 1,
      'stands in, at, behind …': 1,
      'text(s)': 1,
      behind: 0,
    });
  });

  test('of several pages add up', () => {
    const sum = sumOf([figuresOf(pageOf(8, 9)), figuresOf('Behind it.')]);
    expect(sum).toMatchObject({ sentences: 3, short: 2, words: 19 });
    expect(sum.tics.behind).toBe(1);
  });
});

describe('the report', () => {
  const good = Array.from({ length: 20 }, (_, index) => (index % 5 === 0 ? 8 : 16));

  test('is content with good pages', () => {
    const { lines, isMissed } = reportOn([{ file: 'good.mdx', text: pageOf(...good) }]);
    expect(isMissed).toBe(false);
    expect(lines[0]).toBe('1 pages, 20 sentences, 288 words');
    expect(lines.join('\n')).toContain('No page is worse than twice an aim.');
    expect(lines.join('\n')).not.toContain('MISSED');
  });

  test('names the aim that all pages miss together', () => {
    const text = `${pageOf(...good)} Nobody has sixteen ${'words '.repeat(13)}.`;
    const { lines, isMissed } = reportOn([{ file: 'page.mdx', text }]);
    expect(isMissed).toBe(true);
    expect(lines.filter((line) => line.includes('MISSED'))).toEqual([
      expect.stringMatching(
        /^nobody, whoever, who asks, per 10,000 words +32\.9 +1 at most +MISSED$/,
      ),
    ]);
    // One of a kind says nothing about the page.
    expect(lines.join('\n')).toContain('No page is worse than twice an aim.');
  });

  test('names the page that is worse than twice an aim', () => {
    const short = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 8 : 16));
    const pages = [
      ...Array.from({ length: 20 }, () => ({ file: 'good.mdx', text: pageOf(...good) })),
      { file: 'short.mdx', text: pageOf(...short) },
      { file: 'tic.mdx', text: `${pageOf(...good)} It is behind, and behind, and behind it all.` },
    ];
    const { lines, isMissed } = reportOn(pages);
    expect(isMissed).toBe(true);
    expect(lines.slice(lines.indexOf('Pages that are worse than twice an aim:') + 1)).toEqual([
      'short.mdx: 50 % of sentences with 8 words or fewer (of one page, 44 at most)',
      expect.stringMatching(/^tic\.mdx: \d+(?:\.\d)? behind, per 10,000 words/),
    ]);
  });

  test('has a row for each aim of the voice', () => {
    expect(AIMS.map(({ least, most }) => [least, most])).toEqual([
      [13, 17],
      [0, 22],
      [0, 8],
      [0, 1],
      [0, 3],
      [0, 1],
      [0, 2],
      [0, 1],
      [0, 0.7],
      [0, 0.7],
    ]);
  });
});

describe('the rule rhythm', () => {
  test('finds the longest row of short sentences on a page that has too many', () => {
    const page = pageOf(8, 20, 8, 8, 8, 20, 8, 20, 8, 20, 8, 20, 8, 20, 8, 20);
    expect(rhythm(page)).toEqual([
      {
        start: pageOf(8, 20).length + 1,
        end: pageOf(8, 20).length + 2,
        message:
          'Expected sentences of 10 to 22 words on average, and at most 44 % of 8 words or fewer, got 13.3 words and 56 %: join what belongs together, first in the row of 3 that begins here.',
      },
    ]);
  });

  test('finds pages whose sentences are short or long on average', () => {
    const short = Array.from({ length: 15 }, () => 9);
    expect(rhythm(pageOf(...short))).toHaveLength(1);
    const long = Array.from({ length: 15 }, () => 24);
    expect(rhythm(pageOf(...long))[0]?.message).toMatch(/got 24 words and 0 %: split some/);
  });

  test('leaves pages alone that are short themselves, or within the bounds', () => {
    expect(rhythm(pageOf(...Array.from({ length: 14 }, () => 5)))).toEqual([]);
    expect(rhythm(pageOf(...Array.from({ length: 50 }, (_, n) => (n < 22 ? 8 : 16))))).toEqual([]);
    expect(rhythm('')).toEqual([]);
  });
});
