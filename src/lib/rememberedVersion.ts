import { nullable, string } from './decode';
import { storage } from './storage';

/** The area of the playground, which has a choice of its own. */
export const PLAYGROUND_AREA = 'playground';

/** Areas that share one choice: the API reference follows the manual. */
const KEYS: Readonly<Record<string, string>> = {
  default: 'manual_version',
  api: 'manual_version',
  react: 'react_version',
  [PLAYGROUND_AREA]: 'playground_version',
};

/** The key of storage that holds the version chosen in an area; undefined for areas with one version. */
export function versionKey(area: string): string | undefined {
  return KEYS[area];
}

/** Keeps the version that a reader chose in an area; areas with one version keep nothing. */
export function rememberVersion(area: string, version: string): void {
  const key = KEYS[area];
  if (key !== undefined) storage.write(key, version);
}

const storedVersion = nullable(string);

/** The version that the reader chose last in an area, if any and if storage may be read. */
export function rememberedVersion(area: string): string | undefined {
  const key = KEYS[area];
  return key === undefined ? undefined : (storage.read(key, storedVersion, null) ?? undefined);
}

/** Calls the listener when the version chosen in an area changes, in this tab or another. */
export function onRememberedVersionChange(area: string, listener: () => void): () => void {
  const key = KEYS[area];
  return key === undefined ? () => undefined : storage.onChange(key, listener);
}
