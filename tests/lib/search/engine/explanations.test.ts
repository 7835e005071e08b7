import { contentsOf, engineWith, found, manualPage, namesOnly, addAll, question } from './support';
import { createEngine } from '../../../../src/lib/search/engine';
import { ERROR_INDEX_GROUP } from '../../../../src/lib/errorIndex';
import { areaFilter, versionFilter } from '../../../../src/lib/search/client';
import { areaPreference } from '../../../../src/lib/search/facets';
import type { IndexedPage } from '../../../../src/lib/search/shards';
import { LATEST_MANUAL_VERSION } from '../../../../src/versions';

/** A page about errors: each section explains one message. */
function errorPage(
  slug: string,
  title: string,
  sections: readonly (readonly [heading: string, message: string])[],
): IndexedPage {
  const page = manualPage(
    slug,
    title,
    sections.map(([heading]) => [heading, 'See below.'] as const),
  );
  return {
    ...page,
    sections: page.sections.map((section, index) => ({
      ...section,
      messages: [sections[index]?.[1] ?? ''],
    })),
  };
}

const PAGES = [
  errorPage('record', 'Record', [
    ['Mutable fields', 'The record field total is not mutable'],
    ['Missing fields', 'Some required record fields are missing: pages.'],
  ]),
  errorPage('array', 'Array', [
    ['A missing item', "This has type: option<int> But it's expected to have type: int"],
    ['Items of a list', "This has type: list<'a> But it's expected to have type: array<'b>"],
  ]),
  errorPage('names', 'Names', [
    ['A name', "The value factorial can't be found"],
    ['A module', "The module or file Kitchen can't be found."],
    ['A return', "consecutive expressions on a line must be separated by ';' or a newline"],
    ['An import', "consecutive statements on a line must be separated by ';' or a newline"],
  ]),
];
const engine = engineWith(PAGES);

const paste = (message: string, source = '') =>
  `\n  We've found a bug for you!\n  src/Shop.res:3:1-4\n\n  3 │ ${source}\n\n  ${message}\n`;

test.each([
  ['The record field hits is not mutable', 'record#mutable-fields'],
  ['Some required record fields are missing: zip, street.', 'record#missing-fields'],
  [
    'This has type: option<string>\n  But it is expected to have type: string',
    'array#a-missing-item',
  ],
  [
    "This has type: list<string>\n  But it's expected to have type: array<'a>",
    'array#items-of-a-list',
  ],
  ['The value oven cannot be found', 'names#a-name'],
  ['The module or file Moment can not be found.', 'names#a-module'],
])('%j is explained whatever the names are', (message, place) => {
  const result = engine.search(question(paste(message)));
  expect(found(result)[0]).toBe(place);
});

test('a hit tells which message it explains', () => {
  const [hit] = engine.search(question(paste('The record field hits is not mutable'))).hits;
  expect(hit?.explains).toBe('The record field total is not mutable');
});

test('the error is asked about before the warnings', () => {
  const output = `  Warning number 26\n  src/A.res:1:1\n\n  unused variable x.\n${paste('The value oven cannot be found')}`;
  expect(found(engine.search(question(output)))[0]).toBe('names#a-name');
});

test('what the program says decides between messages that are alike', () => {
  const said = paste("consecutive words on a line must be separated by ';'", 'return 3');
  expect(found(engine.search(question(said)))[0]).toBe('names#a-return');
});

test('a message that was typed is explained, other queries are not', () => {
  const typed = engine.search(question('the record field count is not mutable'));
  expect(typed.hits[0]?.explains).toBeDefined();
  const other = engine.search(question('a missing item of the array'));
  expect(other.hits.map(({ explains }) => explains)).not.toContain(expect.any(String));
});

test('a paste that nothing explains is looked up by its words', () => {
  const text = paste('Names of wombats stand in an array and in a record');
  expect(engine.search(question(text)).hits.every(({ explains }) => explains === undefined)).toBe(
    true,
  );
});

test('nothing is explained before the texts are there', () => {
  const early = createEngine();
  addAll(early, namesOnly(contentsOf(PAGES)));
  const { hits } = early.search(question(paste('The record field hits is not mutable')));
  expect(hits.map(({ explains }) => explains)).not.toContain(expect.any(String));
});

test('the page of the index of errors comes before sections, whatever area the reader prefers', () => {
  const message = 'The record field total is not mutable';
  const entry: IndexedPage = {
    ...manualPage('record', 'The record field … is not mutable'),
    url: '/errors/immutable-field',
    area: 'site',
    group: ERROR_INDEX_GROUP,
    messages: [message],
  };
  const site = createEngine();
  addAll(site, contentsOf(PAGES));
  addAll(site, contentsOf([entry]), 'site');
  const asked = question(paste(message.replace('total', 'hits')), {
    facetFilters: [[...versionFilter([LATEST_MANUAL_VERSION.name]), ...areaFilter(['site'])]],
    optionalFilters: [areaPreference('manual', 150)],
  });
  expect(
    site
      .search(asked)
      .hits.map(({ url }) => url)
      .slice(0, 2),
  ).toEqual(['/errors/immutable-field', '/docs/manual/latest/record#mutable-fields']);
});

test('a typed query that shares a word or two with a message is none', () => {
  const texts = engineWith([
    errorPage('build', 'Build', [['Messages', 'expected a list of options']]),
    manualPage('option', 'Option', [['All of them', 'How to traverse a list of options.']]),
  ]);
  expect(found(texts.search(question('traverse list of options')))[0]).toBe('option#all-of-them');
});
