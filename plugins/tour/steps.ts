/** What the page with all steps says of them. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

import { TOUR_STEPS, type TourStep } from '../../src/lib/tour';
import type { DocsVersion } from '../../src/versions';

/**
 * The steps of a version in their order.
 *
 * @throws Error with a sentence about a step that Docusaurus hasn't loaded
 */
export function indexSteps(
  { loadedVersions }: Pick<LoadedContent, 'loadedVersions'>,
  { docusaurusName, name }: DocsVersion,
): readonly TourStep[] {
  const docs = loadedVersions.find(({ versionName }) => versionName === docusaurusName)?.docs ?? [];
  return TOUR_STEPS.map((id) => {
    const doc = docs.find((candidate) => candidate.id === id);
    if (!doc) {
      throw new Error(
        `tour: expected the step ${id} among the pages of ${name}, found ${docs.length} others; was Docusaurus updated?`,
      );
    }
    return { id, title: doc.title, summary: doc.description };
  });
}
