import type { Drawing } from '../drawing';
import { Box, Code, Region } from '../parts';

/** Which of value, undefined and null belongs to which type. */
export const nothingSets: Drawing = {
  title: 'Three types for missing values, as sets',
  height: 190,
  Picture: () => (
    <>
      <Region at={[1, 1]} width={318} height={188} />
      <Code at={[160, 18]}>{'Nullable.t<string>'}</Code>
      <Region at={[10, 36]} width={200} height={112} />
      <Code at={[22, 54]} start>
        {'option<string>'}
      </Code>
      <Region at={[112, 66]} width={198} height={114} />
      <Code at={[298 - 7.2 * 14, 164]} start>
        {'Null.t<string>'}
      </Code>
      <Box at={[20, 94]} width={84} tone="javascript">
        undefined
      </Box>
      <Box at={[122, 94]} width={78} tone="javascript">
        &quot;Ines&quot;
      </Box>
      <Box at={[222, 94]} width={78} tone="javascript">
        null
      </Box>
    </>
  ),
};
