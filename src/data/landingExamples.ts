import { array, type Decoded, literal, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import data from './landingExamples.json';

const run = record(
  { text: string },
  {
    /** Names a color of `src/css/code.css`; absent for plain code. */
    kind: literal(
      'attribute',
      'comment',
      'deleted',
      'function',
      'inserted',
      'keyword',
      'literal',
      'property',
      'string',
      'tag',
      'type',
    ),
  },
);

const lines = array(array(run));

const example = record({ source: string, input: lines, output: lines });

/** Lines of code, split into runs of one color. */
export type ColoredLines = Decoded<typeof lines>;

/** A program, and what the compiler makes of it. */
export type LandingExample = Decoded<typeof example>;

/** The examples of the landing page, written by `scripts/landing-examples`. */
export const LANDING_EXAMPLES = decodeData(
  'src/data/landingExamples.json (npx tsx scripts/landing-examples writes it)',
  record({ hero: example, fast: example, robust: example, interop: example }),
  data,
);
