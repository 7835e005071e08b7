import { formatReport, formatTemplates } from '../report';
import { judge, type Results } from '../targets';

const results: Results = {
  1000: {
    ours: { html: 7.5, buildSeconds: 30, performance: 99, shared: 100 },
    starlight: { html: 9, buildSeconds: 40 },
  },
  3000: { ours: { html: 8.5, buildSeconds: 90, shared: 100.4 } },
};

describe('judge', () => {
  it('compares values at each size with a limit', () => {
    const verdicts = judge(results, [{ kind: 'absolute', metric: 'html', limit: 8 }]);
    expect(verdicts.map(({ pages, isMet }) => [pages, isMet])).toEqual([
      [1000, true],
      [3000, false],
    ]);
  });

  it('takes scores the other way round', () => {
    const target = {
      kind: 'absolute',
      metric: 'performance',
      limit: 100,
      bound: 'at least',
    } as const;
    expect(judge(results, [target])).toMatchObject([{ value: 99, isMet: false }]);
  });

  it('divides by a peer where both were measured', () => {
    const target = {
      kind: 'ratio',
      metric: 'buildSeconds',
      against: 'starlight',
      limit: 1,
    } as const;
    expect(judge(results, [target])).toMatchObject([{ pages: 1000, value: 0.75, isMet: true }]);
    expect(judge(results, [{ ...target, pages: 200 }])).toEqual([]);
  });

  it('compares sizes with one another', () => {
    const growth = { kind: 'growth', metric: 'shared', from: 1000, to: 3000, limit: 0.5 } as const;
    const multiple = { ...growth, kind: 'multiple', metric: 'buildSeconds', limit: 2.5 } as const;
    expect(judge(results, [growth, multiple])).toMatchObject([
      { value: expect.closeTo(0.4, 5), isMet: true },
      { value: 3, isMet: false },
    ]);
  });
});

describe('formatReport', () => {
  it('has a table for each size and one for the targets', () => {
    const text = formatReport(
      results,
      judge(results, [{ kind: 'ratio', metric: 'html', against: 'starlight', limit: 0.8 }]),
    );
    expect(text.replace(/ +/g, ' ')).toContain('| first load, HTML | 7.5 KiB | 9.0 KiB (0.83) |');
    expect(text.replace(/ +/g, ' ')).toContain(
      '| first load, HTML, ours / starlight | 1000 | 0.83 | at most 0.8 | missed |',
    );
  });

  it('leaves templates out that were not measured', () => {
    expect(formatTemplates([])).toBe('');
  });
});
