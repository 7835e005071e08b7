import { createErrorFinder, type KnownError } from '../../src/lib/errorFinder';
import { canBeAbout, isSpecialCase } from '../../src/lib/errorTells';

const ERRORS: readonly KnownError[] = [
  {
    id: 'type-mismatch',
    title: 'This has type: … Somewhere wanted: …',
    summary: 'Because.',
    messages: [
      "We've found a bug for you!\n  Example.res:1:9\n\n  This has type: list<'a>\n  Somewhere wanted: set",
    ],
  },
  {
    id: 'string-in-jsx',
    title: 'This has type: string Somewhere wanted: React.element',
    summary: 'Because.',
    messages: ['This has type: string\n  Somewhere wanted: React.element'],
  },
  {
    id: 'unused-variable',
    title: 'Warning number 27: unused variable …',
    summary: 'Because.',
    messages: ['Warning number 27\n  Example.res:1:5\n\n  unused variable fare.'],
  },
  {
    id: 'value-not-found',
    title: "The value … can't be found",
    summary: 'Because.',
    messages: ["The value price can't be found"],
  },
];

const find = createErrorFinder(ERRORS);

test.each([
  ['This has type: string\n  Somewhere wanted: React.element', 'string-in-jsx'],
  ['This has type: coin\n  Somewhere wanted: note', 'type-mismatch'],
  ['Warning number 27\n\n  unused variable trains.', 'unused-variable'],
  ["The value stops can't be found", 'value-not-found'],
  ['Warning number 26\n\n  unused variable trains.', undefined],
  ['Syntax error!\n  Did you forget a `,` here?', undefined],
  ['', undefined],
])('the page about %j is %s', (message, id) => {
  expect(find(message)?.id).toBe(id);
});

test('a special case needs the words that tell it', () => {
  const said = 'This call is missing an argument of type';
  expect(canBeAbout('function-is-not-called', `${said} unit`, [])).toBe(true);
  expect(canBeAbout('function-is-not-called', `${said} int`, [])).toBe(false);
  expect(canBeAbout('too-few-arguments', `${said} int`, [])).toBe(true);
  expect(canBeAbout('any-other', said, [])).toBe(true);
});

const CALL = 'This function call is incorrect. The function has type: (~a: int, int) => int - ';
const UNCURRIED = 'This uncurried function has type (int, int, int) => int It is applied with';

test.each([
  [
    'too-few-arguments',
    `${CALL}The function takes 3 unlabelled arguments, but is called with just 2`,
  ],
  ['too-few-arguments', `${UNCURRIED} 2 arguments but it requires 3.`],
  ['too-few-arguments', 'This call is missing an argument of type int'],
  [
    'too-many-arguments',
    `${CALL}The function takes just 2 unlabelled arguments, but is called with 3`,
  ],
  ['too-many-arguments', `${UNCURRIED} 4 arguments but it requires 3.`],
  [
    'too-many-arguments',
    'This function has type int => int It only accepts 1 argument; here, it’s called with more.',
  ],
  ['missing-label', `${CALL}Missing arguments that must be provided: ~b`],
  [
    'missing-label',
    'This uncurried function has type (~a: int, ~b: int) => int It is applied with 1 arguments but it requires 2.',
  ],
  ['unknown-label', `${CALL}Called with arguments it does not take: b`],
])('%s alone can be about the number of arguments in %j', (id, message) => {
  const all = ['too-few-arguments', 'too-many-arguments', 'missing-label', 'unknown-label'];
  const able = all.filter((one) => one !== 'unknown-label' && canBeAbout(one, message, []));
  expect(able).toEqual(id === 'unknown-label' ? [] : [id]);
});

test('a number in place of a text is about concatenation only where something is concatenated', () => {
  const said = (place: string) => `This has type: int\n  But ${place} is expecting: string`;
  expect(canBeAbout('concatenating-a-number', said('string concatenation'), [])).toBe(true);
  expect(canBeAbout('concatenating-a-number', said('this function argument'), [])).toBe(false);
});

test('warnings are told by their numbers', () => {
  const known = ['Warning number 11\n this match case is unused.'];
  expect(
    canBeAbout('unused-case', 'Warning number 11\n\n  this match case is unused.', known),
  ).toBe(true);
  expect(
    canBeAbout('unused-case', 'Warning number 12\n\n  this match case is unused.', known),
  ).toBe(false);
});

test('what only excludes messages is no special case', () => {
  expect(isSpecialCase('option-instead-of-value')).toBe(true);
  expect(isSpecialCase('constructor-not-in-type')).toBe(false);
  expect(
    canBeAbout('constructor-not-in-type', 'The constructor A does not belong to type exn', []),
  ).toBe(false);
});

test('an entry about a word needs it in the lines that the message shows', () => {
  const said =
    'Syntax error!\n  Example.res:1:21\n\n  1 │ let load = SOURCE\n\n  I\'m not sure what to parse here when looking at "=>".';
  expect(canBeAbout('async-in-v9', said.replace('SOURCE', 'async () => 3'), [])).toBe(true);
  expect(canBeAbout('async-in-v9', said.replace('SOURCE', '1 => 3'), [])).toBe(false);
});
