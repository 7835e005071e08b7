import data from '@generated/compiled-examples/default/landing.json';

import { record } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { drawnProgram } from './coloredLines';

/** The examples of the landing page, compiled by the build. */
export const LANDING_EXAMPLES = decodeData(
  'src/data/landingPrograms.md',
  record({ hero: drawnProgram, fast: drawnProgram, robust: drawnProgram, interop: drawnProgram }),
  data,
);
