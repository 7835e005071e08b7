import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { User } from '@site/src/data/users';

import styles from './styles.module.css';

/** Organizations that use the language, by their names: we have nobody's logo, and make none up. */
export default function LogoWall({ users }: { users: readonly User[] }): ReactNode {
  return (
    <ul className={styles.wall}>
      {users.map(({ name, href }) => (
        <li key={name}>
          <Link href={href} className={styles.name}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
