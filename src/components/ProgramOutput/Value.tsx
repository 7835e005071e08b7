import { type ReactNode, useState } from 'react';

import type { Inspected } from '@site/src/lib/program/inspected';

import styles from './styles.module.css';

interface Props {
  readonly value: Inspected;
  /** How it is called in what it is part of; undefined for a value that stands alone. */
  readonly name?: string;
}

/** A value of a program; what is in it can be unfolded. */
export default function Value({ value, name }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, text, fields } = value;
  const line = (
    <>
      {name !== undefined && <span className={styles.name}>{name}: </span>}
      <span data-kind={kind} className={styles.value}>
        {text}
      </span>
    </>
  );
  if (fields.length === 0) return line;
  return (
    <details
      className={styles.tree}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{line}</summary>
      {/* What is folded is not in the page: there may be thousands of values. */}
      {isOpen && (
        <ul className={styles.fields}>
          {fields.map((field, index) => (
            // Names of fields need not differ.
            <li key={index}>
              <Value value={field.value} name={field.name} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
