import type { Drawing } from '../drawing';
import { Arrow, Box, Label, Region } from '../parts';

/** What an external does while the program is compiled, and that nothing of it is left. */
export const external: Drawing = {
  title: 'An external before and after compilation',
  height: 250,
  Picture: () => (
    <>
      <Region at={[1, 1]} width={318} height={116}>
        Before: your ReScript file
      </Region>
      <Box at={[12, 30]} width={296} tone="rescript">
        {'external format: (float, string) => …'}
      </Box>
      <Arrow
        path={[
          [160, 58],
          [160, 78],
        ]}
      />
      <Label at={[168, 68]} start>
        checks
      </Label>
      <Box at={[78, 78]} width={164} tone="rescript">
        format(4.2, &quot;EUR&quot;)
      </Box>
      <Arrow
        path={[
          [160, 106],
          [160, 168],
        ]}
      />
      <Label at={[168, 127]} start>
        becomes
      </Label>
      <Region at={[1, 137]} width={318} height={112}>
        After: JavaScript
      </Region>
      <Box at={[38, 168]} width={244} tone="javascript">
        PriceTag.formatPrice(4.2, &quot;EUR&quot;)
      </Box>
      <Arrow
        path={[
          [160, 196],
          [160, 214],
        ]}
      />
      <Label at={[168, 205]} start>
        calls
      </Label>
      <Box at={[78, 214]} width={164} tone="javascript">
        price-tag
      </Box>
    </>
  ),
};
