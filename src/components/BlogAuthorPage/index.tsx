import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import BlogCards from '@site/src/components/BlogCards';
import BlogFrame from '@site/src/components/BlogFrame';
import type { BlogAuthor } from '@site/src/lib/blogAuthors';
import type { PostCard } from '@site/src/lib/blogPosts';

import styles from './styles.module.css';

interface Props {
  readonly author: BlogAuthor;
  /** All posts by the author, archived or not, the newest first. */
  readonly posts: readonly PostCard[];
}

/** The page of an author: who they are, where else they can be found, and what they wrote. */
export default function BlogAuthorPage({ author, posts }: Props): ReactNode {
  const { name, role, description, accounts } = author;
  const about = description ?? role;
  return (
    <BlogFrame
      title={name}
      description={`${name}: all posts on the ReScript blog. ${about ?? ''}`.trim()}
      lead={about}
    >
      <p className={styles.links}>
        {accounts.map((account) => (
          <Link key={account.href} to={account.href} className="touch-target">
            {account.label}
          </Link>
        ))}
        <Link to="/blog/authors" className="touch-target">
          All authors
        </Link>
      </p>
      {posts.length > 0 ? (
        <BlogCards posts={posts} />
      ) : (
        <p>This author hasn’t published a post yet.</p>
      )}
    </BlogFrame>
  );
}
