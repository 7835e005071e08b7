import type { ReactNode } from 'react';

import type { Drawing } from '../drawing';
import { Arrow, Box, Label } from '../parts';

interface QuestionProps {
  readonly y: number;
  readonly question: string;
  readonly yes: string;
}

/** A test; to the right what follows if it succeeds, downwards the next one. */
function Question({ y, question, yes }: QuestionProps): ReactNode {
  return (
    <>
      <Box at={[1, y]} width={132} words>
        {question}
      </Box>
      <Arrow
        path={[
          [133, y + 14],
          [182, y + 14],
        ]}
      />
      <Label at={[156, y + 5]}>yes</Label>
      <Box at={[182, y]} width={137} tone="rescript">
        {yes}
      </Box>
      <Arrow
        path={[
          [67, y + 28],
          [67, y + 56],
        ]}
      />
      <Label at={[75, y + 42]} start>
        no
      </Label>
    </>
  );
}

/** The tests that a switch becomes. */
export const patternTree: Drawing = {
  title: 'A switch as questions',
  height: 198,
  Picture: () => (
    <>
      <Question y={1} question="Without payload?" yes={'"nowhere"'} />
      <Question y={57} question="Takeaway?" yes={'`counter, for …`'} />
      <Question y={113} question="Table number 1?" yes={'"window"'} />
      <Box at={[1, 169]} width={132} tone="rescript">
        {'`table …`'}
      </Box>
    </>
  ),
};
