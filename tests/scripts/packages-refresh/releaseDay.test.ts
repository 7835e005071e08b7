import { releaseDay } from '../../../scripts/packages-refresh/releaseDay';

const TIMES = {
  modified: '2026-03-01T00:00:00.000Z',
  created: '2025-01-01T12:00:00.000Z',
  '1.0.0': '2025-01-01T12:00:00.000Z',
  '1.1.0': '2025-06-02T23:59:59.000+00:00',
  '2.0.0-beta.1': '2025-07-03T12:00:00.000Z',
  '2.0.0': '2025-08-04T12:00:00.000Z',
};

test('the registry’s own document is believed, in the day of UTC', () => {
  expect(releaseDay(TIMES, '2.0.0')).toEqual({ ok: true, day: '2025-08-04' });
  expect(releaseDay(TIMES, '1.1.0')).toEqual({ ok: true, day: '2025-06-02' });
});

test('an older major version may be mended later', () => {
  const times = { ...TIMES, '1.1.1': '2026-02-05T12:00:00.000Z' };
  expect(releaseDay(times, '2.0.0')).toEqual({ ok: true, day: '2025-08-04' });
});

test('prereleases of a kind that only some packages know are no neighbors', () => {
  const times = { ...TIMES, '2.0.0-nightly.1': '2026-02-05T12:00:00.000Z' };
  expect(releaseDay(times, '2.0.0')).toEqual({ ok: true, day: '2025-08-04' });
});

const { created: _, ...COPIED } = TIMES;

test.each([
  ['without the version', TIMES, '3.0.0', 'no time of 3.0.0'],
  ['without a time', { ...TIMES, '2.0.0': 'May' }, '2.0.0', 'no time of 2.0.0'],
  ['as copies have them', COPIED, '2.0.0', 'no time “created”, as in copies of a registry'],
  [
    'before the package was there',
    { ...TIMES, '2.0.0': '2024-08-04T12:00:00.000Z' },
    '2.0.0',
    '2.0.0 before the package was created',
  ],
  [
    'in the order in which a copy was asked',
    { ...TIMES, '1.0.0': '2026-05-07T12:00:00.000Z' },
    '1.1.0',
    '1.0.0 after 1.1.0, as in copies of a registry',
  ],
  [
    'after which a prerelease came',
    { ...TIMES, '2.0.0-beta.1': '2026-05-07T12:00:00.000Z' },
    '2.0.0',
    '2.0.0-beta.1 after 2.0.0, as in copies of a registry',
  ],
])('times %s are refused', (_case, times, version, reason) => {
  expect(releaseDay(times, version)).toEqual({ ok: false, reason });
});
