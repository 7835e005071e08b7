// cspell:ignore kangroo
import { searchHitDecoder } from '../../../../src/lib/search/client';
import { engineWith, manualPage, modulePage, question } from './support';

const LONG =
  'One two three four five six seven eight nine ten eleven twelve the wombat digs a burrow thirteen fourteen fifteen sixteen seventeen eighteen nineteen.';

const engine = engineWith([
  manualPage('animals', 'Animals of the <b>bush</b>', [
    ['Burrows & holes', LONG],
    ['Kangaroo', 'It <i>jumps</i> far & <script>alert(1)</script> wide.'],
  ]),
  modulePage('Core.Array', [['forEachWithIndex', 'Calls a function.']]),
]);

function firstHit(query: string, attributesToSnippet = ['content:10', 'hierarchy.lvl1:10']) {
  const [hit] = engine.search(question(query, { attributesToSnippet })).hits;
  if (!hit) throw new Error(`nothing found for ${query}`);
  return hit;
}

const contentOf = (query: string, words: number): string | undefined =>
  firstHit(query, [`content:${words}`])._snippetResult?.content?.value;

test('a title is a hit of level 1', () => {
  const hit = firstHit('animals');
  expect(hit).toMatchObject({
    objectID: '/docs/manual/latest/animals',
    url: '/docs/manual/latest/animals',
    anchor: null,
    type: 'lvl1',
  });
  expect(hit.hierarchy).toEqual({ lvl0: 'Language Features', lvl1: 'Animals of the <b>bush</b>' });
});

test('a heading is a hit of its level, below its page', () => {
  expect(firstHit('burrows')).toMatchObject({
    url: '/docs/manual/latest/animals#burrows-&-holes',
    url_without_anchor: '/docs/manual/latest/animals',
    type: 'lvl2',
    hierarchy: { lvl1: 'Animals of the <b>bush</b>', lvl2: 'Burrows & holes' },
  });
});

test('what is found in a text is content, of which no more comes than is shown', () => {
  const hit = firstHit('wombat');
  expect(hit.type).toBe('content');
  expect(hit.objectID).toBe('/docs/manual/latest/animals#burrows-&-holes#content');
  expect(JSON.stringify(hit)).not.toContain('nineteen');
});

test('all hits are what the interface says', () => {
  for (const query of ['animals', 'burrows', 'wombat', 'jumps', 'each']) {
    expect(searchHitDecoder(firstHit(query))).toMatchObject({ ok: true });
  }
});

describe('marks', () => {
  test('stand around the words that were found', () => {
    expect(firstHit('animals')._highlightResult?.hierarchy?.lvl1).toEqual({
      value: '<mark>Animals</mark> of the <b>bush</b>',
    });
  });

  test('stand around the beginning of a word that is being typed', () => {
    expect(firstHit('anim')._highlightResult?.hierarchy?.lvl1?.value).toContain(
      '<mark>Anim</mark>als',
    );
  });

  test('stand around parts of names', () => {
    expect(firstHit('Array each')._highlightResult?.hierarchy?.lvl2?.value).toBe(
      'for<mark>Each</mark>WithIndex',
    );
  });

  test('stand around what was misspelled', () => {
    expect(firstHit('kangroo')._highlightResult?.hierarchy?.lvl2?.value).toBe(
      '<mark>Kangaroo</mark>',
    );
  });

  test('are those of the question, and texts stay as they are', () => {
    const [hit] = engine.search(
      question('jumps', {
        highlightPreTag: '[',
        highlightPostTag: ']',
        attributesToSnippet: ['content:20'],
      }),
    ).hits;
    expect(hit?._snippetResult?.content?.value).toBe(
      'It <i>[jumps]</i> far & <script>alert(1)</script> wide.',
    );
  });

  test('come for the name that is shown, and for no other', () => {
    expect(Object.keys(firstHit('burrows')._highlightResult?.hierarchy ?? {})).toEqual(['lvl2']);
  });
});

describe('snippets', () => {
  test.each([10, 5])('have %d words around the match', (words) => {
    const value = contentOf('wombat', words) ?? '';
    expect(value).toContain('<mark>wombat</mark>');
    expect(value.replaceAll('…', '').split(' ')).toHaveLength(words);
    expect(value.startsWith('…')).toBe(true);
    expect(value.endsWith('…')).toBe(true);
  });

  test('show as many words of the query as they can', () => {
    const value = contentOf('one wombat burrow', 5) ?? '';
    expect(value).toContain('<mark>wombat</mark>');
    expect(value).toContain('<mark>burrow</mark>');
  });

  test('begin without an ellipsis at the beginning', () => {
    expect(contentOf('two three', 5)).toMatch(/^One <mark>two<\/mark> <mark>three<\/mark>.*…$/);
  });

  test('of short texts are the texts', () => {
    expect(contentOf('jumps', 20)).not.toContain('…');
  });
});
