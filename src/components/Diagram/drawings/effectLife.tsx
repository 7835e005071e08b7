import type { Drawing, Tone } from '../drawing';
import { Arrow, Box, Heading, Label, LINE } from '../parts';

const MOMENTS: readonly {
  readonly render: string;
  readonly effects: readonly (readonly [tone: Tone, text: string])[];
}[] = [
  { render: 'First render', effects: [['rescript', 'Effect']] },
  {
    render: 'Dependency new',
    effects: [
      ['notice', 'Cleanup'],
      ['rescript', 'Effect'],
    ],
  },
  { render: 'Dependency same', effects: [] },
  { render: 'Component gone', effects: [['notice', 'Cleanup']] },
];

/** When an effect and its cleanup run, from the first render to the last. */
export const effectLife: Drawing = {
  title: 'The life of an effect',
  height: 202,
  Picture: () => (
    <>
      <Heading at={[63, 8]}>React</Heading>
      <Heading at={[236, 8]}>Your effect</Heading>
      {MOMENTS.map(({ render, effects }, index) => {
        const y = 22 + index * 50;
        const middle = y + LINE / 2;
        return (
          <g key={render}>
            <Box at={[1, y]} width={124} words>
              {render}
            </Box>
            {index > 0 && (
              <Arrow
                path={[
                  [63, y - 22],
                  [63, y],
                ]}
              />
            )}
            {effects.map(([tone, text], place) => {
              const x = 155 + place * 90;
              return (
                <g key={text}>
                  <Arrow
                    path={[
                      [place === 0 ? 125 : x - 16, middle],
                      [x, middle],
                    ]}
                  />
                  <Box at={[x, y]} width={74} words tone={tone}>
                    {text}
                  </Box>
                </g>
              );
            })}
            {effects.length === 0 && (
              <Label at={[155, middle]} start>
                nothing runs
              </Label>
            )}
          </g>
        );
      })}
    </>
  ),
};
