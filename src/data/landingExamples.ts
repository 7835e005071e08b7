import data from '@generated/compiled-examples/default/landing.json';

import { record } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { drawnProgram } from './coloredLines';

/** The examples of the landing page, compiled by the build. */
export const LANDING_EXAMPLES = decodeData(
  'src/data/landingPrograms.md',
  record({
    variants: drawnProgram,
    react: drawnProgram,
    interop: drawnProgram,
    parcel: drawnProgram,
    loanWrong: drawnProgram,
    loanRight: drawnProgram,
    signalWrong: drawnProgram,
    signalRight: drawnProgram,
    orderBefore: drawnProgram,
    order: drawnProgram,
    receiptWrong: drawnProgram,
    receiptRight: drawnProgram,
    mailWrong: drawnProgram,
    mailRight: drawnProgram,
    tea: drawnProgram,
  }),
  data,
);
