import {
  KNOWN_RELEASES,
  listUrl,
  readReleases,
} from '../../../../src/lib/playground/bundle/releases';

const read = (names: readonly unknown[]) => readReleases(JSON.stringify(names), 'the list');

describe('the list of releases', () => {
  it('lies where the official host has it', () => {
    expect(listUrl('https://cdn.rescript-lang.org')).toBe(
      'https://cdn.rescript-lang.org/playground-bundles/versions.json',
    );
  });

  it('is sorted by numbers, not by digits, and prereleases count on', () => {
    expect(
      read([
        'v11.1.10',
        'v12.0.0-alpha.9',
        'v12.0.0',
        'v12.0.0-alpha.10',
        'v12.0.0-rc.1',
        'v9.1.2',
        'v12.0.0-beta.2',
        'v10.0.0',
        'v11.1.4',
        'v8.3.0-dev.2',
      ]),
    ).toEqual([
      'v12.0.0',
      'v12.0.0-rc.1',
      'v12.0.0-beta.2',
      'v12.0.0-alpha.10',
      'v12.0.0-alpha.9',
      'v11.1.10',
      'v11.1.4',
      'v10.0.0',
      'v9.1.2',
      'v8.3.0-dev.2',
    ]);
  });

  it('leaves out what is no version, and repetitions', () => {
    expect(read(['latest', 'v11.1.4', '11.1.4', 'v11.1.4', '../x', 'v9.1.2'])).toEqual([
      'v11.1.4',
      'v9.1.2',
    ]);
  });

  it.each<[string, string]>([
    ['<html>', 'Expected JSON, got "<html>" at the root of the list.'],
    ['{}', 'Expected array, got {} at the root of the list.'],
    ['["v11.1.4", 12]', 'Expected string, got 12 at [1] of the list.'],
    ['["latest"]', 'Expected names of releases with a leading v in the list, got none.'],
  ])('refuses %s', (text, sentence) => {
    expect(() => readReleases(text, 'the list')).toThrow(sentence);
  });

  it('is known without the host in the same order', () => {
    expect(read([...KNOWN_RELEASES].reverse())).toEqual(KNOWN_RELEASES);
  });
});
