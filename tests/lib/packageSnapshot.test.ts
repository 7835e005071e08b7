import { describe as describeError } from '../../src/lib/decode';
import { packageSnapshot } from '../../src/lib/packageSnapshot';

const TIMETABLE = {
  kind: 'npm',
  name: 'rescript-timetable',
  version: '1.2.0',
  description: 'Reads the timetables of railways.',
  keywords: ['trains'],
};

const BOOKMARK = {
  kind: 'url',
  name: 'Timetables',
  href: 'https://example.org/timetables',
  isOfficial: false,
  description: 'A file to copy into a project.',
  keywords: [],
};

function mistakeOf(...packages: readonly unknown[]): string | undefined {
  const result = packageSnapshot({ checkedOn: '2026-11-22', packages });
  return result.ok ? undefined : describeError(result.error);
}

test('takes entries of both kinds', () => {
  expect(mistakeOf(TIMETABLE, BOOKMARK)).toBeUndefined();
});

test.each([
  [{ ...TIMETABLE, version: '1.2' }, 'Expected a version X.Y.Z, got "1.2" at packages[0].version'],
  [{ ...BOOKMARK, isOfficial: 'no' }, 'Expected boolean, got "no" at packages[0].isOfficial'],
  [{ ...TIMETABLE, kind: 'git' }, 'Expected "npm" or "url", got "git" at packages[0].kind'],
])('says what is wrong with an entry of its kind', (entry, message) => {
  expect(mistakeOf(entry)).toBe(message);
});
