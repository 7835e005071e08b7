import { array, type Decoded, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import data from './users.json';

const user = record({ name: string, href: string });

/** An organization that uses the language. */
export type User = Decoded<typeof user>;

/** The logo wall, in its order. */
export const USERS = decodeData('src/data/users.json', array(user), data);
