// cspell:ignore promisses variantts variabels stringfy
import { areaPreference, pagePreference } from '../../../../src/lib/search/facets';
import { engineWith, found, manualPage, modulePage, question } from './support';

const engine = engineWith([
  manualPage('promise', 'Promise', [['Wait for several', 'All of them.']]),
  manualPage('variant', 'Variant'),
  manualPage('let-binding', 'Variable', [['Shadowing', 'A second name.']]),
  manualPage('convert', 'Convert a value', [
    ['First', 'Convert, then look at values of text.'],
    ['Second', 'To convert values to text is common.'],
  ]),
  modulePage('Core.Array', [
    ['reduce', ''],
    ['forEach', ''],
    ['concat', ''],
    ['includes', 'A promisses comment that is misspelled.'],
    ['length', ''],
  ]),
  modulePage('Core.Int', [['fromString', '']]),
]);
const first = (query: string) => found(engine.search(question(query)))[0];

test.each([
  ['fold', 'api/core/array#value-reduce'],
  ['each', 'api/core/array#value-forEach'],
  ['append', 'api/core/array#value-concat'],
  ['array contains', 'api/core/array#value-includes'],
  ['size of array', 'api/core/array#value-length'],
  ['parse int', 'api/core/int#value-fromString'],
])('%s is found under its other name', (query, place) => {
  expect(first(query)).toBe(place);
});

test.each([
  ['promisses', 'promise'],
  ['variantts', 'variant'],
  ['variabels', 'let-binding'],
])('%s is put right, though a comment of a package or the plural is in the way', (query, place) => {
  expect(first(query)).toBe(place);
});

test('a misspelled word is the nearest one, and not a title that is farther away', () => {
  const texts = engineWith([
    modulePage('Core.String', [['length', '']]),
    modulePage('Core.JSON', [['stringify', 'Turns a value into text.']]),
  ]);
  expect(found(texts.search(question('stringfy')))).toEqual(['api/core/json#value-stringify']);
});

test('the sections of the page on screen come first, and the page after them', () => {
  const engine = engineWith([
    manualPage('record', 'Record', [['Copy', 'Copy a value.']]),
    manualPage('object', 'Object', [['Copy', 'Copy a value.']]),
  ]);
  const firstOn = (slug: string) =>
    found(
      engine.search({
        ...question('copy'),
        optionalFilters: [
          areaPreference('manual', 150),
          pagePreference(`/docs/manual/latest/${slug}`, 40),
        ],
      }),
    )[0];
  expect(firstOn('record')).toBe('record#copy');
  expect(firstOn('object')).toBe('object#copy');
});

test.each(['~place', '~text'])(
  '%s asks for labeled arguments, whoever has one of that name',
  (query) => {
    const labels = engineWith([
      manualPage('function', 'Function', [['Labels with ~', 'A name in front of an argument.']]),
      modulePage('Core.Text', [['cut', 'cut(text, ~place) cuts.']]),
    ]);
    expect(found(labels.search(question(query)))[0]).toBe('function#labels-with-~');
  },
);

test('words of a phrase may have between them what the query has', () => {
  expect(first('convert value to text')).toBe('convert#second');
});

describe('keywords of several words', () => {
  const page = (slug: string, title: string, keywords: readonly string[]) =>
    manualPage(slug, title, [], { keywords });
  const phrases = engineWith([
    page('server', 'Servers', ['stop a server', 'send files', 'watching a log']),
    page('build', 'Builds', ['log of last build', 'stop watching files']),
    page('brand', 'Brand', ['logo']),
    page('function', 'Functions', ['=>']),
    page('chain', 'Chains', ['then(x => y)']),
  ]);
  const best = (query: string) => found(phrases.search(question(query)))[0];

  it('are no names that begin like a word', () => {
    expect(found(phrases.search(question('logo')))).toEqual(['brand']);
  });

  it('count for more where one of them has most of the query', () => {
    expect(best('stop watching changed files')).toBe('build');
  });

  it('are not about an operator that stands among others', () => {
    expect(found(phrases.search(question('=>')))).toEqual(['function']);
  });
});
