import { type ReactNode, useCallback, useRef } from 'react';

import type { Exercise as ExerciseData } from '@site/src/lib/practice/exercise';
import { rememberSolved, SOLVED_EVENT } from '@site/src/lib/practice/progress';

import type { Source } from '../LiveExample/program';
import Prediction from './Prediction';
import Program from './Program';
import styles from './styles.module.css';

interface Props {
  readonly example: ExerciseData;
  /** The task, with what stands above it on the page. */
  readonly source: Source;
}

/** An exercise that readers do in the page, beneath its task or in its place. */
export default function Exercise({ example, source }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { id, isOpen = false } = example;
  const onSolved = useCallback(() => {
    rememberSolved(id);
    root.current?.dispatchEvent(new CustomEvent(SOLVED_EVENT, { bubbles: true, detail: { id } }));
  }, [id]);
  return (
    <div ref={root} className={styles.island}>
      {example.kind === 'predict' ? (
        <Prediction exercise={example} takesFocus={!isOpen} onSolved={onSolved} />
      ) : (
        <Program exercise={example} source={source} isOpen={isOpen} onSolved={onSolved} />
      )}
    </div>
  );
}
