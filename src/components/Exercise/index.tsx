import type { ReactNode } from 'react';

import {
  EXERCISE_TITLES,
  type ExerciseKind,
  SOLUTION_TITLES,
} from '@site/src/lib/practice/exercise';

interface Props {
  readonly kind: ExerciseKind;
  /** What it is remembered by; the build gives one to each exercise that it could prove. */
  readonly id?: string;
  /** Whether readers need not ask for the editor: for pages that are about one exercise. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/**
 * Something to do, whose programs the build proves (`plugins/compiled-examples/exercises`):
 * `<Exercise kind="mend">…</Exercise>` around fences `res task`, `res check` and `res solution`. Without scripts it is
 * text, code, and a solution to be unfolded; `src/behaviours/live.ts` begins the island that checks it.
 */
export default function Exercise({ kind, id = '', open = false, children }: Props): ReactNode {
  return (
    <div role="group" aria-label="Exercise" data-exercise="" data-open={open || undefined}>
      <p>
        <strong>{EXERCISE_TITLES[kind]}</strong>{' '}
        <span data-solved={id} hidden>
          Solved
        </span>
      </p>
      {children}
    </div>
  );
}

interface FoldProps {
  readonly children: ReactNode;
}

/** A hint of an exercise, folded away: `<Hint>…</Hint>`. */
export function Hint({ children }: FoldProps): ReactNode {
  return (
    <details>
      <summary>Show a hint</summary>
      {children}
    </details>
  );
}

/** The solution of an exercise, folded away; the build writes it around what stands behind the task. */
export function Solution({
  kind,
  children,
}: FoldProps & { readonly kind: ExerciseKind }): ReactNode {
  return (
    <details data-solution="">
      <summary>{SOLUTION_TITLES[kind]}</summary>
      {children}
    </details>
  );
}
