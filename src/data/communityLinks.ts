import { array, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { ownSentence, secureAddress } from '../lib/packageSnapshot';
// The configuration imports this file, and its loader takes a JSON file of the same name for it.
import data from './communityCards.json';

/** A place outside the site that is worth a visit. */
const link = record({ title: string, description: ownSentence, href: secureAddress });

/** The places of `/community/content`, in the order of the page. */
export const COMMUNITY_LINKS = decodeData('src/data/communityCards.json', array(link), data);
