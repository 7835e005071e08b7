/** Modules of a version as the site serves them. */
import { createFetch } from '../fetchDecoded';
import type { Modules } from './modules';
import { runtimeDecoder } from './runtime';

/** All programs of a version share them. */
const runtimeAt = createFetch(runtimeDecoder);

/**
 * The modules at an address, which is asked once.
 *
 * @throws Error when they can't be fetched; the next call asks again
 */
export async function modulesAt(address: string): Promise<Modules> {
  return (await runtimeAt(address)).modules;
}
