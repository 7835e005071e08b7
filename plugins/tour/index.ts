import path from 'node:path';

import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { TOUR_FOLDER, TOUR_VERSIONS, tourAddress } from '../../src/lib/tour';
import { carryTour } from './carry';
import { indexSteps } from './steps';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * The tour: a docs instance whose older versions are written from the newest one before Docusaurus reads their folders,
 * and the page with all steps of each version; see README.md.
 */
export default async function tour(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { siteDir, baseUrl } = context;
  await carryTour(siteDir);
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    // What is written itself is no change.
    getPathsToWatch: () => [`${path.join(siteDir, TOUR_FOLDER)}/**/*.mdx`],
    async loadContent() {
      await carryTour(siteDir);
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error(
          `tour: expected plugin-content-docs to load the pages of ${TOUR_FOLDER}, got nothing; was Docusaurus updated?`,
        );
      }
      return content;
    },
    async contentLoaded({ content, actions }) {
      await plugin.contentLoaded?.({ content, actions });
      for (const version of TOUR_VERSIONS) {
        actions.addRoute({
          path: `${baseUrl}${tourAddress(version).slice(1)}`,
          component: '@site/src/components/TourIndex/index.tsx',
          exact: true,
          props: { versionName: version.name, steps: indexSteps(content, version) },
        });
      }
    },
  };
}
