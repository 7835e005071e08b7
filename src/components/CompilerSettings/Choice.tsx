import { type ReactNode, useId } from 'react';

import styles from './styles.module.css';

/** One of several values. */
export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** One line about it. */
  readonly hint?: string;
}

interface Props<T extends string> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice of one among a few. */
export default function Choice<T extends string>({
  legend,
  options,
  value,
  onChange,
}: Props<T>): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value: option, label, hint }) => (
          <div key={option} className={styles.option}>
            <label className={styles.check}>
              <input
                type="radio"
                name={id}
                checked={option === value}
                aria-describedby={hint === undefined ? undefined : `${id}-${option}`}
                onChange={() => onChange(option)}
              />
              {label}
            </label>
            {hint !== undefined && (
              <p id={`${id}-${option}`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
