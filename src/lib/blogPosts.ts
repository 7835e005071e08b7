import { type BlogAuthor, authorOf, loadedAuthor } from './blogAuthors';
import { array, boolean, type Decoded, type Decoder, literal, record, string } from './decode';

/** What a post may be marked as. */
export const BADGES = ['release', 'testing', 'preview', 'roadmap', 'community'] as const;

/** A mark of a post. */
export type Badge = (typeof BADGES)[number];

/** Marks as readers see them. */
export const BADGE_LABELS: Readonly<Record<Badge, string>> = {
  release: 'Release',
  testing: 'Testing',
  preview: 'Preview',
  roadmap: 'Roadmap',
  community: 'Community',
};

/** The own front matter of a post, beside what Docusaurus knows. */
export const postMarks = record(
  {},
  {
    badge: literal(...BADGES),
    archived: boolean,
    /** Addresses of drawings, from the root of the site: on cards, and in the article. */
    previewImg: string,
    articleImg: string,
  },
);

/** Takes the points of time that the framework reads from front matter. */
const time: Decoder<string> = (input) =>
  string(input instanceof Date ? input.toISOString() : input);

const metadata = record({
  title: string,
  permalink: string,
  date: time,
  description: string,
  authors: array(loadedAuthor),
  frontMatter: postMarks,
});

/** A post as the blog's plugin has loaded it. */
export const loadedPost = record({ metadata });

/** What a list of posts shows of one. */
export interface PostCard {
  readonly title: string;
  readonly permalink: string;
  /** Day, as YYYY-MM-DD. */
  readonly date: string;
  readonly description: string;
  readonly authors: readonly Pick<BlogAuthor, 'name' | 'href'>[];
  readonly badge?: Badge;
  /** Address of the drawing, without the base URL. */
  readonly picture?: string;
}

/** The two lists of the blog, the newest post first in each. */
export interface PostLists {
  readonly live: readonly PostCard[];
  readonly archived: readonly PostCard[];
}

/** What lists show of a post. */
export function cardOf({ metadata: post }: Decoded<typeof loadedPost>): PostCard {
  const { badge, previewImg: picture } = post.frontMatter;
  return {
    title: post.title,
    permalink: post.permalink,
    date: post.date.slice(0, 10),
    description: post.description,
    authors: post.authors.map((author) => {
      const { name, href } = authorOf(author);
      return { name, ...(href !== undefined && { href }) };
    }),
    ...(badge !== undefined && { badge }),
    ...(picture !== undefined && { picture }),
  };
}

/** Divides posts, in their order, into those of the blog's first page and the archived ones. */
export function postLists(posts: readonly Decoded<typeof loadedPost>[]): PostLists {
  const isArchived = ({ metadata: post }: Decoded<typeof loadedPost>) =>
    post.frontMatter.archived === true;
  return {
    live: posts.filter((post) => !isArchived(post)).map(cardOf),
    archived: posts.filter(isArchived).map(cardOf),
  };
}
