import { array, type Decoded, literal, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { LOOKS, SIGNS } from '../lib/wordMark';
import data from './users.json';

const user = record({
  name: string,
  href: string,
  /** How its word mark is set; neighbors differ. */
  look: literal(...LOOKS),
  /** What stands before the word. */
  sign: literal(...SIGNS),
});

/** An organization that uses the language. */
export type User = Decoded<typeof user>;

/** The logo wall, in its order (specification, section 1). */
export const USERS = decodeData('src/data/users.json', array(user), data);
