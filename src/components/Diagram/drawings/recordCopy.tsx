import type { Drawing } from '../drawing';
import { Arrow, Cells, Code, FIELD } from '../parts';

/** A copy of a record points to the same inner record. */
export const recordCopy: Drawing = {
  title: 'A record and its shallow copy',
  height: 158,
  Picture: () => (
    <>
      <Code at={[1, 8]} start>
        ines
      </Code>
      <Cells
        at={[1, 20]}
        widths={[72, 60]}
        fields={[
          ['name', '"Ines"'],
          ['address', ''],
        ]}
      />
      <Code at={[1, 94]} start>
        {'{...ines, name: "Mira"}'}
      </Code>
      <Cells
        at={[1, 106]}
        widths={[72, 60]}
        fields={[
          ['name', '"Mira"'],
          ['address', ''],
        ]}
      />
      <Arrow
        path={[
          [84, 20 + 1.5 * FIELD],
          [177, 20 + 1.5 * FIELD],
          [177, 70],
          [190, 70],
        ]}
      />
      <Arrow
        path={[
          [84, 106 + 1.5 * FIELD],
          [177, 106 + 1.5 * FIELD],
          [177, 82],
          [190, 82],
        ]}
      />
      <Cells
        at={[190, 54]}
        widths={[56, 73]}
        fields={[
          ['street', '"Lane 4"'],
          ['town', '"Sandry"'],
        ]}
      />
    </>
  ),
};
