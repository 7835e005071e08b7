import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import type { Props } from '@theme/BlogPostItem';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import BlogAuthor from '@site/src/components/BlogAuthor';
import BlogBadge from '@site/src/components/BlogBadge';
import BlogPicture from '@site/src/components/BlogPicture';
import { authorOf, loadedAuthor } from '@site/src/lib/blogAuthors';
import { postMarks } from '@site/src/lib/blogPosts';
import { dayInWords } from '@site/src/lib/dates';

import styles from './styles.module.css';

/** A post: what it is, who wrote it, its picture, whether it is of the past, its text, the way back. */
export default function BlogPostItem({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useBlogPost();
  const { title, date, description, authors } = metadata;
  const marks = postMarks(frontMatter);
  const { badge, archived = false, articleImg } = marks.ok ? marks.value : {};
  return (
    <article>
      <header className={styles.header}>
        <p className={styles.facts}>
          {badge && <BlogBadge badge={badge} />}
          <time dateTime={date.slice(0, 10)}>{dayInWords(date)}</time>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.description}>{description}</p>
        <ul className={styles.authors} aria-label="Authors">
          {authors.flatMap((input) => {
            // The build has decoded them before (`plugins/blog/routes.ts`).
            const author = loadedAuthor(input);
            return author.ok
              ? [
                  <li key={author.value.key}>
                    <BlogAuthor author={authorOf(author.value)} />
                  </li>,
                ]
              : [];
          })}
        </ul>
      </header>
      {articleImg && (
        <div className={styles.hero}>
          <BlogPicture src={articleImg} />
        </div>
      )}
      {archived && (
        <div role="note" aria-label="Archived" className={styles.archived}>
          This post is archived. It’s about versions that are no longer current, and it’s kept as it
          was written. The <Link to="/docs/manual/latest/introduction">manual</Link> describes the
          language as it is today.
        </div>
      )}
      <div id={blogPostContainerID}>
        <MDXContent>{children}</MDXContent>
      </div>
      <p className={styles.back}>
        <Link to={archived ? '/blog/archived' : '/blog'} className="touch-target">
          {archived ? 'Back to archived posts' : 'Back to the blog'}
        </Link>
      </p>
    </article>
  );
}
