import type { Drawing } from '../drawing';
import { Arrow, Box, Label, Region } from '../parts';

interface Kinds {
  /** What the version calls packages of the same repository. */
  readonly own: string;
  /** What it calls all others. */
  readonly other: string;
}

function drawing({ own, other }: Kinds): Drawing {
  return {
    title: 'The packages of a repository and what they depend on',
    height: 236,
    Picture: () => (
      <>
        <Region at={[1, 1]} width={318} height={152}>
          Your repository: warnings shown, tests compiled
        </Region>
        <Box at={[16, 30]} width={110} tone="rescript">
          corner-shop
        </Box>
        <Label at={[24, 68]} start>
          root
        </Label>
        <Arrow
          path={[
            [126, 44],
            [190, 44],
          ]}
        />
        <Box at={[190, 30]} width={114} tone="rescript">
          @shop/till
        </Box>
        <Label at={[256, 68]} start>
          {own}
        </Label>
        <Arrow
          path={[
            [247, 58],
            [247, 104],
          ]}
        />
        <Box at={[190, 104]} width={114} tone="rescript">
          @shop/ledger
        </Box>
        <Label at={[256, 142]} start>
          {own}
        </Label>
        <Arrow
          path={[
            [108, 58],
            [108, 118],
            [190, 118],
          ]}
        />
        <Arrow
          path={[
            [80, 58],
            [80, 176],
          ]}
        />
        <Region at={[1, 165]} width={318} height={70} />
        <Box at={[16, 176]} width={130}>
          @rescript/react
        </Box>
        <Label at={[154, 190]} start>
          {other}
        </Label>
        <Label at={[16, 221]} start>
          From npm: warnings hidden, no tests
        </Label>
      </>
    ),
  };
}

/** Version 11: packages of the repository are pinned. */
export const repositoryPinned = drawing({ own: 'pinned', other: 'normal' });

/** Version 12: packages of the repository are local. */
export const repositoryLocal = drawing({ own: 'local', other: 'installed' });
