import type { ReactNode } from 'react';

import BlogCard from '@site/src/components/BlogCard';
import type { PostCard } from '@site/src/lib/blogPosts';

import styles from './styles.module.css';

/** Posts, the newest first: that one as the feature, the others in a grid. */
export default function BlogCards({ posts }: { readonly posts: readonly PostCard[] }): ReactNode {
  const [newest, ...others] = posts;
  return (
    <>
      {newest && <BlogCard post={newest} isFeature />}
      {others.length > 0 && (
        <ul className={styles.cards}>
          {others.map((post) => (
            <li key={post.permalink}>
              <BlogCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
