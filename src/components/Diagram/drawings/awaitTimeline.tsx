import type { ReactNode } from 'react';

import type { Drawing } from '../drawing';
import { Arrow, Box, Heading, Label, Line } from '../parts';

interface AxisProps {
  readonly y: number;
  /** Where the result is there. */
  readonly end: number;
}

/** The axis of time, with a mark where the result is there. */
function Axis({ y, end }: AxisProps): ReactNode {
  return (
    <>
      <Arrow
        path={[
          [1, y],
          [319, y],
        ]}
      />
      <Line
        path={[
          [end, y - 5],
          [end, y + 5],
        ]}
      />
      <Label at={[end, y + 14]}>result</Label>
    </>
  );
}

/** Two requests after one another, and at once. */
export const awaitTimeline: Drawing = {
  title: 'Waiting in turn and waiting once',
  height: 248,
  Picture: () => (
    <>
      <Heading at={[1, 8]} start>
        Two awaits
      </Heading>
      <Box at={[1, 22]} width={160} tone="notice">
        fetchName(id)
      </Box>
      <Box at={[161, 56]} width={110} tone="notice">
        fetchFee(id)
      </Box>
      <Axis y={94} end={271} />
      <Heading at={[1, 140]} start>
        One await of Promise.all2
      </Heading>
      <Box at={[1, 154]} width={160} tone="notice">
        fetchName(id)
      </Box>
      <Box at={[1, 188]} width={110} tone="notice">
        fetchFee(id)
      </Box>
      <Axis y={226} end={161} />
    </>
  ),
};
