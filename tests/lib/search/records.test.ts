import { recordsOf } from '../../../src/lib/search/records';
import type { IndexedPage } from '../../../src/lib/search/shards';

const PAGE: IndexedPage = {
  url: '/docs/manual/latest/pipe',
  area: 'manual',
  group: 'Language Features',
  title: 'Pipe',
  text: 'The pipe passes a value.',
  sections: [
    { level: 2, heading: 'One', anchor: 'one', text: 'x->f' },
    { level: 3, heading: 'Below', anchor: 'below' },
    { level: 2, heading: 'Two', anchor: 'two' },
    { level: 4, heading: 'Deep', anchor: 'deep' },
    { level: 3, heading: 'Up', anchor: 'up' },
  ],
};

const records = recordsOf(PAGE, 'v11.0.0');

describe('records of a page', () => {
  it('are one for the title, each heading, and each text', () => {
    expect(records.map(({ type, url }) => [type, url.slice(PAGE.url.length)])).toEqual([
      ['lvl1', ''],
      ['content', ''],
      ['lvl2', '#one'],
      ['content', '#one'],
      ['lvl3', '#below'],
      ['lvl2', '#two'],
      ['lvl4', '#deep'],
      ['lvl3', '#up'],
    ]);
  });

  it('have the form of DocSearch', () => {
    expect(records[3]).toEqual({
      objectID: '/docs/manual/latest/pipe#one#content',
      url: '/docs/manual/latest/pipe#one',
      url_without_anchor: '/docs/manual/latest/pipe',
      anchor: 'one',
      type: 'content',
      hierarchy: {
        lvl0: 'Language Features',
        lvl1: 'Pipe',
        lvl2: 'One',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'x->f',
      area: 'manual',
      version: 'v11.0.0',
    });
    expect(records[0]).toMatchObject({ objectID: PAGE.url, anchor: null, content: null });
  });

  it('leave the headings behind that a new one ends', () => {
    const levels = records.map(({ hierarchy: { lvl2, lvl3, lvl4 } }) => [lvl2, lvl3, lvl4]);
    expect(levels.slice(4)).toEqual([
      ['One', 'Below', null],
      ['Two', null, null],
      ['Two', null, 'Deep'],
      ['Two', 'Up', null],
    ]);
  });

  it('have unique ids', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });
});

it('carry the type and the first sentence of a member, and the description of a page', () => {
  const [page, , member] = recordsOf(
    {
      ...PAGE,
      description: 'How values go through functions.',
      sections: [
        {
          level: 2,
          heading: 'map',
          anchor: 'value-map',
          signature: "array<'a> => array<'b>",
          text: 'Changes each item. Gives a new array.',
        },
      ],
    },
    'v11.0.0',
  );
  expect(page).toMatchObject({ summary: 'How values go through functions.' });
  expect(page).not.toHaveProperty('signature');
  expect(member).toMatchObject({
    signature: "array<'a> => array<'b>",
    summary: 'Changes each item.',
  });
});
