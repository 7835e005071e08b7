import type { ReactNode } from 'react';

import BlogAuthor from '@site/src/components/BlogAuthor';
import BlogFrame from '@site/src/components/BlogFrame';
import type { BlogAuthor as Author } from '@site/src/lib/blogAuthors';

import styles from './styles.module.css';

/** The page of all who write posts, in the order of `blog/authors.yml`. */
export default function BlogAuthors({
  authors,
}: {
  readonly authors: readonly Author[];
}): ReactNode {
  return (
    <BlogFrame
      title="Blog Authors"
      description="Who writes the ReScript blog: what the authors do on this site, which posts they wrote, and where to reach them."
      lead="The people who write the posts. Follow a name to see everything that author has written."
    >
      <ul className={styles.authors}>
        {authors.map((author) => (
          <li key={author.name}>
            <BlogAuthor author={author} hasDescription />
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}
