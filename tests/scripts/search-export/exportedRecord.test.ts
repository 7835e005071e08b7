import { exportedRecords } from '../../../scripts/search-export/exportedRecord';

const records = exportedRecords(
  [
    {
      build: 'b1',
      source: { kind: 'sources' },
      version: 'v11.0.0',
      pages: [
        {
          url: '/docs/manual/latest/pipe',
          area: 'manual',
          group: 'Language Features',
          title: 'Pipe',
          keywords: ['chain'],
          sections: [
            { level: 2, heading: 'One', anchor: 'one', text: 'x->f', keywords: ['first'] },
            { level: 2, heading: 'Two', anchor: 'two' },
          ],
        },
      ],
    },
  ],
  'https://site.example',
);

describe('exported records', () => {
  it('have absolute addresses, keywords of their page, and a weight', () => {
    expect(records[0]).toMatchObject({
      objectID: 'https://site.example/docs/manual/latest/pipe',
      url: 'https://site.example/docs/manual/latest/pipe',
      url_without_anchor: 'https://site.example/docs/manual/latest/pipe',
      version: 'v11.0.0',
      area: 'manual',
      keywords: ['chain'],
      weight: { level: 90, position: 0 },
    });
  });

  it('weigh headings more than texts', () => {
    expect(records.map(({ url, weight }) => [url.split('#')[1], weight])).toEqual([
      [undefined, { level: 90, position: 0 }],
      ['one', { level: 80, position: 1 }],
      ['one', { level: 0, position: 2 }],
      ['two', { level: 80, position: 3 }],
    ]);
  });

  it('have the keywords of a section with its heading, not with its text', () => {
    expect(records.map(({ keywords }) => keywords)).toEqual([
      ['chain'],
      ['first'],
      undefined,
      undefined,
    ]);
  });
});
