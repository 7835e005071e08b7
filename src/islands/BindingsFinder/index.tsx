import { type ReactNode, useId, useState } from 'react';

import CopyBox from '@site/src/components/CopyBox';
import { REACT_BINDINGS } from '@site/src/data/reactBindings';

import styles from './styles.module.css';

const INITIAL = Math.max(
  REACT_BINDINGS.findIndex(({ isLatest }) => isLatest),
  0,
);

/** Says which React bindings fit the reader's compiler, and what installs them. */
export default function BindingsFinder(): ReactNode {
  const [index, setIndex] = useState(INITIAL);
  const id = useId();
  const chosen = REACT_BINDINGS[index];
  return (
    <div className={styles.finder}>
      <p className={styles.row}>
        <label htmlFor={id}>Your compiler</label>
        <select
          id={id}
          className={styles.select}
          value={index}
          onChange={({ currentTarget }) => setIndex(currentTarget.selectedIndex)}
        >
          {REACT_BINDINGS.map(({ compiler }, row) => (
            <option key={compiler} value={row}>
              {compiler}
            </option>
          ))}
        </select>
      </p>
      {chosen && (
        <>
          <div role="status">
            <p className={styles.answer}>
              <strong>{chosen.bindings}</strong> works with {chosen.compiler} and accepts React{' '}
              {chosen.react}.
            </p>
          </div>
          {/* A button that says “Copied!” must not go on saying so of another command. */}
          <CopyBox key={chosen.command} command={chosen.command} isWide />
        </>
      )}
    </div>
  );
}
