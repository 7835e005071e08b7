import type { FeedOptions } from '@docusaurus/plugin-content-blog';

/** Name of the feed below the blog (route facts: `/blog/feed.xml`); the framework's is `rss.xml`. */
export const FEED_FILE = 'feed.xml';

/** The framework's name of an RSS feed. */
export const FRAMEWORK_FEED_FILE = 'rss.xml';

/** What the framework hands over for the feed. */
type FeedInput = Parameters<NonNullable<FeedOptions['createFeedItems']>>[0];

/** Items of the feed: title, address, description and day of each post, without its text. */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  blogPosts,
  siteConfig,
}: FeedInput) =>
  blogPosts.map(({ metadata }) => {
    const link = new URL(metadata.permalink, siteConfig.url).href;
    const { title, description, date } = metadata;
    return { title, id: link, guid: link, link, description, date };
  });

/** Lets tags that point to the framework's feed point to ours. */
export function withOwnFeed<T>(tags: T): T {
  // Tags are plain data, made of texts, lists and records.
  return JSON.parse(
    JSON.stringify(tags).replaceAll(`/${FRAMEWORK_FEED_FILE}"`, `/${FEED_FILE}"`),
  ) as T;
}
