import type { Drawing } from '../drawing';
import { Arrow, Box, Cross, Heading, LINE } from '../parts';

const ROWS = [
  { inside: 'type t = {…}', outside: 'type t' },
  { inside: 'counter', outside: undefined },
  { inside: 'issue', outside: 'issue' },
  { inside: 'fare', outside: 'fare' },
] as const;

/** An interface file as the wall of a module: what has a door, and what ends there. */
export const moduleInterface: Drawing = {
  title: 'A module behind its interface file',
  height: 178,
  Picture: () => (
    <>
      <Heading at={[56, 8]}>Ticket.res</Heading>
      <Heading at={[170, 8]}>Ticket.resi</Heading>
      <Heading at={[278, 8]}>Other files</Heading>
      <Box at={[160, 22]} width={20} height={155} tone="notice" />
      {ROWS.map(({ inside, outside }, index) => {
        const y = 30 + index * 38;
        const middle = y + LINE / 2;
        return (
          <g key={inside}>
            <Box at={[1, y]} width={110} tone="rescript">
              {inside}
            </Box>
            {outside === undefined ? (
              <>
                <Arrow
                  path={[
                    [111, middle],
                    [150, middle],
                  ]}
                />
                <Cross at={[170, middle]} />
              </>
            ) : (
              <>
                <Arrow
                  path={[
                    [111, middle],
                    [237, middle],
                  ]}
                />
                <Box at={[237, y]} width={82}>
                  {outside}
                </Box>
              </>
            )}
          </g>
        );
      })}
    </>
  ),
};
