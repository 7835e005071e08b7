import type { Drawing } from '../drawing';
import { Arrow, Box, Code, FIELD, Heading, Label } from '../parts';

/** A module goes in, another comes out; the module type is the shape of the entrance. */
export const moduleFunction: Drawing = {
  title: 'What goes into a module function and what comes out',
  height: 236,
  Picture: () => (
    <>
      <Box at={[30, 20]} width={260} height={2 * FIELD + 8} tone="rescript" />
      <Heading at={[160, 8]}>Book</Heading>
      <Code at={[42, 36]} start>
        {'type t = {title: …, year: …}'}
      </Code>
      <Code at={[42, 58]} start>
        {'label: t => string'}
      </Code>
      <Arrow
        path={[
          [160, 72],
          [160, 98],
        ]}
      />
      <Label at={[170, 85]} start>
        has all that Item asks for
      </Label>
      <Box at={[75, 98]} width={170} height={34} tone="notice">
        MakeShelf(Item: Item)
      </Box>
      <Arrow
        path={[
          [160, 132],
          [160, 158],
        ]}
      />
      <Label at={[170, 145]} start>
        returns
      </Label>
      <Box at={[30, 158]} width={260} height={2 * FIELD + 8} tone="rescript" />
      <Heading at={[160, 224]}>BookShelf</Heading>
      <Code at={[42, 174]} start>
        {'type shelf = array<Book.t>'}
      </Code>
      <Code at={[42, 196]} start>
        {'print: shelf => string'}
      </Code>
    </>
  ),
};
