import { type ReactNode, useId, useRef, useState } from 'react';

import InlineCode from '@site/src/components/InlineCode';
import type { Result } from '@site/src/lib/decode';
import {
  addWarningFlags,
  describeWarningFlag,
  parseWarningFlags,
  removeWarningFlag,
  unknownFlags,
  type WarningFlag,
} from '@site/src/lib/playground/warningFlags';
import { defaultWarningFlags, warningsOf } from '@site/src/lib/playground/warnings';

import Chips, { type Chip } from './Chips';
import FlagInput from './FlagInput';
import styles from './styles.module.css';

interface Props {
  /** Such as `+a-4-9`; undefined for what the compiler does by itself. */
  readonly flags: string | undefined;
  /** The compiler's release, with a leading `v`. */
  readonly release: string;
  readonly onChange: (flags: string | undefined) => void;
}

function lookOf(flag: WarningFlag): NonNullable<Chip['look']> {
  if (flag.kind === 'unknown') return 'wrong';
  return flag.sign === '+' ? 'on' : flag.sign === '-' ? 'off' : 'error';
}

/** What the list is, in a sentence. */
function stateText(flags: string | undefined): string {
  if (flags === undefined) return 'These are the compiler’s defaults.';
  if (flags === '') return 'No flags: the compiler uses its defaults.';
  const unknown = unknownFlags(flags);
  return unknown.length === 0
    ? 'Later flags override earlier ones.'
    : `The compiler can’t read ${unknown.join(' and ')}: remove it to compile.`;
}

/** Chooses which warnings are shown, hidden or errors. */
export default function WarningFlags({ flags, release, onChange }: Props): ReactNode {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [pointed, setPointed] = useState<number>();
  const [news, setNews] = useState('');

  const warnings = warningsOf(release);
  // Without a choice the compiler's own stand here, and the first change starts from them.
  const list = flags ?? defaultWarningFlags(release);
  const items = parseWarningFlags(list);
  const pointedFlag = pointed === undefined ? undefined : items[pointed];
  const chips = items.map((flag): Chip => ({
    text: flag.text,
    description: describeWarningFlag(flag, warnings).replaceAll('`', ''),
    look: lookOf(flag),
  }));

  const change = (changed: string | undefined, what: string): void => {
    onChange(changed);
    const count = parseWarningFlags(changed ?? defaultWarningFlags(release)).length;
    setNews(`${what}: ${count === 1 ? '1 flag' : `${count} flags`}.`);
  };
  const add = (written: string): Result<string, string> => {
    const added = addWarningFlags(list, written);
    if (added.ok) change(added.value, `${written.trim()} added`);
    return added;
  };
  const press = (changed: string | undefined, what: string): void => {
    change(changed, what);
    input.current?.focus();
  };

  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>Warning flags</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        <code>+27</code> shows warning 27, <code>-27</code> hides it, <code>@27</code> makes it an
        error; <code>a</code> stands for all, <code>32..39</code> for several.
      </p>
      {chips.length > 0 && (
        <Chips
          label="Warning flags"
          chips={chips}
          onRemove={(index) =>
            change(removeWarningFlag(list, index), `${items[index]?.text ?? ''} removed`)
          }
          input={input}
          onPoint={setPointed}
        />
      )}
      <p className={styles.description} data-wrong={unknownFlags(list).length > 0 || undefined}>
        {pointedFlag ? (
          <>
            <span className={styles.flag}>{pointedFlag.text}</span>{' '}
            <InlineCode text={describeWarningFlag(pointedFlag, warnings)} />
          </>
        ) : (
          stateText(flags)
        )}
      </p>
      <div className={styles.entry}>
        <FlagInput
          inputRef={input}
          warnings={warnings}
          hintId={`${id}-hint`}
          onAdd={add}
          onLeaveBack={() => {
            const buttons = group.current?.querySelectorAll<HTMLElement>('li > button');
            buttons?.[buttons.length - 1]?.focus();
          }}
        />
        {list !== '' && (
          <button
            type="button"
            className={styles.button}
            onClick={() => press('', 'All flags removed')}
          >
            Clear all
          </button>
        )}
        {flags !== undefined && (
          <button
            type="button"
            className={styles.button}
            onClick={() => press(undefined, 'Flags of the compiler')}
          >
            Reset flags
          </button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </fieldset>
  );
}
