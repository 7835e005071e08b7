import type { ReactNode } from 'react';

import type { groupReleases } from '@site/src/lib/playground/releases';

import styles from './styles.module.css';

interface Props {
  readonly groups: ReturnType<typeof groupReleases>['groups'];
  readonly release: string;
  readonly onChoose: (release: string) => void;
}

/** The compiler's release. */
export default function ReleaseSelect({ groups, release, onChoose }: Props): ReactNode {
  return (
    <label className={styles.choice}>
      <span className={styles.version}>Version</span>
      <select
        aria-label="Version"
        className={styles.select}
        value={release}
        onChange={({ target }) => onChoose(target.value)}
      >
        {groups.map(({ label, releases }) => (
          <optgroup key={label} label={label}>
            {releases.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
