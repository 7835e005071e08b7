import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';

import CodeLines, { plainText } from '@site/src/components/CodeLines';
import CodeScroller from '@site/src/components/CodeScroller';
import type { ColoredLines } from '@site/src/data/coloredLines';

import styles from './styles.module.css';

/** One half of a window: code under its title. */
export interface Pane {
  readonly title: string;
  readonly lines: ColoredLines;
  /** What stands at the other end of the title's row. */
  readonly note?: ReactNode;
}

/**
 * Code as a still picture, a pane or two; colored when the data was written, by the classes of
 * `src/css/code.css`.
 *
 * @param isSideBySide puts two panes next to each other where there is room
 * @param result a figure of what comes of the first pane, which stands beneath it
 */
export default function CodeWindow({
  panes,
  isSideBySide = false,
  result,
}: {
  panes: readonly Pane[];
  isSideBySide?: boolean;
  result?: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(styles.window, isSideBySide && styles.sideBySide)}>
      {panes.map(({ title, lines, note }, index) => (
        <Fragment key={title}>
          <figure className={styles.pane}>
            <figcaption className={styles.title}>
              <span>{title}</span> {note}
            </figcaption>
            <CodeScroller label={title} code={plainText(lines)}>
              <CodeLines lines={lines} />
            </CodeScroller>
          </figure>
          {index === 0 && result}
        </Fragment>
      ))}
    </div>
  );
}
