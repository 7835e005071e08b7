import type { RouteConfig } from '@docusaurus/types';

import { loadedPost, postLists } from '../../src/lib/blogPosts';
import { array, describe } from '../../src/lib/decode';

/** Routes of the framework that ours replace, by their component. */
const REPLACED: readonly string[] = ['@theme/BlogListPage', '@theme/BlogArchivePage'];

/** The routes of the blog beside its posts. */
export interface BlogRoutes {
  readonly own: readonly RouteConfig[];
  /** Whether a route of the framework is left out. */
  readonly isReplaced: (route: RouteConfig) => boolean;
}

/**
 * The lists: `/blog` and `/blog/archived`. They carry what their cards show; the framework's carry the
 * posts themselves and divide them into pages of ten.
 *
 * @param posts as the framework's blog loads them, the newest first
 * @param folder address of the blog, with the base URL
 * @throws Error when posts have another form than the lists read
 */
export function blogRoutes(posts: unknown, folder: string): BlogRoutes {
  const decoded = array(loadedPost)(posts);
  if (!decoded.ok) {
    throw new Error(
      `blog: ${describe(decoded.error)} of the posts; mend the post's front matter, or look whether Docusaurus was updated.`,
    );
  }
  const { live, archived } = postLists(decoded.value);
  const list = (path: string, props: Record<string, unknown>): RouteConfig => ({
    path,
    component: '@site/src/components/BlogList/index.tsx',
    exact: true,
    props,
  });
  return {
    own: [
      list(folder, { posts: live, isArchive: false }),
      list(`${folder}/archived`, { posts: archived, isArchive: true }),
    ],
    isReplaced: ({ component }) => REPLACED.includes(component),
  };
}
