import { decodeData } from '../lib/decodeData';
import { type PackageEntry, packageSnapshot } from '../lib/packageSnapshot';
import data from './packages.json';

export type { PackageEntry } from '../lib/packageSnapshot';

const snapshot = decodeData('src/data/packages.json', packageSnapshot, data);

/** Day on which the versions were looked up, as YYYY-MM-DD. */
export const PACKAGES_CHECKED_ON = snapshot.checkedOn;

/** Every entry, in the order of the page. */
export const PACKAGES: readonly PackageEntry[] = snapshot.packages;
