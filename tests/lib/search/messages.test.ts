// cspell:ignore msrc mlet
import { isMessage, messagesOf } from '../../../src/lib/search/messages';

const ESCAPE = '\u001b';

const PASTE = `rescript: [2/3] src/Menu.cmj
FAILED: src/Menu.cmj

  ${ESCAPE}[1;33mWarning number 26${ESCAPE}[0m
  ${ESCAPE}[36msrc/Menu.res${ESCAPE}[0m:2:7-11

  1 │ let area = width => {
  2 │   ${ESCAPE}[1;33mlet depth = 3${ESCAPE}[0m
  . │ ...

  unused variable depth.

  We've found a bug for you!
  src/Menu.res:4:3

  4 │ area("3")

  This has type: string
  Somewhere wanted: int
`;

test('a paste is taken apart into what its messages say', () => {
  expect(messagesOf(PASTE)).toEqual([
    {
      kind: 'warning',
      text: 'Warning number 26 unused variable depth.',
      source: ' let area = width => {\n   let depth = 3\n ...',
    },
    { kind: 'error', text: 'This has type: string Somewhere wanted: int', source: ' area("3")' },
  ]);
});

test.each([
  ['places within a message', '  src/A.res:3:3-19: Expected declaration', 'Expected declaration'],
  [
    'places as older compilers write them',
    'File "src/A.res", line 4, characters 7-10: Actual declaration',
    'Actual declaration',
  ],
  [
    'examples of cases, which have no number',
    'You forgot to handle a possible case here, for example: \n  | Clouded(_)',
    'You forgot to handle a possible case here, for example: | Clouded(_)',
  ],
])('%s', (_, output, text) => {
  expect(messagesOf(output).map((message) => message.text)).toEqual([text]);
});

test('a warning that is configured as an error is one', () => {
  expect(messagesOf('  Warning number 8 (configured as error)\n  x')[0]?.kind).toBe('error');
});

test.each(['', '   \n\n', `${ESCAPE}[0m`, "We've found a bug for you!"])(
  '%j says nothing',
  (output) => {
    expect(messagesOf(output)).toEqual([]);
  },
);

test.each([
  ['FAILED: dependency cycle: src/A.cmj -> src/B.cmj.', true],
  ['Error: package @tern/timetable not found or built', true],
  ['3 readers\njam: Ines, Otto', false],
  ['let vat: int\nlet withVat: int => int', false],
])('%j tells what went wrong: %j', (output, expected) => {
  expect(isMessage(output)).toBe(expected);
});
