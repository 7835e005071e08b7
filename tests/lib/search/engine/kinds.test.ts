/** What the kind of a page, and the place of a word in it, say about an answer. */
import { ERROR_INDEX_GROUP } from '../../../../src/lib/errorIndex';
import { engineWith, found, manualPage, question } from './support';

const engine = engineWith([
  manualPage('glossary', 'Glossary', [['Switch', 'A choice among patterns.']], {
    keywords: ['terms', 'definitions'],
  }),
  manualPage('pattern-matching', 'Pattern Matching', [['Guards', 'A condition.']], {
    keywords: ['switch'],
  }),
  manualPage(
    'typescript-developers',
    'ReScript for TypeScript Developers',
    [
      ['interface and type', 'A record.'],
      ['class', 'A record of functions.'],
      ['Mapped and conditional types', 'There are none.'],
    ],
    { keywords: ['phrase book'] },
  ),
  manualPage('object', 'Object', [['Classes', 'Bind to them.']], {
    keywords: ['class', 'interface'],
  }),
  manualPage('exception', 'Exception', [
    ['The type result', 'Ok or Error.'],
    ['Catch', 'Use try.'],
  ]),
  manualPage(
    'global',
    'Bind to Globals',
    [
      ['Find an element', 'document->querySelector("p")'],
      ['Fetch', 'fetch("/")'],
    ],
    { keywords: ['querySelector'] },
  ),
  manualPage('lowercase-module', 'Did you mean', [], {
    group: ERROR_INDEX_GROUP,
    keywords: ['uppercase'],
  }),
  manualPage('letters', 'Letters', [], { keywords: ['uppercase'] }),
]);
const first = (query: string) => found(engine.search(question(query)))[0];

test.each([
  ['a page about a term before its definition', 'switch', 'pattern-matching'],
  [
    'a phrase book for a word of TypeScript',
    'interface',
    'typescript-developers#interface-and-type',
  ],
  ['also with a word in front of it', 'abstract class', 'typescript-developers#class'],
  ['the same words in another order', 'result type', 'exception#the-type-result'],
  ['the one section that says the keyword of its page', 'querySelector', 'global#find-an-element'],
  ['an error after other pages, where no message was typed', 'uppercase', 'letters'],
  [
    'the first of two names that share a noun',
    'mapped types',
    'typescript-developers#mapped-and-conditional-types',
  ],
  ['the subject of the whole site says nothing', 'rescript exception', 'exception'],
])('%s', (_, query, expected) => {
  expect(first(query)).toBe(expected);
});
