import {
  addRecent,
  promote,
  removeFavorite,
  removeRecent,
  type SavedHit,
  type SavedHits,
  savedHitsDecoder,
  shownHits,
} from '../../../../src/lib/search/dialog/savedHits';

const hit = (name: string): SavedHit => ({
  href: `/${name}`,
  kind: 'page',
  title: name,
  path: ['Manual'],
});
const hits = (count: number, name = 'hit') =>
  Array.from({ length: count }, (_, index) => hit(`${name}-${index}`));
const NONE: SavedHits = { recent: [], favorites: [] };
const titles = (list: readonly SavedHit[]) => list.map(({ title }) => title);

test('the newest comes first, and seven are kept', () => {
  const lists = hits(9).reduce(addRecent, NONE);
  expect(titles(lists.recent)).toEqual([8, 7, 6, 5, 4, 3, 2].map((index) => `hit-${index}`));
});

test('a hit that is followed again moves to the front', () => {
  const lists = [hit('a'), hit('b'), hit('a')].reduce(addRecent, NONE);
  expect(titles(lists.recent)).toEqual(['a', 'b']);
});

test('only what is shown of a hit is kept', () => {
  const item = { ...hit('a'), markedTitle: '<mark>a</mark>', id: '1', position: 1 };
  expect(addRecent(NONE, item).recent).toEqual([hit('a')]);
});

test('a favorite that is followed stays a favorite alone', () => {
  const lists: SavedHits = { recent: [hit('b')], favorites: [hit('a')] };
  expect(addRecent(lists, hit('a'))).toEqual(lists);
});

test('a recent search becomes a favorite, and leaves the other list', () => {
  const lists = promote({ recent: [hit('a'), hit('b')], favorites: [hit('c')] }, '/b');
  expect(titles(lists.recent)).toEqual(['a']);
  expect(titles(lists.favorites)).toEqual(['b', 'c']);
});

test('ten favorites are kept, the newest', () => {
  const lists = promote({ recent: [hit('new')], favorites: hits(10) }, '/new');
  expect(titles(lists.favorites)).toEqual([
    'new',
    ...Array.from({ length: 9 }, (_, index) => `hit-${index}`),
  ]);
});

test('what another tab has taken away can not be promoted', () => {
  const lists: SavedHits = { recent: [], favorites: [hit('c')] };
  expect(promote(lists, '/gone')).toEqual(lists);
});

test('entries are removed from their own list alone', () => {
  const lists: SavedHits = { recent: [hit('a'), hit('b')], favorites: [hit('a')] };
  expect(removeRecent(lists, '/a')).toEqual({ recent: [hit('b')], favorites: [hit('a')] });
  expect(removeFavorite(lists, '/a')).toEqual({ recent: [hit('a'), hit('b')], favorites: [] });
});

test('seven recent searches are shown, four beside favorites', () => {
  expect(shownHits({ recent: hits(9), favorites: [] }).recent).toHaveLength(7);
  const both = shownHits({ recent: hits(9), favorites: hits(12, 'favorite') });
  expect(both.recent).toHaveLength(4);
  expect(both.favorites).toHaveLength(10);
});

test.each([
  '//host/a',
  '/\\host',
  '/\t/host',
  'https://host/',
  '/try?code=EVIL',
  '/embed?version=v12.0.0&code=EVIL',
])('%j is no hit, whoever wrote it into storage', (href) => {
  expect(savedHitsDecoder([hit('a'), { ...hit('b'), href }]).ok).toBe(false);
  expect(savedHitsDecoder([hit('a')]).ok).toBe(true);
});
