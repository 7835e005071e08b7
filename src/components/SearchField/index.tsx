import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Name of the field in the address, for browsers without scripts; its id as well. */
  readonly name: string;
  /** What a reader may write, shown in the empty box. */
  readonly example: string;
  /** How many entries there are, as a sentence; read out when it changes. */
  readonly status: string;
}

/** The search box of a list on the page; `src/behaviours/lists` narrows the list, Escape and a button clear the box. */
export default function SearchField({ label, name, example, status }: Props): ReactNode {
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.icon}>
          <path d="M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.5 12.5 17 17" />
        </svg>
        <input
          id={name}
          name={name}
          type="search"
          className={styles.input}
          placeholder={example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-list-query=""
        />
        <button type="button" className={styles.clear} data-list-clear="">
          Clear
        </button>
      </div>
      <p role="status" className={styles.status} data-list-status="">
        {status}
      </p>
    </div>
  );
}
