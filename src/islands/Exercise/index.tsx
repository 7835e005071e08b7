import { type ReactNode, useCallback, useRef } from 'react';

import type { Exercise as ExerciseData } from '@site/src/lib/practice/exercise';
import { rememberSolved, SOLVED_EVENT } from '@site/src/lib/practice/progress';

import type { Source } from '../LiveExample/program';
import Prediction from './Prediction';
import Program from './Program';

interface Props {
  readonly example: ExerciseData;
  /** The task, with what stands above it on the page. */
  readonly source: Source;
  /** Whether it is there from the beginning, and stays: for pages that are about one exercise. */
  readonly open?: boolean;
}

/** An exercise that readers do in the page, beneath its task or in its place. */
export default function Exercise({ example, source, open = false }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { id } = example;
  const onSolved = useCallback(() => {
    rememberSolved(id);
    root.current?.dispatchEvent(new CustomEvent(SOLVED_EVENT, { bubbles: true, detail: { id } }));
  }, [id]);
  return (
    <div ref={root}>
      {example.kind === 'predict' ? (
        <Prediction exercise={example} takesFocus={!open} onSolved={onSolved} />
      ) : (
        <Program exercise={example} source={source} isOpen={open} onSolved={onSolved} />
      )}
    </div>
  );
}
