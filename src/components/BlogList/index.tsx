import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import BlogCard from '@site/src/components/BlogCard';
import type { PostCard } from '@site/src/lib/blogPosts';
import { ARTICLE_LIST } from '@site/src/lib/pageHtml';

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
      'News and articles of the ReScript documentation team: what releases brought, how to migrate, and how this site is made.',
    lead: 'News and articles of the documentation team.',
  },
  archived: {
    title: 'Archived Posts',
    description:
      'Older articles of the ReScript blog, about versions of the language that are no longer current. They are kept as they were.',
    lead: 'Articles about versions that are no longer current. They are kept as they were.',
  },
} as const;

/** A list of the blog: the newest post as the feature, the others in a grid. */
export default function BlogList({ posts, isArchive }: Props): ReactNode {
  const { title, description, lead } = TEXTS[isArchive ? 'archived' : 'live'];
  const [newest, ...others] = posts;
  const feed = useBaseUrl('/blog/feed.xml');
  return (
    <Layout title={title} description={description}>
      <main className={styles.main} {...{ [ARTICLE_LIST]: '' }}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>
          {lead} <Link to={`pathname://${feed}`}>RSS feed</Link>
        </p>
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
        {newest ? <BlogCard post={newest} isFeature /> : <p>There is no post here.</p>}
        {others.length > 0 && (
          <ul className={styles.cards}>
            {others.map((post) => (
              <li key={post.permalink}>
                <BlogCard post={post} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </Layout>
  );
}
