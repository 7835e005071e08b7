import clsx from 'clsx';
import type { ReactNode } from 'react';

import CodeLines, { plainText } from '@site/src/components/CodeLines';
import CodeScroller from '@site/src/components/CodeScroller';
import type { ColoredLines } from '@site/src/data/coloredLines';

import styles from './styles.module.css';

/** One half of a window: code under its title. */
export interface Pane {
  readonly title: string;
  readonly lines: ColoredLines;
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
            <CodeLines lines={lines} />
          </CodeScroller>
        </figure>
      ))}
    </div>
  );
}
