import { messageOf } from '../../../plugins/program-runtime/frame/faults';

test('errors and exceptions are told by their names', () => {
  expect(messageOf(new RangeError('too far'))).toBe('RangeError: too far');
  expect(messageOf({ RE_EXN_ID: 'Shop.SoldOut/1', _1: 'rye' })).toBe(
    'Uncaught Shop.SoldOut("rye")',
  );
  expect(messageOf(null)).toBe('Uncaught null');
  expect(messageOf(undefined)).toBe('Uncaught undefined');
});

test('a missing branch is told in a sentence, without the place in a file that nobody has', () => {
  const exception = {
    RE_EXN_ID: 'Match_failure',
    _1: ['Playground.res', 3, 2],
    Error: new Error(),
  };
  expect(messageOf(exception)).toBe(
    'No pattern fits the value: a switch lacks a branch, for example. Uncaught Match_failure',
  );
});
