import { PACKAGES, PACKAGES_CHECKED_ON } from '../../src/data/packages';
import { isOutdated } from '../../src/lib/packageIndex';

test('the day of the snapshot is a day', () => {
  expect(PACKAGES_CHECKED_ON).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Date.parse(PACKAGES_CHECKED_ON)).toBeLessThanOrEqual(Date.now());
});

test('no entry stands there twice', () => {
  const names = PACKAGES.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(PACKAGES)('$name says in one sentence what it does', ({ description }) => {
  expect(description).toMatch(/^[A-Z][^\n]{20,120}\.$/);
});

test.each(PACKAGES)('$name has clean keywords', ({ keywords }) => {
  expect(new Set(keywords).size).toBe(keywords.length);
  for (const keyword of keywords) {
    expect(keyword).toBe(keyword.toLowerCase());
    expect(['rescript', 'reason', 'reasonml', 'ocaml', 'bucklescript']).not.toContain(keyword);
  }
});

test.each(PACKAGES)('the links of $name are secure', (entry) => {
  const href = entry.kind === 'url' ? entry.href : entry.repository;
  if (href !== undefined) expect(new URL(href).protocol).toBe('https:');
});

test('days of releases are days before the snapshot', () => {
  for (const entry of PACKAGES) {
    if (entry.kind !== 'npm' || entry.releasedOn === undefined) continue;
    const day = new Date(entry.releasedOn);
    expect(day.toISOString().slice(0, 10)).toBe(entry.releasedOn);
    expect(entry.releasedOn <= PACKAGES_CHECKED_ON).toBe(true);
  }
});

test('there are about thirty entries, and the toggle “Outdated” has something to show', () => {
  expect(PACKAGES.length).toBeGreaterThanOrEqual(30);
  const outdated = PACKAGES.filter((entry) => isOutdated(entry, PACKAGES_CHECKED_ON));
  expect(outdated.length).toBeGreaterThan(0);
  expect(outdated.length).toBeLessThan(PACKAGES.length / 2);
});
