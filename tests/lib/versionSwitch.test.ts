import { chooseVersionTarget } from '../../src/lib/versionSwitch';
import fixture from '../fixtures/versionSwitch.json';

type PagesOfVersion = Readonly<Record<string, readonly string[]>>;

function choose(pagesOfVersion: PagesOfVersion, version: string, slug: string) {
  const slugs = pagesOfVersion[version] ?? [];
  return chooseVersionTarget({
    slug,
    pages: new Map(slugs.map((page) => [page, `/${version}/${page}`])),
    introduction: `/${version}/introduction`,
  });
}

/** `v9.0.0 -> v8.0.0` and a slug, for each gap. */
function gapsOf(area: 'manual' | 'react'): [string, string, string][] {
  return Object.entries<readonly string[]>(fixture[area].gaps).flatMap(([pair, slugs]) => {
    const [from = '', to = ''] = pair.split(' -> ');
    return slugs.map((slug): [string, string, string] => [from, to, slug]);
  });
}

/** What each gap is answered with, by slug. */
const EXPECTED: Readonly<Record<string, string>> = {
  'async-await': 'promise',
  attribute: 'interop-cheatsheet',
  'build-configuration-schema': 'build-configuration',
  'build-external-stdlib': 'build-configuration',
  'build-pinned-dependencies': 'build-configuration',
  'editor-code-analysis': 'editor-plugins',
  'equality-comparison': 'primitive-types',
  'extensible-variant': 'exception',
  'inlining-constants': 'let-binding',
  'migrate-from-bucklescript-reason': 'migrate-to-v11',
  'migrate-to-v11': 'migrate-from-bucklescript-reason',
  'module-functions': 'module',
  'polymorphic-variant': 'variant',
  'scoped-polymorphic-types': 'type',
  'tagged-templates': 'primitive-types',
  unboxed: 'variant',
  'warning-numbers': 'build-configuration',
  events: 'elements-and-jsx',
  'extensions-of-props': 'components-and-props',
  'import-export-reactjs': 'components-and-props',
  'lazy-components': 'components-and-props',
  memo: 'components-and-props',
};

/** Pages without a relative. */
const INTRODUCTION = ['typescript-integration', 'llms'];

describe.each(['manual', 'react'] as const)('%s', (area) => {
  const { pages } = fixture[area];

  test('the fixture holds gaps', () => {
    expect(gapsOf(area).length).toBeGreaterThan(area === 'manual' ? 90 : 9);
  });

  test.each(gapsOf(area))('%s -> %s: %s', (from, to, slug) => {
    expect((pages as PagesOfVersion)[from]).toContain(slug);
    const target = choose(pages, to, slug);
    if (INTRODUCTION.includes(slug)) {
      expect(target).toEqual({ permalink: `/${to}/introduction`, kind: 'introduction' });
    } else {
      expect(target).toEqual({ permalink: `/${to}/${EXPECTED[slug]}`, kind: 'nearest' });
    }
  });

  test('every other page of every version stays the same page', () => {
    const gaps = new Set(gapsOf(area).map(([from, to, slug]) => `${from} ${to} ${slug}`));
    for (const [from, slugs] of Object.entries<readonly string[]>(pages)) {
      for (const to of Object.keys(pages)) {
        for (const slug of slugs.filter((page) => !gaps.has(`${from} ${to} ${page}`))) {
          expect(choose(pages, to, slug)).toEqual({ permalink: `/${to}/${slug}`, kind: 'same' });
        }
      }
    }
  });
});

describe('pages added later', () => {
  test.each([
    ['dict', 'v11.0.0', 'object'],
    ['generalized-algebraic-data-types', 'v10.0.0', 'variant'],
    ['build-monorepo-setup', 'v11.0.0', 'build-pinned-dependencies'],
    ['build-monorepo-setup', 'v8.0.0', 'build-configuration'],
    ['migrate-to-v12', 'v11.0.0', 'migrate-to-v11'],
    ['migrate-to-v12', 'v9.0.0', 'migrate-from-bucklescript-reason'],
  ])('%s in %s is %s', (slug, to, nearest) => {
    expect(choose(fixture.manual.pages, to, slug)).toEqual({
      permalink: `/${to}/${nearest}`,
      kind: 'nearest',
    });
  });
});

describe('pages without a target', () => {
  test.each(['no-such-page', 'toString', '__proto__', '', 'a/b/c'])('%j', (slug) => {
    expect(choose(fixture.manual.pages, 'v11.0.0', slug).kind).toBe('introduction');
  });

  test('a version whose nearest page is not written yet, or has no pages', () => {
    expect(choose({ v: ['introduction'] }, 'v', 'async-await').kind).toBe('introduction');
    expect(choose({}, 'v', 'async-await')).toEqual({
      permalink: '/v/introduction',
      kind: 'introduction',
    });
  });
});

describe('API reference', () => {
  const { pages } = fixture.api;

  test.each([
    ['js/array-2', 'v11.0.0', 'js/array2'],
    ['js/array2', 'v8.0.0', 'js/array-2'],
    ['js/typed-array_int-8-array', 'v11.0.0', 'js/typed_array/int8array'],
    ['js/typedarray2/int8array', 'v9.0.0', 'js/typed-array-2_int-8-array'],
    ['belt/hash-map-int', 'v12.0.0', 'belt/hashmap/int'],
    ['belt/hashmap/int', 'v9.0.0', 'belt/hash-map-int'],
    ['belt/mutable-set-string', 'v11.0.0', 'belt/mutableset/string'],
    ['stdlib/intl/numberformat', 'v11.0.0', 'core/intl/numberformat'],
    ['stdlib', 'v11.0.0', 'core'],
  ])('%s in %s is the same module %s', (slug, to, same) => {
    expect(choose(pages, to, slug)).toEqual({ permalink: `/${to}/${same}`, kind: 'same' });
  });

  test.each([
    ['core', 'v10.0.0', 'belt'],
    ['core/array', 'v10.0.0', 'belt/array'],
    ['core/string', 'v10.0.0', 'js/string-2'],
    ['core/intl/numberformat', 'v10.0.0', undefined],
    ['belt/map/nosuch', 'v11.0.0', 'belt/map'],
    ['js/blob', 'v8.0.0', 'js'],
  ])('%s is not in %s, where %s is the nearest', (slug, to, nearest) => {
    expect(choose(pages, to, slug)).toEqual(
      nearest === undefined
        ? { permalink: `/${to}/introduction`, kind: 'introduction' }
        : { permalink: `/${to}/${nearest}`, kind: 'nearest' },
    );
  });

  test('every module of v8 to v10 has itself or a relative in v11, and the other way round', () => {
    for (const [from, to] of [
      ['v8.0.0', 'v11.0.0'],
      ['v11.0.0', 'v8.0.0'],
    ] as const) {
      const lost = pages[from].filter((slug) => choose(pages, to, slug).kind === 'introduction');
      // Modules of Core, which older versions lack together with their parents.
      expect(lost.filter((slug) => !slug.startsWith('core/'))).toEqual([]);
    }
  });
});
