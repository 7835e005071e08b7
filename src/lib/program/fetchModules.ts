/** Modules of a version as the site serves them. */
import { describe, parseJson } from '../decode';
import type { Modules } from './modules';
import { type Runtime, runtimeDecoder } from './runtime';

/** Modules by their address: all programs of a version share them. */
const known = new Map<string, Promise<Runtime>>();

async function fetchRuntime(address: string): Promise<Runtime> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Expected ${address}, got status ${response.status}.`);
  const runtime = parseJson(await response.text(), runtimeDecoder);
  if (!runtime.ok) throw new Error(`${describe(runtime.error)} of ${address}.`);
  return runtime.value;
}

/**
 * The modules at an address, which is asked once.
 *
 * @throws Error when they can't be fetched; the next call asks again
 */
export async function modulesAt(address: string): Promise<Modules> {
  const runtime = known.get(address) ?? fetchRuntime(address);
  known.set(address, runtime);
  try {
    return (await runtime).modules;
  } catch (error) {
    known.delete(address);
    throw error;
  }
}
