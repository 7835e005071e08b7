import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { User } from '@site/src/data/users';
import { MARK_HEIGHT, wordMark } from '@site/src/lib/wordMark';

import styles from './styles.module.css';

function Mark({ name, look, sign }: User): ReactNode {
  const { text, path, textStart, textLength, width } = wordMark(name, look, sign);
  return (
    <svg
      viewBox={`0 0 ${width} ${MARK_HEIGHT}`}
      width={width}
      height={MARK_HEIGHT}
      className={styles.drawing}
      aria-hidden="true"
    >
      {path !== undefined && <path d={path} className={styles.sign} />}
      <text x={textStart} y="24" textLength={textLength} className={styles[look]}>
        {text}
      </text>
    </svg>
  );
}

/** Organizations that use the language, each as a word mark of our own that links to it. */
export default function LogoWall({ users }: { users: readonly User[] }): ReactNode {
  return (
    <ul className={styles.wall}>
      {users.map((user) => (
        <li key={user.name}>
          <Link href={user.href} className={styles.mark} aria-label={user.name}>
            <Mark {...user} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
