// cspell:ignore errorf

import { sourceMessages } from '../../../scripts/search-unexplained/sourceMessages';

test.each([
  [
    'formats with boxes, breaks and values',
    String.raw`fprintf ppf "@[<v>The value %s can't@ be found in %a@]"`,
    ["The value x can't be found in x"],
  ],
  [
    'strings of several lines',
    'fprintf ppf "This function is applied \\\n     to too many arguments"',
    ['This function is applied to too many arguments'],
  ],
  [
    'errors with a place',
    'Location.raise_errorf ~loc "%s is not a name that is valid"',
    ['x is not a name that is valid'],
  ],
  ['no parts of messages', 'fprintf ppf "is not"', []],
  ['no other strings', 'let path = "this is a string that nobody sees"', []],
])('%s', (_, source, messages) => {
  expect(sourceMessages(source)).toEqual(messages);
});
