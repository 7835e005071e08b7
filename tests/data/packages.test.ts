import { PACKAGES, PACKAGES_CHECKED_ON } from '../../src/data/packages';

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
