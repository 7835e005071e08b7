import clsx from 'clsx';
import type { ReactNode } from 'react';

import CodeLines from '@site/src/components/CodeLines';
import type { ColoredLines } from '@site/src/data/coloredLines';

import styles from './styles.module.css';

/** Something that is on screen for some of a scene's four equal parts, such as `12` for its first half. */
export interface Layer {
  readonly during: '1' | '2' | '3' | '4' | '12' | '23' | '34' | '123';
  readonly lines?: ColoredLines;
  /** Index of the line that has just been written. */
  readonly lit?: number;
  /** A sentence above the lines, or in their place. */
  readonly sentence?: string;
  /** How the sentence is meant. */
  readonly tone?: 'good';
}

/** A file, or what the compiler says, in a frame of its own. */
export interface ScenePane {
  readonly title: string;
  readonly layers: readonly Layer[];
  readonly isAnswer?: boolean;
}

interface Props {
  /** What happens, in a sentence. */
  readonly label: string;
  readonly panes: readonly ScenePane[];
  /** The part that is shown where nothing may move: 2 of 4 by default. */
  readonly still?: 1 | 2;
  /** Whether panes stand side by side where there is room. */
  readonly isWide?: boolean;
}

function LayerCode({ lines, lit }: Pick<Layer, 'lines' | 'lit'>): ReactNode {
  if (lines === undefined) return null;
  if (lit === undefined) return <CodeLines lines={lines} />;
  return (
    <>
      <CodeLines lines={lines.slice(0, lit)} />
      {lit > 0 && '\n'}
      <span className={styles.lit}>
        <CodeLines lines={lines.slice(lit, lit + 1)} />
      </span>
      {lit < lines.length - 1 && '\n'}
      <CodeLines lines={lines.slice(lit + 1)} />
    </>
  );
}

/**
 * An animation of text: files and the compiler's answers, drawn by style sheets alone. It repeats until the
 * checkbox stops it (WCAG 2.2.2), and stands still for everybody who wants less motion. Screen readers get the part
 * that is shown then.
 */
export default function CompilerScene({
  label,
  panes,
  still = 2,
  isWide = false,
}: Props): ReactNode {
  return (
    <figure className={styles.scene}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className={clsx(styles.panes, isWide && styles.wide)}>
        {panes.map(({ title, layers, isAnswer = false }) => (
          <div key={title} className={clsx(styles.pane, isAnswer && styles.answer)}>
            <p className={styles.title}>{title}</p>
            <div className={styles.layers}>
              {layers.map(({ during, lines, lit, sentence, tone }) => {
                const isStill = during.includes(String(still));
                return (
                  <div
                    key={during}
                    className={styles.layer}
                    data-during={during}
                    data-still={isStill || undefined}
                    aria-hidden={!isStill}
                  >
                    {sentence !== undefined && (
                      <p className={styles.sentence} data-tone={tone}>
                        {sentence}
                      </p>
                    )}
                    {lines !== undefined && (
                      <pre className={styles.code}>
                        <code>
                          <LayerCode lines={lines} lit={lit} />
                        </code>
                      </pre>
                    )}
                  </div>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <label className={styles.pause}>
        <input type="checkbox" /> Pause<span className="visually-hidden">: {label}</span>
      </label>
    </figure>
  );
}
