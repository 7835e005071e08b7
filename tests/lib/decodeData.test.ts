import { record, string } from '../../src/lib/decode';
import { decodeData } from '../../src/lib/decodeData';

test('gives data that fits', () => {
  expect(decodeData('users.json', record({ name: string }), { name: 'Tea' })).toEqual({
    name: 'Tea',
  });
});

test('says what is wrong, where, and in which file', () => {
  expect(() => decodeData('users.json', record({ name: string }), { name: 3 })).toThrow(
    'Expected string, got 3 at name; fix users.json.',
  );
});
