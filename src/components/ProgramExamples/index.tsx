import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { playgroundExamples } from '@site/src/data/playgroundExamples';
import type { ExampleProgram } from '@site/src/lib/playground/examples';
import type { Syntax } from '@site/src/lib/playgroundLink';

import styles from './styles.module.css';

interface Props {
  /** Compiler release with a leading `v`; those that its major version compiles are shown. */
  readonly release: string;
  readonly syntax: Syntax;
  readonly onChoose: (example: ExampleProgram) => void;
}

/** What came of fetching, for one release in one syntax. */
interface Loaded {
  readonly release: string;
  readonly syntax: Syntax;
  /** Undefined where they could not be fetched. */
  readonly examples: readonly ExampleProgram[] | undefined;
}

async function load(release: string, syntax: Syntax): Promise<Loaded> {
  try {
    return { release, syntax, examples: await playgroundExamples(release, syntax) };
  } catch (error) {
    console.error(error);
    return { release, syntax, examples: undefined };
  }
}

/** Where a key moves in a list of a length. */
function placeAfter(key: string, place: number, length: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(place + 1, length - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: length - 1,
  };
  return places[key];
}

interface ListProps {
  readonly examples: readonly ExampleProgram[];
  readonly onChoose: (example: ExampleProgram) => void;
}

function List({ examples, onChoose }: ListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  const move = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons.findIndex((button) => button === document.activeElement);
    const next = placeAfter(event.key, place, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <ul ref={list} className={styles.list}>
      {examples.map((example) => (
        <li key={example.id}>
          <button
            type="button"
            className={styles.choice}
            onClick={() => onChoose(example)}
            onKeyDown={move}
          >
            {example.title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A button that opens the list of programs to start from. They are fetched when it is opened. */
export default function ProgramExamples({ release, syntax, onChoose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoaded = loaded?.release === release && loaded.syntax === syntax;

  useEffect(() => {
    if (!isOpen || isLoaded) return undefined;
    let isGone = false;
    void load(release, syntax).then((answer) => {
      if (!isGone) setLoaded(answer);
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, isLoaded, release, syntax]);

  useEffect(() => {
    const shown = dialog.current;
    // The dialog itself is hit outside of its box alone: on its backdrop.
    const leave = ({ target }: Event): void => {
      if (target === shown) shown?.close();
    };
    shown?.addEventListener('click', leave);
    return () => shown?.removeEventListener('click', leave);
  }, []);

  const open = (): void => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  const examples = isLoaded ? loaded.examples : undefined;
  const hasFailed = isLoaded && examples === undefined;

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        Examples
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Examples"
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.box}>
          <div className={styles.head}>
            <h2 className={styles.title}>Examples</h2>
            <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
          {isOpen && (
            <>
              <div role="status" className={styles.status}>
                {!isLoaded && <p>Loading…</p>}
                {hasFailed && <p>The examples couldn’t be loaded.</p>}
                {examples?.length === 0 && <p>There are no examples for {release}.</p>}
              </div>
              {hasFailed && (
                <button type="button" className={styles.close} onClick={() => setLoaded(undefined)}>
                  Try again
                </button>
              )}
              {examples && (
                <List
                  examples={examples}
                  onChoose={(example) => {
                    dialog.current?.close();
                    onChoose(example);
                  }}
                />
              )}
            </>
          )}
        </div>
      </dialog>
    </>
  );
}
