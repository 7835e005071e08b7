import { type ReactNode, useState } from 'react';

import { groupReleases } from '@site/src/lib/playground/releases';

import styles from './styles.module.css';

interface Props {
  readonly releases: readonly string[];
  readonly release: string;
  readonly onChoose: (release: string) => void;
}

/** The compiler's release; older patch releases are shown when the reader wants them. */
export default function ReleaseSelect({ releases, release, onChoose }: Props): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const { groups, hidden } = groupReleases(releases, release, showsAll);
  return (
    <>
      <label className={styles.choice}>
        <span className={styles.version}>Version</span>
        <select
          aria-label="Version"
          className={styles.select}
          value={release}
          onChange={({ target }) => onChoose(target.value)}
        >
          {groups.map(({ label, releases: members }) => (
            <optgroup key={label} label={label}>
              {members.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {(hidden > 0 || showsAll) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ target }) => setShowsAll(target.checked)}
          />
          Show all releases
        </label>
      )}
    </>
  );
}
