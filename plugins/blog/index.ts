import fs from 'node:fs/promises';
import path from 'node:path';

import pluginContentBlog, {
  type BlogContent,
  type Options as BlogOptions,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

import { FEED_FILE, FRAMEWORK_FEED_FILE, withOwnFeed } from './feed';
import { withSharePictures } from './pictures';
import { blogRoutes } from './routes';

export { validateOptions } from '@docusaurus/plugin-content-blog';

/** The options are those of the framework's blog. */
export type Options = BlogOptions;

/**
 * The blog: the framework's, with lists and authors' pages of our own (`routes.ts`), the feed under the
 * name that readers have subscribed to (`feed.ts`), and pictures that are checked (`pictures.ts`).
 */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const staticFolder = path.join(context.siteDir, 'static');
  const plugin = await pluginContentBlog(context, {
    ...options,
    processBlogPosts: async (params) => {
      const processed = await options.processBlogPosts(params);
      return withSharePictures(processed ?? params.blogPosts, staticFolder);
    },
  });
  const folder = `${context.baseUrl}${options.routeBasePath}`;
  return {
    ...plugin,

    async contentLoaded({ content, actions }) {
      const routes = blogRoutes(content, folder);
      routes.own.forEach((route) => actions.addRoute(route));
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route: RouteConfig) => {
            if (!routes.isReplaced(route)) actions.addRoute(route);
          },
        },
      });
    },

    injectHtmlTags(input) {
      return withOwnFeed(plugin.injectHtmlTags?.(input) ?? {});
    },

    async postBuild(props) {
      await plugin.postBuild?.(props);
      const files = path.join(props.outDir, options.routeBasePath);
      await fs.rename(path.join(files, FRAMEWORK_FEED_FILE), path.join(files, FEED_FILE));
    },
  };
}
