import { useEffect, useState } from 'react';

import type { SearchBackend } from '@site/src/lib/search/createClient';
import { countElsewhere } from '@site/src/lib/search/dialog/answer';
import type { Answer } from '@site/src/lib/search/dialog/state';
import type { Generation } from '@site/src/lib/search/scope';

/** How long a reader rests at an empty answer before other versions are loaded, in milliseconds. */
const REST_MS = 250;

/** How much another generation has for a query. */
export interface Elsewhere {
  readonly generation: Generation;
  readonly count: number;
}

interface Counted {
  readonly answer: Answer;
  readonly found: readonly Elsewhere[];
}

/**
 * What other generations have where an answer has nothing. They are counted when the reader rests at it
 * and no better answer is on its way.
 */
export function useSearchElsewhere(
  backend: () => Promise<SearchBackend>,
  answer: Answer | undefined,
  own: Generation,
  generations: readonly Generation[],
): readonly Elsewhere[] {
  const [counted, setCounted] = useState<Counted>();
  const isEmpty = answer !== undefined && answer.items.length === 0 && !answer.isEarly;

  useEffect(() => {
    if (!isEmpty) return undefined;
    let isCurrent = true;
    const add = (found: Elsewhere): void => {
      if (!isCurrent || found.count === 0) return;
      setCounted((before) => ({
        answer,
        found: [...(before?.answer === answer ? before.found : []), found],
      }));
    };
    const timer = setTimeout(() => {
      for (const generation of generations.filter(({ id }) => id !== own.id)) {
        backend()
          .then((asked) => countElsewhere(asked, answer.query, own, generation))
          .then(
            (count) => add({ generation, count }),
            (reason: unknown) =>
              console.warn(`search: ${generation.label} is not counted.`, reason),
          );
      }
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isEmpty, answer, backend, own, generations]);

  if (!isEmpty || counted?.answer !== answer) return [];
  return generations.flatMap(
    ({ id }) => counted.found.find(({ generation }) => generation.id === id) ?? [],
  );
}
