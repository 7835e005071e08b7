import { type ReactNode, useId } from 'react';

import InlineCode from '@site/src/components/InlineCode';

import styles from './styles.module.css';

/** Something that is on or off. */
export interface Switch {
  readonly id: string;
  readonly label: string;
  /** One line about it; backticks mark code. */
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

interface Props {
  readonly legend: string;
  readonly switches: readonly Switch[];
}

/** Checkboxes with a line about each. */
export default function Switches({ legend, switches }: Props): ReactNode {
  const prefix = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {switches.map(({ id, label, hint, isOn, onChange }) => (
        <div key={id} className={styles.option}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isOn}
              aria-describedby={`${prefix}-${id}`}
              onChange={({ target }) => onChange(target.checked)}
            />
            {label}
          </label>
          <p id={`${prefix}-${id}`} className={styles.hint}>
            <InlineCode text={hint} />
          </p>
        </div>
      ))}
    </fieldset>
  );
}
