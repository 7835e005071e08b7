import type { ReactNode } from 'react';

import type { Drawing } from '../drawing';
import { Arrow, Box, Heading } from '../parts';

interface RowsProps {
  readonly x: number;
  readonly y: number;
  readonly heading: string;
  /** Books, and what somebody has typed into the field beside each. */
  readonly rows: readonly (readonly [book: string, typed: string])[];
  /** Whether the words now stand beside another book. */
  readonly isWrong?: boolean;
}

function Rows({ x, y, heading, rows, isWrong = false }: RowsProps): ReactNode {
  return (
    <>
      <Heading at={[x, y]} start>
        {heading}
      </Heading>
      {rows.map(([book, typed], index) => (
        <g key={book}>
          <Box at={[x, y + 14 + index * 34]} width={92} words>
            {book}
          </Box>
          <Box
            at={[x + 92, y + 14 + index * 34]}
            width={46}
            tone={isWrong ? 'notice' : 'javascript'}
            words
          >
            {typed}
          </Box>
        </g>
      ))}
    </>
  );
}

/** What becomes of fields when the first row goes: with the position as a key, and with an id. */
export const keys: Drawing = {
  title: 'A row goes: the position as a key, and an id as a key',
  height: 268,
  Picture: () => (
    <>
      <Rows
        x={91}
        y={8}
        heading="Before"
        rows={[
          ['Salt Roads', 'Ines'],
          ['Night Ferry', 'Otto'],
          ['Tide Tables', 'Mara'],
        ]}
      />
      <Arrow
        path={[
          [130, 122],
          [90, 168],
        ]}
      />
      <Arrow
        path={[
          [190, 122],
          [230, 168],
        ]}
      />
      <Rows
        x={1}
        y={184}
        heading="Key: the position"
        rows={[
          ['Night Ferry', 'Ines'],
          ['Tide Tables', 'Otto'],
        ]}
        isWrong
      />
      <Rows
        x={181}
        y={184}
        heading="Key: the book's id"
        rows={[
          ['Night Ferry', 'Otto'],
          ['Tide Tables', 'Mara'],
        ]}
      />
    </>
  ),
};
