/** What the bar of a page without a version says of each version: the page's HTML carries it as JSON. */
import { array, type Decoded, dictionary, record, string } from './decode';

/** Attribute of the JSON block. */
export const VERSIONS_BLOCK = 'data-manual-versions';

export const barVersions = array(
  record({
    /** As `src/versions.ts` names it, and as readers choose it. */
    name: string,
    label: string,
    /** The sentence beside the version's name; '' for versions that need none. */
    message: string,
    /** Addresses of the pages that the bar links, by id; those that the version lacks are absent. */
    pages: dictionary(string),
    /** Address of what a search begins with. */
    names: string,
  }),
);

/** A version in the bar. */
export type BarVersion = Decoded<typeof barVersions>[number];
