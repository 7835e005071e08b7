import type { ReactNode } from 'react';

import type { Drawing, Tone } from '../drawing';
import { Arrow, Box, Heading, Label } from '../parts';

const CHAIN = ['Rates', 'Price', 'Basket', 'Shop'] as const;

interface ChainProps {
  readonly x: number;
  readonly heading: string;
  /** What happens to the modules of the chain, from the one that was edited. */
  readonly outcomes: readonly (readonly [tone: Tone, outcome: string])[];
}

/** A chain of modules, each of which uses the one above it. */
function Chain({ x, heading, outcomes }: ChainProps): ReactNode {
  return (
    <>
      <Heading at={[x, 8]} start>
        {heading}
      </Heading>
      {CHAIN.map((module, index) => {
        const y = 26 + index * 50;
        const [tone, outcome] = outcomes[index] ?? ['plain', ''];
        return (
          <g key={module}>
            <Box at={[x, y]} width={62} tone={tone}>
              {module}
            </Box>
            <Label at={[x + 70, y + 14]} start>
              {outcome}
            </Label>
            {index > 0 && (
              <Arrow
                path={[
                  [x + 31, y - 22],
                  [x + 31, y],
                ]}
                faint={tone === 'plain'}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

const everything: ChainProps['outcomes'] = [
  ['notice', 'edited'],
  ['notice', 'compiled'],
  ['notice', 'compiled'],
  ['notice', 'compiled'],
];

function drawing(direct: readonly [Tone, string]): Drawing {
  return {
    title: 'What an edit sets in motion',
    height: 206,
    Picture: () => (
      <>
        <Chain x={1} heading="Interface changed" outcomes={everything} />
        <Chain
          x={170}
          heading="Interface the same"
          outcomes={[
            ['notice', 'edited'],
            direct,
            ['plain', 'not touched'],
            ['plain', 'not touched'],
          ]}
        />
      </>
    ),
  };
}

/** Version 11: only the module itself. */
export const rebuild = drawing(['plain', 'not touched']);

/** Version 12 may check the direct users once more. */
export const rebuildDirectUsers = drawing(['plain', 'checked']);
