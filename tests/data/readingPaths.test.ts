import { existsSync } from 'node:fs';

import { READING_PATHS } from '../../src/data/readingPaths';

const steps = READING_PATHS.flatMap((path) => path.steps);

/** The folders of an area's pages, of all versions that have a place in a path. */
const FOLDERS = {
  default: ['docs/manual', 'versioned_docs/version-v9.0.0'],
  react: ['docs/react'],
  // The tour as a whole, whose page is made of its steps.
  tour: [],
} as const;

test('each path has an address of its own', () => {
  const ids = READING_PATHS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the paths that readers were promised are there', () => {
  expect(READING_PATHS.map(({ title }) => title)).toEqual([
    'First afternoon',
    'Coming from TypeScript',
    'React team',
    'Writing bindings',
    expect.stringMatching(/^From v\d+ to v\d+$/),
    'Maintaining old code',
  ]);
});

test('each step is a page, or the guide to a version', () => {
  const isPage = ({ area, id }: (typeof steps)[number]): boolean =>
    FOLDERS[area].some((folder) => existsSync(`${folder}/${id}.mdx`));
  const missing = steps.filter(
    (step) => step.area !== 'tour' && !isPage(step) && !/^migrate-to-v\d+$/.test(step.id),
  );
  expect(missing).toEqual([]);
  expect(steps.filter(isPage).length).toBeGreaterThan(35);
});

test('no path sends readers to a page twice', () => {
  for (const { steps: own } of READING_PATHS) {
    const pages = own.map(({ area, id }) => `${area}/${id}`);
    expect(new Set(pages).size).toBe(pages.length);
  }
});
