import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';

import { READING_PATHS, type ReadingPath, type ReadingStep } from '@site/src/data/readingPaths';
import { pathIn } from '@site/src/lib/docsAreas';
import { TOUR_VERSIONS, tourAddress } from '@site/src/lib/tour';
import { type DocsVersion, LATEST_REACT_VERSION, REACT_VERSIONS } from '@site/src/versions';

/** The pages about React that go with a manual; a version that is newer than all of them reads the latest. */
function reactVersionOf({ toolchain, channel }: DocsVersion): DocsVersion | undefined {
  const ofCompiler = REACT_VERSIONS.find(
    (row) => row.toolchain.compilerRelease === toolchain.compilerRelease,
  );
  return ofCompiler ?? (channel === 'next' ? LATEST_REACT_VERSION : undefined);
}

/** A step and the address of its page. */
interface ShownStep extends ReadingStep {
  readonly to: string;
}

/** A path with the steps whose pages a version has. */
interface ShownPath extends ReadingPath {
  readonly steps: readonly ShownStep[];
}

/** The address of a step's page; undefined where this build has no such page. */
function addressOf(
  { area, id }: ReadingStep,
  data: Readonly<Record<string, GlobalPluginData>>,
  { manual, react }: { readonly manual: DocsVersion; readonly react: DocsVersion | undefined },
): string | undefined {
  if (area === 'tour') return TOUR_VERSIONS.includes(manual) ? tourAddress(manual) : undefined;
  const row = area === 'react' ? react : manual;
  return row && pathIn(data, area, row, id);
}

/**
 * The paths that the overview of a version shows.
 *
 * @param data of all docs areas, which says what pages this build contains
 */
export function shownPaths(
  data: Readonly<Record<string, GlobalPluginData>>,
  version: DocsVersion,
): readonly ShownPath[] {
  return READING_PATHS.filter(
    ({ from, to }) => to === undefined || version === from || version === to,
  ).flatMap((path) => {
    const manual = path.to ?? version;
    if (path.needs.some((id) => pathIn(data, 'default', manual, id) === undefined)) return [];
    const react = reactVersionOf(manual);
    if (!react && path.steps.some(({ area }) => area === 'react')) return [];
    const steps = path.steps.flatMap((step) => {
      const to = addressOf(step, data, { manual, react });
      return to === undefined ? [] : [{ ...step, to }];
    });
    return [{ ...path, steps }];
  });
}
