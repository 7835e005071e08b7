import data from '@generated/compiled-examples/default/playground-start.json';

import { decodeData } from '../lib/decodeData';
import { builtStart } from '../lib/playground/built';

/** What the build made of the program that the playground begins with. */
export const PLAYGROUND_START = decodeData('src/data/playgroundPrograms', builtStart, data);
