import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import BlogBadge from '@site/src/components/BlogBadge';
import type { PostCard } from '@site/src/lib/blogPosts';
import { dayInWords } from '@site/src/lib/dates';

import styles from './styles.module.css';

interface Props {
  readonly post: PostCard;
  /** The newest post gets more room, and names its authors. */
  readonly isFeature?: boolean;
}

/** A post in a list. */
export default function BlogCard({ post, isFeature = false }: Props): ReactNode {
  return (
    <article className={clsx(styles.card, isFeature && styles.feature)}>
      <p className={styles.facts}>
        {post.badge && <BlogBadge badge={post.badge} />}
        <time dateTime={post.date}>{dayInWords(post.date)}</time>
      </p>
      <h2 className={styles.title}>
        <Link to={post.permalink}>{post.title}</Link>
      </h2>
      <p className={styles.description}>{post.description}</p>
      {isFeature && (
        <p className={styles.foot}>
          {post.authors.length > 0 && <span>By {post.authors.join(', ')}</span>}
          <Link to={post.permalink} className={styles.read} aria-label={`Read ${post.title}`}>
            Read article
          </Link>
        </p>
      )}
    </article>
  );
}
