import type { Drawing } from '../drawing';
import { Arrow, Code, Label, Region } from '../parts';

/** Where the compiler looks a name up: from the inside out. */
export const openScope: Drawing = {
  title: 'Where a name is looked up',
  height: 232,
  Picture: () => (
    <>
      <Region at={[1, 1]} width={318} height={230}>
        4. Modules that are open in every file
      </Region>
      <Region at={[14, 28]} width={292} height={190}>
        3. The file, above the block
      </Region>
      <Code at={[28, 64]} start>
        {'module Units = {gram, pound}'}
      </Code>
      <Region at={[28, 82]} width={264} height={122}>
        2. The opened module
      </Region>
      <Code at={[42, 118]} start>
        open Units
      </Code>
      <Region at={[42, 134]} width={236} height={58}>
        1. The block itself
      </Region>
      <Code at={[56, 172]} start>
        … pound …
      </Code>
      <Arrow
        path={[
          [126, 172],
          [200, 172],
          [200, 118],
          [116, 118],
        ]}
      />
      <Label at={[208, 118]} start>
        found here
      </Label>
    </>
  ),
};
