import type { Drawing } from '../drawing';
import { Arrow, Box, Label } from '../parts';

/** State and props to an element, to the page, to an event, to the next state. */
export const renderCycle: Drawing = {
  title: 'The circle of state, element, page and event',
  height: 218,
  Picture: () => (
    <>
      <Box at={[1, 1]} width={106} words>
        Props: dish
      </Box>
      <Box at={[1, 41]} width={106} words tone="notice">
        State: count
      </Box>
      <Arrow
        path={[
          [107, 15],
          [128, 15],
          [128, 35],
          [150, 35],
        ]}
      />
      <Arrow
        path={[
          [107, 55],
          [128, 55],
          [128, 35],
          [150, 35],
        ]}
      />
      <Box at={[150, 21]} width={56} tone="rescript">
        make
      </Box>
      <Arrow
        path={[
          [206, 35],
          [236, 35],
        ]}
      />
      <Box at={[236, 21]} width={83} words tone="rescript">
        Element
      </Box>
      <Arrow
        path={[
          [282, 49],
          [282, 172],
        ]}
      />
      <Label at={[176, 104]} start>
        React compares
      </Label>
      <Label at={[176, 120]} start>
        and draws
      </Label>
      <Box at={[246, 172]} width={73} words tone="javascript">
        Page
      </Box>
      <Arrow
        path={[
          [246, 186],
          [213, 186],
        ]}
      />
      <Label at={[230, 207]}>click</Label>
      <Box at={[1, 172]} width={212} tone="rescript">
        {'setCount(count => count + 1)'}
      </Box>
      <Arrow
        path={[
          [54, 172],
          [54, 69],
        ]}
      />
    </>
  ),
};
