import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';

import InlineCode from '@site/src/components/InlineCode';
import type { Result } from '@site/src/lib/decode';
import { suggestFlags } from '@site/src/lib/playground/warningFlags';
import type { Warning } from '@site/src/lib/playground/warnings';

import styles from './styles.module.css';

interface Props {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Those that the compiler knows. */
  readonly warnings: readonly Warning[];
  /** Id of a text about the whole editor. */
  readonly hintId: string;
  /** Takes what was written, or says what is wrong with it. */
  readonly onAdd: (written: string) => Result<string, string>;
  /** The reader wants to go back to the last chip. */
  readonly onLeaveBack: () => void;
}

/** Where a key moves in the list. */
function stepOf({ key, ctrlKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'ArrowDown' || (ctrlKey && key === 'n')) return 1;
  if (key === 'ArrowUp' || (ctrlKey && key === 'p')) return -1;
  return undefined;
}

/** What the list says to those who do not see it. */
function countText(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** A box for one flag, with a list of those that begin so. */
export default function FlagInput({
  inputRef,
  warnings,
  hintId,
  onAdd,
  onLeaveBack,
}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  /** Index of the suggestion that keys have chosen; undefined while they have not. */
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState('');

  const suggestions = suggestFlags(text, warnings);
  const isShown = isOpen && suggestions.length > 0;
  const active = isShown ? Math.min(chosen ?? 0, suggestions.length - 1) : undefined;
  const candidate = active === undefined ? undefined : suggestions[active]?.flag.text;
  const optionId = (index: number): string => `${id}-${index}`;

  const write = (written: string): void => {
    setText(written);
    setChosen(undefined);
    setProblem('');
    setIsOpen(true);
  };
  const add = (written: string): void => {
    const added = onAdd(written);
    setProblem(added.ok ? '' : added.error);
    setIsOpen(false);
    setChosen(undefined);
    if (added.ok) setText('');
  };
  const move = (step: 1 | -1): void => {
    if (suggestions.length === 0) return;
    setIsOpen(true);
    const from = active ?? (step === 1 ? -1 : 0);
    const next = (from + step + suggestions.length) % suggestions.length;
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const answerKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    const step = stepOf(event);
    if (step !== undefined) {
      event.preventDefault();
      move(step);
    } else if (key === 'Tab' && !shiftKey && candidate !== undefined && candidate !== text) {
      event.preventDefault();
      write(candidate);
    } else if (key === 'Enter') {
      event.preventDefault();
      // What is written counts, until a key or an unfinished text asks for a suggestion.
      const isFinished = suggestions.some(({ flag }) => flag.text === text);
      add(chosen === undefined && isFinished ? text : (candidate ?? text));
    } else if (key === 'Escape' && isShown) {
      event.preventDefault();
      // The panel around it may have a use of its own for the key.
      event.stopPropagation();
      setIsOpen(false);
      setChosen(undefined);
    } else if (key === 'Backspace' && text === '') {
      onLeaveBack();
    }
  };

  return (
    <div className={styles.combobox}>
      <label className="visually-hidden" htmlFor={id}>
        Warning flag to add
      </label>
      <input
        ref={inputRef}
        id={id}
        className={styles.input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        aria-describedby={problem === '' ? hintId : `${hintId} ${id}-problem`}
        aria-invalid={problem !== '' || undefined}
        placeholder="+27"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => write(target.value)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={answerKey}
      />
      {isShown && (
        <ul id={`${id}-list`} role="listbox" aria-label="Warning flags" className={styles.list}>
          {suggestions.map(({ flag, description }, index) => (
            // Keys choose in the box, which has the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={flag.text}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.suggestion}
              // The box keeps the focus, so that the list stays until the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                add(flag.text);
                inputRef.current?.focus();
              }}
            >
              <span className={styles.flag}>{flag.text}</span>{' '}
              <span>
                <InlineCode text={description} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className="visually-hidden">
        {isShown ? countText(suggestions.length) : ''}
      </p>
    </div>
  );
}
