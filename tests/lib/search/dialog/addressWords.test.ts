import { addressWords } from '../../../../src/lib/search/dialog/addressWords';

test.each([
  ['/docs/manual/latest/string-interpolation', '/', 'string interpolation'],
  ['/docs/manual/latest/api/belt/array.html', '/', 'belt array'],
  ['/docs/react/latest/hooks_state/', '/', 'hooks state'],
  ['/site/docs/manual/v12.0.0/tuple', '/site/', 'tuple'],
  ['/old/caf%C3%A9-types', '/', 'old café types'],
  ['/old/100%', '/', 'old 100'],
  ['/', '/', ''],
])('%s below %s: %s', (pathname, baseUrl, words) => {
  expect(addressWords(pathname, baseUrl)).toBe(words);
});
