import { Fragment, memo, type ReactNode, useMemo } from 'react';

import { parseJson, string } from '@site/src/lib/decode';
import { type Inspected, parseInspected } from '@site/src/lib/program/inspected';
import type { Level } from '@site/src/lib/program/messages';

import FaultPlace from './FaultPlace';
import type { PlaceFinder } from './places';
import type { Entry } from './run';
import styles from './styles.module.css';
import Value from './Value';

interface Props {
  readonly entry: Entry;
  readonly lineOf: PlaceFinder;
  readonly onReveal: (line: number, file?: string) => void;
}

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  debug: 'Debug',
  log: 'Log',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
};

function valuesOf({ values }: Entry): readonly Inspected[] {
  if (values === '') return [];
  const parsed = parseInspected(values);
  // The frame is the program's: what it says wrongly is shown as text.
  return parsed.ok ? parsed.value : [];
}

/** Whether the values say more than the text. */
function hasParts(values: readonly Inspected[]): boolean {
  return values.some(({ fields }) => fields.length > 0);
}

/** Whether a value stands in its line; what can be unfolded begins a new one. */
function isInline(value: Inspected | undefined): boolean {
  return value?.fields.length === 0;
}

function withoutQuotes(value: Inspected): Inspected {
  if (value.kind !== 'string') return value;
  // A program may send descriptions of its own, which need be no JSON.
  const text = parseJson(value.text, string);
  return text.ok ? { kind: 'text', text: text.value, fields: [] } : value;
}

/** A line of the console. */
function Line({ entry, lineOf, onReveal }: Props): ReactNode {
  const { level, text, depth, count, fault } = entry;
  const values = useMemo(() => valuesOf(entry), [entry]);
  return (
    <div
      className={styles.line}
      data-level={level}
      style={depth === 0 ? undefined : { paddingInlineStart: `${depth + 1}rem` }}
    >
      <span className={level === 'log' ? 'visually-hidden' : styles.level}>
        {LEVEL_NAMES[level]}
      </span>{' '}
      <div className={styles.text}>
        {hasParts(values)
          ? values.map((value, index) => (
              // A line's values never change.
              <Fragment key={index}>
                {index > 0 && isInline(value) && isInline(values[index - 1]) && ' '}
                <Value value={withoutQuotes(value)} />
              </Fragment>
            ))
          : text}
        {fault && <FaultPlace fault={fault} lineOf={lineOf} onReveal={onReveal} />}
      </div>
      {count > 1 && (
        <span className={styles.count}>
          ×{count}
          <span className="visually-hidden"> times</span>
        </span>
      )}
    </div>
  );
}

export default memo(Line);
