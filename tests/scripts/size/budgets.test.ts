import { budgetRows, formatKib } from '../../../scripts/size/budgets';

describe('budgetRows', () => {
  it('compares each kind with its budget', () => {
    const rows = budgetRows({ html: 6.55 * 1024, css: 9.4 * 1024, js: 21.875 * 1024, font: 0 });
    expect(rows.map(({ kind, ratio }) => [kind, ratio])).toEqual([
      ['html', 0.5],
      ['css', 1],
      ['js', 1.25],
      ['font', 0],
    ]);
  });
});

describe('formatKib', () => {
  it('rounds to a tenth', () => {
    expect(formatKib(1587)).toBe('1.5 KiB');
  });
});
