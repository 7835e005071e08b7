import { readSwitchNote, withSwitchNote } from '../../src/lib/switchNote';

test('the same page needs no note', () => {
  expect(withSwitchNote({ permalink: '/docs/dict', kind: 'same' }, 'dict')).toBe('/docs/dict');
});

test.each(['nearest', 'introduction'] as const)(
  'a note to the %s page can be read back',
  (kind) => {
    const address = withSwitchNote({ permalink: '/docs/object', kind }, 'Converters & Helpers');
    expect(address.startsWith('/docs/object?')).toBe(true);
    expect(readSwitchNote(new URL(address, 'https://example.org').search)).toBe(
      'Converters & Helpers',
    );
  },
);

test.each([
  '',
  '?instead-of=',
  '?instead-of=%3Cb%3Ehello%3C/b%3E',
  `?instead-of=${'a'.repeat(81)}`,
  '?other=dict',
])('%s holds no note', (search) => {
  expect(readSwitchNote(search)).toBeUndefined();
});
