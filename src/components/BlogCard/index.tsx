import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import BlogBadge from '@site/src/components/BlogBadge';
import BlogPicture from '@site/src/components/BlogPicture';
import type { PostCard } from '@site/src/lib/blogPosts';
import { dayInWords } from '@site/src/lib/dates';

import styles from './styles.module.css';

interface Props {
  readonly post: PostCard;
  /** The newest post gets more room, and names its authors. */
  readonly isFeature?: boolean;
}

function Authors({ authors }: Pick<PostCard, 'authors'>): ReactNode {
  if (authors.length === 0) return null;
  return (
    <span>
      By{' '}
      {authors.map(({ name, href }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {href ? (
            <Link to={href} className={styles.author}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ))}
    </span>
  );
}

/** A post in a list. All of the card leads to the post, but the title alone is the link. */
export default function BlogCard({ post, isFeature = false }: Props): ReactNode {
  return (
    <article className={clsx(styles.card, isFeature && styles.feature)}>
      {post.picture && <BlogPicture src={post.picture} isLazy={!isFeature} />}
      <div className={styles.text}>
        <p className={styles.facts}>
          {post.badge && <BlogBadge badge={post.badge} />}
          {isFeature && <Authors authors={post.authors} />}
          <time dateTime={post.date}>{dayInWords(post.date)}</time>
        </p>
        <h2 className={styles.title}>
          <Link to={post.permalink} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.description}>{post.description}</p>
        {isFeature && (
          <span className={styles.read} aria-hidden="true">
            Read Article
          </span>
        )}
      </div>
    </article>
  );
}
