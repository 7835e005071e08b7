import type { RouteConfig } from '@docusaurus/types';

import { authorOf, loadedAuthor } from '../../src/lib/blogAuthors';
import { cardOf, loadedPost, postLists } from '../../src/lib/blogPosts';
import { array, type Decoded, type Decoder, describe } from '../../src/lib/decode';

/** Routes of the framework that ours replace, by their component. */
const REPLACED: readonly string[] = [
  '@theme/BlogListPage',
  '@theme/BlogArchivePage',
  '@theme/Blog/Pages/BlogAuthorsListPage',
  '@theme/Blog/Pages/BlogAuthorsPostsPage',
];

/** What the framework's blog has loaded, of which the routes read what their pages show. */
export interface LoadedBlog {
  /** The newest first. */
  readonly blogPosts: unknown;
  /** The content of `blog/authors.yml`. */
  readonly authorsMap?: object | undefined;
}

/** The routes of the blog beside its posts. */
export interface BlogRoutes {
  readonly own: readonly RouteConfig[];
  /** Whether a route of the framework is left out. */
  readonly isReplaced: (route: RouteConfig) => boolean;
}

function decoded<T>(decoder: Decoder<T>, input: unknown, name: string, place: string): T {
  const result = decoder(input);
  if (result.ok) return result.value;
  throw new Error(
    `blog: ${describe(result.error)} of the ${name}; fix ${place}, or look whether Docusaurus was updated.`,
  );
}

const page = (path: string, component: string, props: Record<string, unknown>): RouteConfig => ({
  path,
  component: `@site/src/components/${component}/index.tsx`,
  exact: true,
  props,
});

/** The page of an author with all of their posts, for those who have `page` in `blog/authors.yml`. */
function authorRoutes(
  author: Decoded<typeof loadedAuthor>,
  posts: readonly Decoded<typeof loadedPost>[],
): RouteConfig[] {
  if (!author.page) return [];
  const { key } = author;
  const own = posts.filter(({ metadata }) => metadata.authors.some((other) => other.key === key));
  const { permalink } = author.page;
  return [
    page(permalink, 'BlogAuthorPage', { author: authorOf(author), posts: own.map(cardOf) }),
  ];
}

/**
 * The lists `/blog` and `/blog/archived`, and the authors with a page for each. They carry what their
 * cards show; the framework's carry the posts themselves and divide them into pages of ten.
 *
 * @param folder address of the blog, with the base URL
 * @throws Error when posts or authors have another form than the pages read
 */
export function blogRoutes({ blogPosts, authorsMap }: LoadedBlog, folder: string): BlogRoutes {
  const posts = decoded(array(loadedPost), blogPosts, 'posts', "the post's front matter");
  const authors = decoded(
    array(loadedAuthor),
    Object.values(authorsMap ?? {}),
    'authors',
    'blog/authors.yml',
  );
  const { live, archived } = postLists(posts);
  return {
    own: [
      page(folder, 'BlogList', { posts: live, isArchive: false }),
      page(`${folder}/archived`, 'BlogList', { posts: archived, isArchive: true }),
      page(`${folder}/authors`, 'BlogAuthors', { authors: authors.map(authorOf) }),
      ...authors.flatMap((author) => authorRoutes(author, posts)),
    ],
    isReplaced: ({ component }) => REPLACED.includes(component),
  };
}
