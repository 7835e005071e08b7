import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';

import { addModule } from '@site/src/lib/playground/moduleNames';

import Chips from './Chips';
import styles from './styles.module.css';

interface Props {
  readonly names: readonly string[];
  /** What is open without a choice of the reader. */
  readonly defaults: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** Chooses the modules that a program sees opened. */
export default function OpenModules({ names, defaults, onChange }: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [news, setNews] = useState('');
  const isDefault = names.join() === defaults.join();

  const add = (event: FormEvent): void => {
    event.preventDefault();
    const added = addModule(names, text);
    setProblem(added.ok ? '' : added.error);
    if (!added.ok) return;
    onChange(added.value);
    setText('');
    setNews(`${added.value.at(-1)} is open.`);
  };
  const remove = (index: number): void => {
    setNews(`${names[index]} is no longer open.`);
    onChange(names.filter((_, place) => place !== index));
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Open modules</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        The program can use what is in them without their names, as after <code>open Belt</code>.
      </p>
      {names.length > 0 && (
        <Chips
          label="Open modules"
          chips={names.map((name) => ({ text: name }))}
          onRemove={remove}
          input={input}
        />
      )}
      <form className={styles.entry} onSubmit={add}>
        <label className="visually-hidden" htmlFor={id}>
          Module to open
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          value={text}
          placeholder="Belt.Map"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby={problem === '' ? `${id}-hint` : `${id}-hint ${id}-problem`}
          aria-invalid={problem !== '' || undefined}
          onChange={({ target }) => {
            setText(target.value);
            setProblem('');
          }}
        />
        <button type="submit" className={styles.button}>
          Open
        </button>
        {!isDefault && (
          <button type="button" className={styles.button} onClick={() => onChange(defaults)}>
            Reset open modules
          </button>
        )}
      </form>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </fieldset>
  );
}
