/** The tour: its steps, the versions that have it, and where their pages are. */
import { MANUAL_VERSIONS } from '../versions';
import { TOUR_CHAPTERS } from './tourChapters';
import { currentOf, type DocsVersion } from './versionTable';

/** Folder of the steps, one file each, from the repository's root; those of an older version alone are in its folder. */
export const TOUR_FOLDER = 'docs/tour';

/** Id of the docs instance that serves the steps. */
export const TOUR_AREA = 'tour';

/** Address of the tour of the newest version; steps and other versions are below it. */
export const TOUR_PATH = '/tour';

/** What the tour is called. */
export const TOUR_NAME = 'Tour of ReScript';

/** Ids of all steps, in their order. */
export const TOUR_STEPS: readonly string[] = TOUR_CHAPTERS.flatMap(({ steps }) => steps);

/** The order of the steps as Docusaurus reads it, for the links to the previous and the next one; no page shows it. */
export const TOUR_SIDEBARS = {
  tour: TOUR_CHAPTERS.map(({ title, steps }) => ({
    type: 'category' as const,
    label: title,
    items: [...steps],
  })),
};

/** The versions of the manual that have a tour, newest first: the one in work, and the one before it. */
export const TOUR_VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS.slice(0, 2);

const NEWEST = currentOf(MANUAL_VERSIONS);

/** Address of a version's tour, or of a step of it, below the base URL. */
export function tourAddress({ name }: Pick<DocsVersion, 'name'>, step?: string): string {
  return [TOUR_PATH, ...(name === NEWEST.name ? [] : [name]), ...(step ? [step] : [])].join('/');
}

/** A step as the page with all of them shows it. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
}

/** A page of the tour. */
export interface TourPlace {
  readonly version: DocsVersion;
  /** Id of the step; undefined for the list of all steps. */
  readonly step: string | undefined;
}

/**
 * What page of the tour a path is; undefined for other pages.
 *
 * @param pathname without query and fragment
 * @param baseUrl `/` or `/name/`
 */
export function tourPlaceOf(pathname: string, baseUrl: string): TourPlace | undefined {
  const path = `/${pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  if (!pathname.startsWith(baseUrl) || !`${path}/`.startsWith(`${TOUR_PATH}/`)) return undefined;
  const [first, ...others] = path.split('/').slice(2);
  const older = TOUR_VERSIONS.find(({ name }) => name === first);
  return older ? { version: older, step: others[0] } : { version: NEWEST, step: first };
}
