import { type ReactNode, useCallback, useRef, useState } from 'react';

import { draftOf, forgetDraft, keepDraft } from '@site/src/lib/practice/drafts';
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
  const [kept] = useState(() => draftOf(id));
  const onDraft = useCallback(
    (text: string | undefined) => {
      if (text === undefined) forgetDraft(id);
      // Tasks that stand open are those of the tour.
      else keepDraft({ id, text, isStep: isOpen });
    },
    [id, isOpen],
  );
  const onSolved = useCallback(() => {
    rememberSolved(id);
    forgetDraft(id);
    root.current?.dispatchEvent(new CustomEvent(SOLVED_EVENT, { bubbles: true, detail: { id } }));
  }, [id]);
  const shared = { exercise: example, kept, onDraft, onSolved };
  return (
    <div ref={root} className={styles.island}>
      {example.kind === 'predict' ? (
        <Prediction {...shared} takesFocus={!isOpen} />
      ) : (
        <Program {...shared} source={source} isOpen={isOpen} />
      )}
    </div>
  );
}
