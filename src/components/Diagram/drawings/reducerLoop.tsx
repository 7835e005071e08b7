import type { Drawing } from '../drawing';
import { Arrow, Box, Label } from '../parts';

/** From a click by way of an action to the next state. */
export const reducerLoop: Drawing = {
  title: 'The loop of a reducer',
  height: 206,
  Picture: () => (
    <>
      <Box at={[1, 1]} width={106} words tone="javascript">
        Button: Bread
      </Box>
      <Arrow
        path={[
          [107, 15],
          [153, 15],
        ]}
      />
      <Label at={[129, 28]}>click</Label>
      <Box at={[153, 1]} width={166} tone="rescript">
        dispatch(Add(&quot;Bread&quot;))
      </Box>
      <Arrow
        path={[
          [236, 29],
          [236, 74],
        ]}
      />
      <Label at={[244, 51]} start>
        the action
      </Label>
      <Box at={[153, 74]} width={166} height={34} tone="rescript">
        reduce(state, action)
      </Box>
      <Arrow
        path={[
          [107, 91],
          [153, 91],
        ]}
      />
      <Box at={[1, 77]} width={106} words tone="notice">
        State
      </Box>
      <Arrow
        path={[
          [54, 77],
          [54, 29],
        ]}
      />
      <Label at={[62, 53]} start>
        render
      </Label>
      <Arrow
        path={[
          [236, 108],
          [236, 177],
        ]}
      />
      <Label at={[244, 142]} start>
        returns
      </Label>
      <Box at={[183, 177]} width={106} words tone="notice">
        Next state
      </Box>
      <Arrow
        path={[
          [183, 191],
          [54, 191],
          [54, 105],
        ]}
      />
      <Label at={[62, 178]} start>
        React keeps it
      </Label>
    </>
  ),
};
