import type { ReactNode } from 'react';

import type { Drawing } from '../drawing';
import { Arrow, Box, Label } from '../parts';

/** Left edges of the two columns, one for each module. */
const COLUMNS = [
  { module: 'Prices', x: 1, middle: 63 },
  { module: 'Till', x: 195, middle: 257 },
] as const;

/** Width of each column's boxes. */
const WIDE = 124;

/** What one run of the compiler writes: its own files, and the JavaScript. */
function Compiled({ y }: { readonly y: number }): ReactNode {
  return (
    <>
      {COLUMNS.map(({ module, x }) => (
        <g key={module}>
          <Box at={[x, y]} width={WIDE}>{`${module}.cmi .cmj`}</Box>
          <Box at={[x, y + 34]} width={WIDE} tone="javascript">{`${module}.res.mjs`}</Box>
        </g>
      ))}
      <Arrow
        path={[
          [125, y + 14],
          [195, y + 14],
        ]}
      />
      <Label at={[160, y + 5]}>types</Label>
      <Arrow
        path={[
          [195, y + 48],
          [125, y + 48],
        ]}
      />
      <Label at={[160, y + 39]}>imports</Label>
    </>
  );
}

/** The sources, and arrows down from them. */
function Sources({ y }: { readonly y: number }): ReactNode {
  return COLUMNS.map(({ module, x, middle }) => (
    <g key={module}>
      <Box at={[x, y]} width={WIDE} tone="rescript">{`${module}.res`}</Box>
      <Arrow
        path={[
          [middle, y + 28],
          [middle, y + 62],
        ]}
      />
      <Box at={[x, y + 62]} width={WIDE}>{`${module}.ast`}</Box>
      <Arrow
        path={[
          [middle, y + 90],
          [middle, y + 124],
        ]}
      />
    </g>
  ));
}

/** The build of version 12: parse, then compile in the order of dependencies. */
export const buildFlow: Drawing = {
  title: 'From two sources to JavaScript',
  height: 194,
  Picture: () => (
    <>
      <Sources y={1} />
      <Label at={[160, 46]}>parse</Label>
      <Arrow
        path={[
          [195, 77],
          [125, 77],
        ]}
      />
      <Label at={[160, 68]}>mentions</Label>
      <Label at={[160, 108]}>compile in order</Label>
      <Compiled y={125} />
    </>
  ),
};

/** The build of version 11: Ninja runs a list of steps, which rescript has written. */
export const buildFlowNinja: Drawing = {
  title: 'From two sources to JavaScript, step by step',
  height: 304,
  Picture: () => (
    <>
      <Box at={[1, 1]} width={124}>
        rescript.json
      </Box>
      <Arrow
        path={[
          [125, 15],
          [195, 15],
        ]}
      />
      <Label at={[160, 6]}>rescript</Label>
      <Box at={[195, 1]} width={124} tone="notice">
        build.ninja
      </Box>
      <Label at={[160, 46]}>Ninja runs the steps that are due:</Label>
      <Sources y={62} />
      <Label at={[160, 107]}>parse</Label>
      {COLUMNS.map(({ module, x, middle }) => (
        <g key={module}>
          <Box at={[x, 186]} width={WIDE}>{`${module}.d`}</Box>
          <Arrow
            path={[
              [middle, 214],
              [middle, 241],
            ]}
          />
        </g>
      ))}
      <Arrow
        path={[
          [195, 200],
          [125, 200],
        ]}
      />
      <Label at={[160, 191]}>mentions</Label>
      <Label at={[160, 169]}>list what it uses</Label>
      <Label at={[160, 228]}>compile in order</Label>
      <Compiled y={241} />
    </>
  ),
};
