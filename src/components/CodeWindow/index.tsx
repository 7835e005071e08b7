import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';

import CodeScroller from '@site/src/components/CodeScroller';
import type { ColoredLines } from '@site/src/data/coloredLines';

import styles from './styles.module.css';

/** One half of a window: code under its title. */
export interface Pane {
  readonly title: string;
  readonly lines: ColoredLines;
}

function plainText(lines: ColoredLines): string {
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n');
}

/**
 * Code as a still picture, a pane or two; colored when the data was written, by the classes of
 * `src/css/code.css`.
 *
 * @param isSideBySide puts the panes next to each other where there is room
 */
export default function CodeWindow({
  panes,
  isSideBySide = false,
}: {
  panes: readonly Pane[];
  isSideBySide?: boolean;
}): ReactNode {
  return (
    <div className={clsx(styles.window, isSideBySide && styles.sideBySide)}>
      {panes.map(({ title, lines }) => (
        <figure key={title} className={styles.pane}>
          <figcaption className={styles.title}>{title}</figcaption>
          <CodeScroller label={title} code={plainText(lines)}>
            {lines.map((runs, line) => (
              // Lines and runs never change their place: the data is fixed.
              <Fragment key={line}>
                {runs.map(({ text, kind }, index) =>
                  kind === undefined ? (
                    text
                  ) : (
                    <span key={index} className={`code-${kind}`}>
                      {text}
                    </span>
                  ),
                )}
                {line < lines.length - 1 && '\n'}
              </Fragment>
            ))}
          </CodeScroller>
        </figure>
      ))}
    </div>
  );
}
