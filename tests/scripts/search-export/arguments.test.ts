import { exportArguments } from '../../../scripts/search-export/arguments';

describe('the command line', () => {
  it('may name a file', () => {
    expect(exportArguments(['--out', 'records.json'])).toEqual({ out: 'records.json' });
    expect(exportArguments([])).toEqual({ out: undefined });
  });

  it.each([[['--to', 'x']], [['x']], [['--out']]])('refuses %j with the usage', (words) => {
    expect(() => exportArguments(words)).toThrow(
      /^search:export: expected npm run search:export -- \[--out FILE\], got other words: /,
    );
  });
});
