import type { Drawing } from '../drawing';
import { Arrow, Box, Label } from '../parts';

const STEPS = [
  { call: 'Array.filter(_, title => …)', result: '["Salt Roads", "Tide Tables"]' },
  { call: 'Array.map(_, String.toUpperCase)', result: '["SALT ROADS", "TIDE TABLES"]' },
  { call: 'Array.join(_, ", ")', result: '"SALT ROADS, TIDE TABLES"' },
] as const;

/** Left edge of the calls. */
const CALL = 60;

/** Each step's result becomes the first argument of the next. */
export const pipeFlow: Drawing = {
  title: 'A value on its way through a pipe',
  height: 316,
  Picture: () => (
    <>
      <Box at={[1, 1]} width={318} height={26}>
        [&quot;Salt Roads&quot;, &quot;The Ninth Lamp&quot;, …]
      </Box>
      {STEPS.map(({ call, result }, index) => {
        const y = 48 + index * 96;
        return (
          <g key={call}>
            <Arrow
              path={[
                [30, y - 21],
                [30, y + 14],
                [CALL, y + 14],
              ]}
            />
            <Label at={[14, y + 14]}>-&gt;</Label>
            <Box at={[CALL, y]} width={259} tone="rescript">
              {call}
            </Box>
            <Arrow
              path={[
                [190, y + 28],
                [190, y + 49],
              ]}
            />
            <Box at={[1, y + 49]} width={318} height={26}>
              {result}
            </Box>
          </g>
        );
      })}
    </>
  ),
};
