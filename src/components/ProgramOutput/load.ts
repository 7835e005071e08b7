import { describe, parseJson } from '@site/src/lib/decode';
import { type Program, playgroundProgram, runtimeRelease } from '@site/src/lib/program/playground';
import {
  libraryPath,
  type Runtime,
  runtimeDecoder,
  runtimePath,
} from '@site/src/lib/program/runtime';
import type { Modules } from '@site/src/lib/program/modules';

/** Modules by their address: all programs of a version share them. */
const known = new Map<string, Promise<Runtime>>();

async function fetchRuntime(address: string): Promise<Runtime> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Expected ${address}, got status ${response.status}.`);
  const runtime = parseJson(await response.text(), runtimeDecoder);
  if (!runtime.ok) throw new Error(`${describe(runtime.error)} of ${address}.`);
  return runtime.value;
}

async function modulesAt(address: string): Promise<Modules> {
  const runtime = known.get(address) ?? fetchRuntime(address);
  known.set(address, runtime);
  try {
    return (await runtime).modules;
  } catch (error) {
    // The next try asks again.
    known.delete(address);
    throw error;
  }
}

/**
 * A program with the modules that it imports; a file is fetched only where an import is not in those
 * before it.
 *
 * @param release of its compiler, with a leading `v`
 * @param baseUrl the site's, with slashes around it
 * @throws Error, a sentence for readers, when its modules can't be fetched or it can't be run
 */
export async function loadProgram(
  javaScript: string,
  release: string,
  baseUrl: string,
): Promise<Program> {
  const own = playgroundProgram(javaScript, {});
  if (own.ok) return own.value;
  const runtime = runtimeRelease(release);
  if (runtime === undefined) {
    throw new Error(`Expected a version whose programs run here, got ${release}; choose another.`);
  }
  const common = await modulesAt(baseUrl + runtimePath(runtime));
  const first = playgroundProgram(javaScript, common);
  if (first.ok) return first.value;
  const library = await modulesAt(baseUrl + libraryPath(runtime));
  const second = playgroundProgram(javaScript, { ...common, ...library });
  if (second.ok) return second.value;
  throw new Error(second.error);
}
