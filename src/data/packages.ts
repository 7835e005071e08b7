import { array, boolean, type Decoded, literal, oneOf, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import data from './packages.json';

const npmPackage = record(
  {
    kind: literal('npm'),
    name: string,
    /** Newest release when the snapshot was taken. */
    version: string,
    /** One sentence of our own, in plain text. */
    description: string,
    /** In lower case, without names of the language itself. */
    keywords: array(string),
  },
  { repository: string },
);

const urlResource = record({
  kind: literal('url'),
  name: string,
  href: string,
  isOfficial: boolean,
  description: string,
  keywords: array(string),
});

const schema = record({
  /** Day on which npm was asked, as YYYY-MM-DD. */
  checkedOn: string,
  packages: array(oneOf(npmPackage, urlResource)),
});

/** A package of npm. */
export type NpmPackage = Decoded<typeof npmPackage>;

/** Code that lies at an address instead of on npm. */
export type UrlResource = Decoded<typeof urlResource>;

/** An entry of the package index. */
export type PackageEntry = NpmPackage | UrlResource;

const snapshot = decodeData('src/data/packages.json', schema, data);

/** Day on which the versions were looked up, as YYYY-MM-DD. */
export const PACKAGES_CHECKED_ON = snapshot.checkedOn;

/** Every entry, in the order of the page. */
export const PACKAGES: readonly PackageEntry[] = snapshot.packages;
