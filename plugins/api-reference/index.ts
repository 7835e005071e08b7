import path from 'node:path';

import logger from '@docusaurus/logger';
import pluginContentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

import { describe, object } from '../../src/lib/decode';
import type { PluginOptions } from './options';
import { STUB_ENDING } from './pages/stubs';
import { updateStubs } from './pages/update';
import { updateStubsApart } from './pages/updateApart';
import { API_PARENT_PATH, withParentPath } from './routes';

export { validateOptions } from './options';
export type { Options } from './options';

/**
 * The API reference: a docs instance that lives below each manual version, `/docs/manual/{version}/api`,
 * with a page for each module of the version's packages.
 *
 * Two docs instances can't share a base path, because the router enters one parent route alone. This
 * wrapper gives the instance a parent with a parameter, `/docs/manual/:version/api`, which is longer
 * than the manual's and therefore tried first.
 */
export default async function apiReference(
  context: LoadContext,
  { isLeftOut, onMissingCompiler, behindStart, ...options }: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, {
    ...options,
    exclude: isLeftOut ? [...options.exclude, `**/*${STUB_ENDING}`] : options.exclude,
  });
  /** Tells `npm start` that pages are new. Pages themselves would, but each of them has the plugin load all pages. */
  const signal = path.join(context.generatedFilesDir, 'api-reference-updated');
  /** In `npm start`, once: packages don't change while it runs. */
  let updating: Promise<void> | undefined;
  return {
    ...plugin,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), `!**/*${STUB_ENDING}`, signal],
    async loadContent() {
      if (!isLeftOut && behindStart) {
        updating ??= behindStart
          .add(() => updateStubsApart(context.siteDir, signal))
          .catch((error: unknown) => logger.error(error instanceof Error ? error.message : error));
      } else if (!isLeftOut) {
        const { unavailable } = await updateStubs(context.siteDir);
        for (const sentence of unavailable) {
          if (onMissingCompiler === 'throw') throw new Error(sentence);
          logger.warn(sentence);
        }
      }
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error(
          `api-reference: expected plugin-content-docs to load the pages of ${path.join(context.siteDir, options.path)}, got nothing; was Docusaurus updated?`,
        );
      }
      return content;
    },
    async contentLoaded({ content, actions }) {
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route: RouteConfig) =>
            actions.addRoute(withParentPath(route, context.baseUrl)),
          setGlobalData: (data: unknown) => {
            const globalData = object(data);
            if (!globalData.ok) {
              throw new Error(
                `api-reference: ${describe(globalData.error)} of plugin-content-docs' global data; was Docusaurus updated?`,
              );
            }
            actions.setGlobalData({
              ...globalData.value,
              path: `${context.baseUrl}${API_PARENT_PATH}`,
            });
          },
        },
      });
    },
  };
}
