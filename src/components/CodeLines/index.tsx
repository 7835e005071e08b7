import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';

import type { ColoredLines } from '@site/src/data/coloredLines';

import styles from './styles.module.css';

type Run = ColoredLines[number][number];

function Part({ run: { text, kind, role, type, isWrong } }: { run: Run }): ReactNode {
  if (kind === undefined && role === undefined && type === undefined && !isWrong) return text;
  return (
    <span
      className={clsx(
        kind !== undefined && `code-${kind}`,
        role !== undefined && `answer-${role}`,
        type !== undefined && styles.typed,
        isWrong && styles.wrong,
      )}
      data-type={type}
    >
      {text}
    </span>
  );
}

/** The text of colored lines. */
export function plainText(lines: ColoredLines): string {
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n');
}

/**
 * Lines of code that were colored when the data was written, by the classes of `src/css/code.css`. Names carry
 * their types as `data-type`, which `src/behaviours/types.ts` shows.
 */
export default function CodeLines({ lines }: { readonly lines: ColoredLines }): ReactNode {
  return lines.map((runs, line) => (
    // Lines and runs never change their place: the data is fixed.
    <Fragment key={line}>
      {runs.map((run, index) => (
        <Part key={index} run={run} />
      ))}
      {line < lines.length - 1 && '\n'}
    </Fragment>
  ));
}
