import type { Drawing } from '../drawing';
import { Arrow, Box, Cells, Heading, Label, LINE } from '../parts';

/** Width of the column with ReScript. */
const LEFT = 150;
/** Where the column with JavaScript begins. */
const RIGHT = 188;

/** Constructors and what they are in memory. */
export const variantLayout: Drawing = {
  title: 'Variants in memory',
  height: 262,
  Picture: () => (
    <>
      <Heading at={[LEFT / 2, 8]}>ReScript</Heading>
      <Heading at={[254, 8]}>JavaScript</Heading>
      {[
        { code: 'Stop', y: 22 },
        { code: 'Single("Sandry")', y: 66 },
        { code: 'Courier({floor: 2})', y: 122 },
        { code: '@as(1) Medium', y: 196 },
        { code: 'Pixels(320)', y: 232 },
      ].map(({ code, y }) => (
        <g key={code}>
          <Box at={[1, y]} width={LEFT} tone="rescript">
            {code}
          </Box>
          <Arrow
            path={[
              [LEFT + 1, y + LINE / 2],
              [RIGHT, y + LINE / 2],
            ]}
          />
        </g>
      ))}
      <Label at={[1, 182]} start>
        With @as, and in an @unboxed type:
      </Label>
      <Box at={[RIGHT, 22]} width={131} tone="javascript">
        &quot;Stop&quot;
      </Box>
      <Cells
        at={[RIGHT, 58]}
        widths={[54, 77]}
        fields={[
          ['TAG', '"Single"'],
          ['_0', '"Sandry"'],
        ]}
      />
      <Cells
        at={[RIGHT, 114]}
        widths={[54, 77]}
        fields={[
          ['TAG', '"Courier"'],
          ['floor', '2'],
        ]}
      />
      <Box at={[RIGHT, 196]} width={131} tone="javascript">
        1
      </Box>
      <Box at={[RIGHT, 232]} width={131} tone="javascript">
        320
      </Box>
    </>
  ),
};
