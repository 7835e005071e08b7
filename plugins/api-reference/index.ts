import path from 'node:path';

import logger from '@docusaurus/logger';
import pluginContentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

import { describe, object } from '../../src/lib/decode';
import type { PluginOptions } from './options';
import { STUB_ENDING } from './pages/stubs';
import { updateStubs } from './pages/update';
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
  { isLeftOut, onMissingCompiler, ...options }: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, {
    ...options,
    exclude: isLeftOut ? [...options.exclude, `**/*${STUB_ENDING}`] : options.exclude,
  });
  return {
    ...plugin,
    async loadContent() {
      if (!isLeftOut) {
        for (const sentence of await updateStubs(context.siteDir)) {
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
