import data from '@generated/compiled-examples/default/syntax-lookup.json';

import { dictionary } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { drawnProgram } from './coloredLines';

/**
 * The examples of the syntax lookup with what the build compiled them to, by the entry's id. In a
 * chunk of its own: readers open a few of the entries.
 */
export const SYNTAX_OUTPUTS = decodeData(
  'src/data/syntaxLookup.json',
  dictionary(drawnProgram),
  data,
);
