import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Name of the field in the address, for browsers without scripts. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with every key but Escape, which clears the field. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** How many entries fit, as a sentence; read out when it changes. */
  readonly status: string;
}

/** The search box of a list on the page: Escape and a button clear it. */
export default function SearchField({
  label,
  name,
  value,
  onChange,
  onKeyDown,
  inputRef,
  status,
}: Props): ReactNode {
  const id = useId();
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <input
          ref={inputRef}
          id={id}
          name={name}
          type="search"
          className={styles.input}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              onChange('');
            } else {
              onKeyDown?.(event);
            }
          }}
        />
        <button
          type="button"
          className={styles.clear}
          data-shown={value !== '' || undefined}
          onClick={() => {
            onChange('');
            // The button hides itself, and what is hidden loses the focus.
            document.getElementById(id)?.focus();
          }}
        >
          Clear
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
