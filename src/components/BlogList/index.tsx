import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import BlogCards from '@site/src/components/BlogCards';
import BlogFrame from '@site/src/components/BlogFrame';
import type { PostCard } from '@site/src/lib/blogPosts';

import styles from './styles.module.css';

interface Props {
  /** The newest first. */
  readonly posts: readonly PostCard[];
  /** Whether these are the archived posts. */
  readonly isArchive: boolean;
}

const LISTS = [
  { label: 'All', to: '/blog', isArchive: false },
  { label: 'Archived', to: '/blog/archived', isArchive: true },
] as const;

const TEXTS = {
  live: {
    title: 'Blog',
    description:
      'News and articles from the ReScript documentation team: what releases changed, how to migrate, and how this site is made.',
    lead: 'News and articles from the documentation team. Posts about versions that are no longer current are under “Archived”.',
    nothing: 'No posts yet.',
  },
  archived: {
    title: 'Archived Posts',
    description:
      'Older articles from the ReScript blog about versions of the language that are no longer current, kept as they were written.',
    lead: 'Articles about versions that are no longer current, kept as they were written.',
    nothing: 'No posts are archived yet. You’ll find every post under “All”.',
  },
} as const;

/** A list of the blog, with the way to the other one. */
export default function BlogList({ posts, isArchive }: Props): ReactNode {
  const { title, description, lead, nothing } = TEXTS[isArchive ? 'archived' : 'live'];
  const feed = useBaseUrl('/blog/feed.xml');
  return (
    <BlogFrame
      title={title}
      description={description}
      lead={
        <>
          {lead} <Link to={`pathname://${feed}`}>RSS feed</Link>
        </>
      }
    >
      <nav aria-label="Lists of posts" className={styles.lists}>
        {LISTS.map((list) => (
          <Link
            key={list.to}
            to={list.to}
            className={styles.list}
            aria-current={list.isArchive === isArchive ? 'page' : undefined}
          >
            {list.label}
          </Link>
        ))}
      </nav>
      {posts.length > 0 ? <BlogCards posts={posts} /> : <p>{nothing}</p>}
    </BlogFrame>
  );
}
