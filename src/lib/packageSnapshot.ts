/**
 * The form of `src/data/packages.json`. It stands apart from the data, so that the script that writes
 * the file (`scripts/packages-refresh.ts`) and the page that reads it mean the same.
 */
import {
  array,
  boolean,
  type Decoded,
  type Decoder,
  literal,
  number,
  record,
  string,
} from './decode';

/** Takes texts of one form and says which form was wanted. */
function text(pattern: RegExp, expected: string): Decoder<string> {
  return (input) => {
    const result = string(input);
    if (!result.ok || pattern.test(result.value)) return result;
    return {
      ok: false,
      error: { reason: 'type', expected, received: input, path: [], alternatives: [] },
    };
  };
}

/** Takes days such as `2026-11-22`. */
export const day = text(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day YYYY-MM-DD');

/** Takes names that npm allows, with a scope or without. */
export const packageName = text(
  /^(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*$/,
  'a name of a package',
);

/** Takes versions such as `12.3.1` and `12.0.0-alpha.4`. */
export const packageVersion = text(/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/, 'a version X.Y.Z');

/** Takes secure addresses, without which a link could run a script. */
export const secureAddress = text(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, 'an address https://…');

/** Takes one sentence of 20 to 122 characters. */
export const ownSentence = text(/^[A-Z][^\n]{18,120}\.$/, 'a sentence of 20 to 122 characters');

const npmPackage = record(
  {
    kind: literal('npm'),
    name: packageName,
    /** Newest release when the snapshot was taken. */
    version: packageVersion,
    /** One sentence of our own, in plain text. */
    description: ownSentence,
    /** In lower case, without names of the language itself. */
    keywords: array(string),
  },
  {
    repository: secureAddress,
    /** Which compilers the package asks for: the range of its peer dependency `rescript`. */
    compiler: string,
    /**
     * Day on which `version` was released: from the registry, or, where that does not tell it, from the
     * package's changelog or the newest file of its tarball.
     */
    releasedOn: day,
    /** From 0 to 1: what the registry thinks of the package's upkeep; not all registries say it. */
    maintenance: number,
    /** What the registry says instead of using the package; only of packages that were given up. */
    deprecated: string,
  },
);

const urlResource = record({
  kind: literal('url'),
  name: string,
  href: secureAddress,
  isOfficial: boolean,
  description: ownSentence,
  keywords: array(string),
});

const kindOnly = record({ kind: literal('npm', 'url') });

/** Takes an entry as what its kind says, so that a mistake isn't told as if it were of the other kind, too. */
const entry: Decoder<PackageEntry> = (input) => {
  const result = kindOnly(input);
  if (!result.ok) return result;
  return result.value.kind === 'url' ? urlResource(input) : npmPackage(input);
};

/** The whole file. */
export const packageSnapshot = record({
  /** Day on which the registry was asked. */
  checkedOn: day,
  packages: array(entry),
});

/** The whole file. */
export type PackageSnapshot = Decoded<typeof packageSnapshot>;

/** A package of npm. */
export type NpmPackage = Decoded<typeof npmPackage>;

/** Code that lies at an address instead of on npm. */
export type UrlResource = Decoded<typeof urlResource>;

/** An entry of the package index. */
export type PackageEntry = NpmPackage | UrlResource;
