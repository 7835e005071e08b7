import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

import { describe, object } from '../../src/lib/decode';
import { API_PARENT_PATH, withParentPath } from './routes';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * The API reference: a docs instance that lives below each manual version, `/docs/manual/{version}/api`.
 *
 * Two docs instances can't share a base path, because the router enters one parent route alone. This
 * wrapper gives the instance a parent with a parameter, `/docs/manual/:version/api`, which is longer
 * than the manual's and therefore tried first.
 */
export default async function apiReference(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
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
