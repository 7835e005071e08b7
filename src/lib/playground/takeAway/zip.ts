import { strToU8, zipSync } from 'fflate';

/** Where the format’s times begin: equal folders are equal files, and no clock is told. */
const FIRST_TIME = '1980-01-01T12:00:00';

/**
 * A folder with files, as the bytes of a zip file.
 *
 * @param folder its name
 * @param files texts by their path in it
 */
export function zipFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]),
    ),
    { mtime: FIRST_TIME },
  );
}
