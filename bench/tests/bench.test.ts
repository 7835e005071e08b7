import { largestPages } from '../pages';
import { formatTable, median, ratioOf } from '../table';

describe('largestPages', () => {
  it('takes the largest page of each area that has pages', () => {
    const page = (path: string, bytes: number) => ({ path, bytes });
    expect(
      largestPages([
        page('/docs/manual/latest/type', 1),
        page('/docs/manual/latest/variant', 3),
        page('/docs/manual/latest/api', 9),
        page('/docs/manual/v12.0.0/variant', 50),
        page('/docs/react/latest/introduction', 2),
        page('/community/overview', 2),
        page('/', 99),
      ]),
    ).toEqual([
      { area: 'manual', path: '/docs/manual/latest/variant' },
      { area: 'api', path: '/docs/manual/latest/api' },
      { area: 'react', path: '/docs/react/latest/introduction' },
      { area: 'community', path: '/community/overview' },
    ]);
  });
});

describe('the table', () => {
  const size = { name: 'js', value: 80, budget: 160, bound: 'at most', unit: 'KiB' } as const;
  const score = { name: 'seo', value: 80, budget: 100, bound: 'at least', unit: 'points' } as const;

  it('reads alike for upper and lower bounds', () => {
    expect(ratioOf(size)).toBe(0.5);
    expect(ratioOf(score)).toBe(1.25);
  });

  it('marks what is over its budget', () => {
    expect(formatTable([size, score])).toBe(
      [
        '| what | measured  | budget       | ratio     |',
        '| ---- | --------- | ------------ | --------- |',
        '| js   | 80.0 KiB  | at most 160  | 0.50      |',
        '| seo  | 80 points | at least 100 | 1.25 over |',
      ].join('\n'),
    );
  });
});

describe('median', () => {
  it('is the middle value', () => {
    expect(median([90, 70, 80])).toBe(80);
    expect(median([100, 9, 50])).toBe(50);
  });
});
