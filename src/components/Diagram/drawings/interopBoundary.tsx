import type { ReactNode } from 'react';

import type { Drawing } from '../drawing';
import { Arrow, Box, Heading, Label, LINE, Line } from '../parts';

/** What crosses: a value of ReScript, what JavaScript sees, and what is called on the way. */
type Row = readonly [rescript: string, javascript: string, conversion?: string];

interface GroupProps {
  readonly y: number;
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** Distance from one row to the next. */
const STEP = 34;

/** Rows that cross in the same way, and their part of the border. */
function Group({ y, heading, rows }: GroupProps): ReactNode {
  const bottom = y + 14 + rows.length * STEP;
  return (
    <>
      <Label at={[1, y]} start>
        {heading}
      </Label>
      <Line
        path={[
          [153, y + 12],
          [153, bottom],
        ]}
        faint
      />
      {rows.map(([rescript, javascript, conversion], index) => {
        const top = y + 14 + index * STEP;
        const middle = top + LINE / 2;
        return (
          <g key={rescript}>
            <Box at={[1, top]} width={104} tone="rescript">
              {rescript}
            </Box>
            <Arrow
              path={[
                [105, middle],
                [201, middle],
              ]}
              both={conversion === undefined}
            />
            {conversion !== undefined && (
              <Box at={[115, top + 3]} width={72} height={22} tone="notice">
                {conversion}
              </Box>
            )}
            <Box at={[201, top]} width={118} tone="javascript">
              {javascript}
            </Box>
          </g>
        );
      })}
    </>
  );
}

/** Which values cross the border as they are, and which are converted. */
export const interopBoundary: Drawing = {
  title: 'Values at the border between ReScript and JavaScript',
  height: 334,
  Picture: () => (
    <>
      <Heading at={[53, 8]}>ReScript</Heading>
      <Heading at={[260, 8]}>JavaScript</Heading>
      <Group
        y={34}
        heading="The same value:"
        rows={[
          ['string, float', 'string, number'],
          ['array', 'array'],
          ['record', 'object'],
          ['function', 'function'],
        ]}
      />
      <Group
        y={196}
        heading="The same value, by a rule:"
        rows={[
          ['option<t>', 't, undefined'],
          ['variant', 'string, object'],
        ]}
      />
      <Group
        y={290}
        heading="Another value, so you convert:"
        rows={[['list', 'array', 'toArray']]}
      />
    </>
  ),
};
