import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { User } from '@site/src/data/users';

import styles from './styles.module.css';

/** Organizations that use the language, each as a word mark that links to it. */
export default function LogoWall({ users }: { users: readonly User[] }): ReactNode {
  return (
    <ul className={styles.wall}>
      {users.map(({ name, href }) => (
        <li key={name}>
          <Link href={href} className={styles.mark}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
