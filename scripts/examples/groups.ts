/** What the report of `npm run examples` counts together: the pages of a version, and what has none. */
import path from 'node:path';

import {
  MANUAL_VERSIONS,
  REACT_VERSIONS,
  REASON_COMPILER_VERSION,
  type DocsVersion,
} from '../../src/versions';
import { ERRORS_FOLDER } from '../../src/lib/errorIndex';
import { SYNTAX_FOLDER } from '../../src/lib/syntaxLookup';
import { versionOfPage } from '../../src/lib/toolchainOfPage';
import { TOUR_STEPS, TOUR_VERSIONS } from '../../src/lib/tour';

/** Pages that are counted together. */
export interface Group {
  /** Name in the report. */
  readonly name: string;
  /**
   * Fences that the group has at least; fewer mean that a folder moved away or that fences are no
   * longer recognized.
   */
  readonly minimum: number;
  /** Claims that it has at least, where it has any. */
  readonly minimumClaims?: number;
  /** Exercises that it has at least, where it has any. */
  readonly minimumExercises?: number;
}

function groupOfVersion(
  area: string,
  { name, minimumExamples, minimumClaims, minimumExercises }: DocsVersion,
): Group {
  return { name: `${area} ${name}`, minimum: minimumExamples, minimumClaims, minimumExercises };
}

/** Pages without a version. */
export const OTHER_PAGES: Group = { name: 'community, blog', minimum: 1 };

/** Programs outside of pages, by the name of their sets (`plugins/compiled-examples/programs.ts`). */
export const PROGRAM_GROUPS: readonly Group[] = [
  { name: 'landing', minimum: 14 },
  { name: 'playground', minimum: 105 },
];

/** Pages of the syntax lookup. */
export const SYNTAX_LOOKUP: Group = { name: 'syntax-lookup', minimum: 130 };

/** Entries of the index of errors. */
export const ERROR_INDEX: Group = { name: 'errors', minimum: 330 };

/** Steps of the tour, by version: two or so programs for each of the thirty. */
const TOURS: readonly Group[] = TOUR_VERSIONS.map(({ name }) => ({
  name: `tour ${name}`,
  minimum: 50,
  minimumClaims: 50,
  minimumExercises: TOUR_STEPS.length,
}));

const versions = new Map<string, Group>(
  [
    ...MANUAL_VERSIONS.map((version) => ['manual', version] as const),
    ...REACT_VERSIONS.map((version) => ['react', version] as const),
    ['reason-compiler', REASON_COMPILER_VERSION] as const,
  ].map(([area, version]) => [`${area} ${version.name}`, groupOfVersion(area, version)]),
);

/** Every group, in the order of the report. */
export const GROUPS: readonly Group[] = [
  ...versions.values(),
  ...TOURS,
  SYNTAX_LOOKUP,
  ERROR_INDEX,
  OTHER_PAGES,
  ...PROGRAM_GROUPS,
];

/** The group of a page. */
export function groupOfPage(page: string, root: string): Group {
  const place = path.relative(root, path.resolve(root, page)).split(path.sep).join('/');
  if (place.startsWith(`${SYNTAX_FOLDER}/`)) return SYNTAX_LOOKUP;
  if (place.startsWith(`${ERRORS_FOLDER}/`)) return ERROR_INDEX;
  const found = versionOfPage(page, root);
  const name = `${found?.area} ${found?.version.name}`;
  const tour = TOURS.find((group) => group.name === name);
  return tour ?? (found && versions.get(name)) ?? OTHER_PAGES;
}
