import { parseBenchArguments } from '../options';

describe('parseBenchArguments', () => {
  it('measures everything without arguments', () => {
    expect(parseBenchArguments([])).toEqual({
      withBudgets: true,
      withExamples: true,
      withGuard: true,
      writingPeers: ['starlight', 'vitepress', 'docusaurus'],
      searchRecords: 'build/search',
      withPlayground: true,
      withBuilds: true,
      withLighthouse: true,
      runs: 3,
      rounds: 7,
      comparison: {
        peers: ['starlight', 'vitepress', 'docusaurus'],
        sizes: [200, 1000, 3000],
        parts: ['builds', 'sizes', 'lighthouse', 'navigation', 'scripts', 'history'],
        reuse: false,
        runs: 3,
        rounds: 7,
      },
    });
  });

  it('measures parts of the comparison', () => {
    const options = parseBenchArguments(['--only', 'history,sizes', '--pages', '1000,200']);
    expect(options?.withBudgets).toBe(false);
    expect(options?.comparison).toMatchObject({ parts: ['sizes', 'history'], sizes: [200, 1000] });
  });

  it('measures the examples alone', () => {
    expect(parseBenchArguments(['--only', 'examples'])).toMatchObject({
      withBudgets: false,
      withExamples: true,
      comparison: undefined,
    });
    expect(parseBenchArguments(['--only', 'sizes'])?.withExamples).toBe(false);
  });

  it('compares search engines alone, on an index of another place', () => {
    expect(parseBenchArguments(['--only', 'search', '--records', 'elsewhere'])).toMatchObject({
      withBudgets: false,
      withExamples: false,
      searchRecords: 'elsewhere',
      comparison: undefined,
    });
    expect(parseBenchArguments(['--only', 'sizes'])?.searchRecords).toBeUndefined();
  });

  it('measures the playground alone', () => {
    expect(parseBenchArguments(['--only', 'playground'])).toMatchObject({
      withBudgets: false,
      withPlayground: true,
      comparison: undefined,
    });
    expect(parseBenchArguments(['--only', 'sizes'])?.withPlayground).toBe(false);
    expect(parseBenchArguments(['--only', 'guard'])).toMatchObject({
      withGuard: true,
      withPlayground: false,
    });
  });

  it('measures the writer’s loop, beside peers or alone', () => {
    expect(
      parseBenchArguments(['--only', 'writing', '--peers', 'vitepress'])?.writingPeers,
    ).toEqual(['vitepress']);
    expect(parseBenchArguments(['--only', 'writing', '--peers', 'none'])).toMatchObject({
      writingPeers: [],
      withBudgets: false,
      comparison: undefined,
    });
    expect(parseBenchArguments(['--only', 'sizes'])?.writingPeers).toBeUndefined();
  });

  it('leaves the comparison, builds and Lighthouse out', () => {
    expect(parseBenchArguments(['--peers', 'none'])?.comparison).toBeUndefined();
    expect(parseBenchArguments(['--no-build'])).toMatchObject({
      withBuilds: false,
      comparison: { reuse: true },
    });
    expect(parseBenchArguments(['--no-lighthouse'])?.comparison?.parts).not.toContain('lighthouse');
    expect(parseBenchArguments(['--help'])).toBeUndefined();
  });

  it.each([
    [['--peers', 'hugo'], 'expected --peers to name some of'],
    [['--only', 'size'], 'expected --only to name some of'],
    [['--pages', '20'], 'expected --pages to be numbers from 200'],
    [['--runs', '0'], 'expected 1 to 9 Lighthouse runs'],
  ])('refuses %j', (argv, message) => {
    expect(() => parseBenchArguments(argv)).toThrow(message);
  });
});
