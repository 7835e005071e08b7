import {
  groupItems,
  type PageOnScreen,
  readHits,
  reduceAddress,
} from '../../../../src/lib/search/dialog/items';
import { hitOf } from '../../../support/searchHits';

const PAGE: PageOnScreen = {
  href: 'https://docs.example/docs/manual/latest/type#top',
  pathname: '/docs/manual/latest/type',
  baseUrl: '/',
};

const itemOf = (...args: Parameters<typeof hitOf>) => readHits([hitOf(...args)], PAGE).items[0];

describe('an address is reduced to path and fragment', () => {
  test.each([
    ['/docs/a#b', '/docs/a#b'],
    ['https://other.example/docs/a?x=1#b', '/docs/a#b'],
    ['record', '/docs/manual/latest/record'],
    ['#here', '/docs/manual/latest/type#here'],
    ['//other.example/docs', '/docs'],
    ['https://docs.example//evil.example/x', '/evil.example/x'],
  ])('%s', (url, address) => {
    expect(reduceAddress(url, PAGE.href)).toBe(address);
  });

  test.each(['http://', 'https://[', 'javascript:alert(1)', 'data:text/html,x'])(
    '%s is none',
    (url) => {
      expect(reduceAddress(url, PAGE.href)).toBeUndefined();
    },
  );
});

test('hits without an address are left out and told, and the others keep their positions', () => {
  const { items, unreadable } = readHits([hitOf('http://'), hitOf('/docs/a')], PAGE);
  expect(unreadable).toEqual(['http://']);
  expect(items).toMatchObject([{ href: '/docs/a', position: 2 }]);
});

describe('what is shown of a hit', () => {
  test('a page of the manual', () => {
    expect(itemOf('/docs/manual/latest/record')).toMatchObject({
      kind: 'page',
      title: 'Record',
      path: ['Manual', 'v11.0.0', 'Overview'],
      context: [],
      group: 'Manual / Overview',
      description: undefined,
      signature: undefined,
    });
  });

  test('a heading stands below its page, and keeps its marks', () => {
    expect(
      itemOf('/docs/manual/latest/record#update', {
        type: 'lvl3',
        hierarchy: { lvl0: 'Overview', lvl1: 'Record', lvl2: null, lvl3: 'Update' },
        _highlightResult: { hierarchy: { lvl3: { value: '<mark>Up</mark>date' } } },
      }),
    ).toMatchObject({
      kind: 'heading',
      title: 'Update',
      markedTitle: '<mark>Up</mark>date',
      path: ['Manual', 'v11.0.0', 'Overview', 'Record'],
      // What the heading of the group says isn't repeated.
      context: ['Record'],
    });
  });

  test('a text has the title of the heading above it, and a snippet', () => {
    expect(
      itemOf('/docs/manual/latest/record#update', {
        type: 'content',
        hierarchy: { lvl0: 'Overview', lvl1: 'Record', lvl2: 'Update', lvl3: null },
        content: 'Spread a record and change a field.',
        _snippetResult: { content: { value: '…a <mark>record</mark> and…' } },
      }),
    ).toMatchObject({
      kind: 'text',
      title: 'Update',
      path: ['Manual', 'v11.0.0', 'Overview', 'Record'],
      description: '…a <mark>record</mark> and…',
    });
  });

  test('a member of the reference', () => {
    expect(
      itemOf('/docs/manual/latest/api/core/array#value-map', {
        type: 'lvl2',
        hierarchy: { lvl0: 'Core', lvl1: 'Array', lvl2: 'map' },
        _highlightResult: { hierarchy: { lvl2: { value: '<mark>map</mark>' } } },
        signature: "(array<'a>, 'a => 'b) => array<'b>",
        summary: 'Calls a function for each item.',
        isNear: true,
      }),
    ).toMatchObject({
      kind: 'member',
      title: 'Array.map',
      markedTitle: 'Array.<mark>map</mark>',
      path: ['Manual', 'v11.0.0', 'API', 'Core'],
      context: [],
      group: 'API / Core',
      signature: "(array<'a>, 'a => 'b) => array<'b>",
      description: 'Calls a function for each item.',
      isNear: true,
    });
  });

  test('a heading of the reference that is no member', () => {
    expect(
      itemOf('/docs/manual/latest/api/core/array#note-about-syntax', {
        type: 'lvl2',
        hierarchy: { lvl0: 'Core', lvl1: 'Array', lvl2: 'Note about syntax' },
      }),
    ).toMatchObject({ kind: 'heading', title: 'Note about syntax', context: ['Array'] });
  });

  test('a page says what it is about, and a section which message it explains', () => {
    expect(
      itemOf('/docs/manual/latest/record', { summary: 'All about records.', explains: 'No field' }),
    ).toMatchObject({ description: 'All about records.', explains: 'No field' });
  });

  test('pages without a version show their section alone', () => {
    expect(
      itemOf('/community/content', { hierarchy: { lvl0: 'Community', lvl1: 'Articles' } })?.path,
    ).toEqual(['Community']);
  });

  test.each([
    ['/docs/manual/v12.0.0/record', 'Manual v12.0.0 / Overview'],
    ['/docs/manual/latest/record', 'Manual / Overview'],
    ['/docs/react/v0.11.0/hooks-state', 'React v0.11.0 / Overview'],
    // These bindings go with the manual on screen.
    ['/docs/react/latest/hooks-state', 'React / Overview'],
    ['/docs/reason-compiler/latest/class', 'Old docs BS@8.2.0 / Overview'],
    ['/blog/news', 'Overview'],
  ])('the heading above %s beside a page of the latest: %s', (url, group) => {
    expect(itemOf(url)?.group).toBe(group);
  });

  test('addresses below a base URL are read as the others', () => {
    const page = { ...PAGE, pathname: '/site/docs/manual/v12.0.0/type', baseUrl: '/site/' };
    const [item] = readHits([hitOf('/site/docs/manual/latest/record')], page).items;
    expect(item).toMatchObject({
      path: ['Manual', 'v11.0.0', 'Overview'],
      group: 'Manual v11.0.0 / Overview',
    });
  });
});

test('groups keep the order of the best and have five items at most', () => {
  const hits = Array.from({ length: 13 }, (_, index) =>
    hitOf(`/docs/manual/latest/page-${index}`, {
      hierarchy: { lvl0: ['Overview', 'Guides'][index % 2] ?? null, lvl1: `Page ${index}` },
    }),
  );
  const { groups, kept } = groupItems(readHits(hits, PAGE).items);
  expect(groups.map(({ label, items }) => [label, items.map(({ title }) => title)])).toEqual([
    ['Manual / Overview', ['Page 0', 'Page 2', 'Page 4', 'Page 6', 'Page 8']],
    ['Manual / Guides', ['Page 1', 'Page 3', 'Page 5', 'Page 7', 'Page 9']],
  ]);
  expect(kept.map(({ title }) => title)).toEqual(['Page 10', 'Page 11', 'Page 12']);
});
