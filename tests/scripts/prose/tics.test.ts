import { blockOfText } from '../../support/proseBlock';
import { phraseRule } from '../../../scripts/prose/rules/phrases';
import { TICS } from '../../../scripts/prose/vocabulary';

const rule = phraseRule(TICS);

/** The words that are found in a text. */
function found(text: string): string[] {
  return rule(blockOfText(text)).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['What a key is good for stands in Configuration.', 'stands in'],
  ['The path stands at the end.', 'stands at'],
  ['An attribute may stand above the type.', 'stand above'],
  ['Each type stands for itself.', 'stands for itself'],
  ['Nobody can add a message.', 'Nobody'],
  ['It fails for whoever calls it.', 'whoever'],
  ['The index comes behind the element.', 'behind'],
  ['The letter n behind digits makes it big.', 'behind'],
  ['It tells whether the signal is red.', 'tells whether'],
  ['The signature tells of the error.', 'tells of'],
  ['What JavaScript brings along is grouped.', 'brings along'],
  ['The package brings it along.', 'brings it along'],
  ['A conversion mends it.', 'mends'],
  ['The list is built anew.', 'anew'],
  ['The message beneath the code.', 'beneath'],
  ['It joins two texts.', 'texts'],
  ['A number in place of a text.', 'a text'],
  ['The key is a text that you choose.', 'a text'],
  ['The bar is no operator here.', 'is no operator'],
  ['Names that are no\nidentifiers.', 'are no\nidentifiers'],
])('finds the tic in %j', (text, tic) => {
  expect(found(text)).toEqual([tic]);
});

test.each([
  'The letter stands for a type, and a number stands in for the name.',
  'A stand at the market sells apples; the choices stand.',
  'Nothing stands in the way.',
  'The flag is behind a flag, let? behind an experimental flag, and nothing converts it behind the scenes.',
  'It hides the fields of a record behind functions.',
  'Hide the array behind an abstract type.',
  'A key that is left out leaves nothing behind.',
  'The function behind the name, the idea behind it, and the rules behind its names.',
  'The compiler can tell which branch is missing, and no type could tell whether it is true.',
  'The message tells you what is missing.',
  'It comes along with the rest.',
  'An amended commit.',
  'Plain text, a text field, the text of a message and a text file.',
  'There is no way to read it, so here is no surprise.',
  'That name is no longer free, and a misspelled one is no different.',
])('leaves %j alone', (text) => {
  expect(found(text)).toEqual([]);
});

test("gives the field's word", () => {
  expect(rule(blockOfText('The array is built anew.'))).toEqual([
    expect.objectContaining({ message: 'Got “anew”: write “again”.' }),
  ]);
});
