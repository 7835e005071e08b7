import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { type BlogAuthor as Author, initialsOf } from '@site/src/lib/blogAuthors';

import styles from './styles.module.css';

interface Props {
  readonly author: Author;
  /** Whether the box has a sentence about the author, where there is one. */
  readonly hasDescription?: boolean;
}

/** The box of an author: picture or initials, name, role, and where else they can be found. */
export default function BlogAuthor({ author, hasDescription = false }: Props): ReactNode {
  const { name, role, description, href, picture, accounts } = author;
  return (
    <div className={styles.author}>
      {picture ? (
        <img src={picture} alt="" width="48" height="48" className={styles.picture} />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div className={styles.text}>
        <span className={styles.name}>
          {href ? (
            <Link to={href} className="touch-target">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {role && <span className={styles.role}>{role}</span>}
        {hasDescription && description && <span>{description}</span>}
        {accounts.length > 0 && (
          <span className={styles.accounts}>
            {accounts.map((account) => (
              <Link key={account.href} to={account.href} className="touch-target">
                {account.label}
              </Link>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
