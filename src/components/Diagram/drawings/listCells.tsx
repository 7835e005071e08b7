import type { ReactNode } from 'react';

import type { Drawing } from '../drawing';
import { Arrow, Box, Cells, Code, FIELD, Heading } from '../parts';

interface ItemProps {
  readonly x: number;
  readonly y: number;
  readonly head: string;
}

/** An item of a list: its value, and where the rest is. */
function Item({ x, y, head }: ItemProps): ReactNode {
  return (
    <Cells
      at={[x, y]}
      widths={[30, 96]}
      tone="javascript"
      fields={[
        ['hd', head],
        ['tl', ''],
      ]}
    />
  );
}

/** A list with a new item in front, which shares the old list; and an array. */
export const listCells: Drawing = {
  title: 'Two lists that share their items, and an array',
  height: 276,
  Picture: () => (
    <>
      <Heading at={[1, 8]} start>
        Lists
      </Heading>
      <Code at={[1, 46]} start>
        longer
      </Code>
      <Arrow
        path={[
          [48, 46],
          [66, 46],
        ]}
      />
      <Item x={66} y={24} head={'"Quillhaven"'} />
      <Arrow
        path={[
          [104, 24 + 1.5 * FIELD],
          [160, 24 + 1.5 * FIELD],
          [160, 86],
        ]}
      />
      <Code at={[1, 108]} start>
        stops
      </Code>
      <Arrow
        path={[
          [48, 108],
          [118, 108],
        ]}
      />
      <Item x={118} y={86} head={'"Ambleford"'} />
      <Arrow
        path={[
          [156, 86 + 1.5 * FIELD],
          [212, 86 + 1.5 * FIELD],
          [212, 148],
        ]}
      />
      <Item x={170} y={148} head={'"Low Quay"'} />
      <Arrow
        path={[
          [208, 148 + 1.5 * FIELD],
          [264, 148 + 1.5 * FIELD],
          [264, 206],
        ]}
      />
      <Box at={[248, 206]} width={32} height={22} tone="javascript">
        0
      </Box>
      <Heading at={[1, 212]} start>
        Array
      </Heading>
      {['"Quillhaven"', '"Ambleford"', '"Low Quay"'].map((item, index) => (
        <Box key={item} at={[1 + index * 106, 247]} width={106} tone="javascript">
          {item}
        </Box>
      ))}
    </>
  ),
};
