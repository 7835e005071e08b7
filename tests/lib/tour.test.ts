import fs from 'node:fs';

import {
  TOUR_FOLDER,
  TOUR_STEPS,
  TOUR_VERSIONS,
  tourAddress,
  tourPlaceOf,
} from '../../src/lib/tour';
import { TOUR_CHAPTERS } from '../../src/lib/tourChapters';

const [newest, older] = TOUR_VERSIONS;
if (!newest || !older) throw new Error('Expected two versions with a tour.');

test('has thirty steps, each once and each with a file', () => {
  expect(TOUR_STEPS).toHaveLength(30);
  expect(new Set(TOUR_STEPS).size).toBe(30);
  expect(new Set(TOUR_CHAPTERS.map(({ title }) => title)).size).toBe(TOUR_CHAPTERS.length);
  for (const step of TOUR_STEPS) expect(fs.existsSync(`${TOUR_FOLDER}/${step}.mdx`)).toBe(true);
});

test('the newest version is at the shortest address', () => {
  expect(tourAddress(newest)).toBe('/tour');
  expect(tourAddress(newest, 'records')).toBe('/tour/records');
  expect(tourAddress(older)).toBe(`/tour/${older.name}`);
  expect(tourAddress(older, 'records')).toBe(`/tour/${older.name}/records`);
});

test.each([
  ['/tour', '/', newest, undefined],
  ['/tour/', '/', newest, undefined],
  ['/tour/records', '/', newest, 'records'],
  [`/tour/${older.name}`, '/', older, undefined],
  [`/site/tour/${older.name}/records`, '/site/', older, 'records'],
])('%s below %s is a page of the tour', (path, baseUrl, version, step) => {
  expect(tourPlaceOf(path, baseUrl)).toEqual({ version, step });
});

test.each(['/', '/tournament', '/docs/tour', '/blog/tour'])('%s is another page', (path) => {
  expect(tourPlaceOf(path, '/')).toBeUndefined();
});

test('a page outside of the site is none of the tour', () => {
  expect(tourPlaceOf('/tour', '/site/')).toBeUndefined();
});
