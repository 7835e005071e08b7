import { array, type Decoded, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { ownSentence, secureAddress } from '../lib/packageSnapshot';
import data from './communityLinks.json';

const link = record({ title: string, description: ownSentence, href: secureAddress });

/** A place outside the site that is worth a visit. */
export type CommunityLink = Decoded<typeof link>;

/** The places of `/community/content`, in the order of the page. */
export const COMMUNITY_LINKS = decodeData('src/data/communityLinks.json', array(link), data);
