import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { ColoredLines } from '@site/src/data/landingExamples';

import styles from './styles.module.css';

/** One half of a window: code under its title. */
export interface Pane {
  readonly title: string;
  readonly lines: ColoredLines;
}

/**
 * Code as a still picture, a pane or two; colored when the data was written, by the classes of
 * `src/css/code.css`. Long lines wrap, so that nothing has to be scrolled sideways.
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
          <pre className={styles.code}>
            <code>
              {lines.map((runs, line) => (
                // Lines never change their place: the data is fixed.
                <span key={line}>
                  {runs.map(({ text, kind }, index) => (
                    <span key={index} className={kind && `code-${kind}`}>
                      {text}
                    </span>
                  ))}
                  {line < lines.length - 1 && '\n'}
                </span>
              ))}
            </code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
