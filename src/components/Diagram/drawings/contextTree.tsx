import type { Drawing } from '../drawing';
import { Arrow, Box, Code, Label, Line, Region } from '../parts';

/** A provider, what is below it, and a reader outside. */
export const contextTree: Drawing = {
  title: 'Who reads which value of a context',
  height: 238,
  Picture: () => (
    <>
      <Box at={[110, 1]} width={100}>
        Station
      </Box>
      <Line
        path={[
          [135, 29],
          [102, 60],
        ]}
      />
      <Line
        path={[
          [185, 29],
          [262, 60],
        ]}
      />
      <Region at={[1, 52]} width={204} height={185} />
      <Box at={[12, 60]} width={182} tone="notice">
        Provider value=German
      </Box>
      <Line
        path={[
          [103, 88],
          [103, 118],
        ]}
      />
      <Box at={[62, 118]} width={82}>
        Hall
      </Box>
      <Line
        path={[
          [103, 146],
          [103, 176],
        ]}
      />
      <Box at={[49, 176]} width={108} tone="rescript">
        PlatformSign
      </Box>
      <Code at={[103, 220]}>German</Code>
      <Arrow
        path={[
          [26, 88],
          [26, 190],
          [49, 190],
        ]}
      />
      <Box at={[212, 60]} width={107} tone="rescript">
        PlatformSign
      </Box>
      <Code at={[265, 104]}>English</Code>
      <Label at={[265, 122]}>the default</Label>
    </>
  ),
};
