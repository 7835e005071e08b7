import { describe, parseJson } from '@site/src/lib/decode';
import type { LiveExample } from '@site/src/lib/program/liveExample';
import type { NamedModule } from '@site/src/lib/program/modules';
import { type Runtime, runtimeDecoder, runtimePath } from '@site/src/lib/program/runtime';
import { exampleProgram } from '@site/src/lib/program/start';

/** Modules by their address: all examples of a version share them. */
const known = new Map<string, Promise<Runtime>>();

async function fetchRuntime(address: string): Promise<Runtime> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Expected ${address}, got status ${response.status}.`);
  const runtime = parseJson(await response.text(), runtimeDecoder);
  if (!runtime.ok) throw new Error(`${describe(runtime.error)} of ${address}.`);
  return runtime.value;
}

/**
 * The modules that show an example.
 *
 * @param code JavaScript of the module that the page shows
 * @param baseUrl the site's, with slashes around it
 * @throws Error when the modules of its version can't be fetched, or do not fit the example
 */
export async function loadProgram(
  example: LiveExample,
  code: string,
  baseUrl: string,
): Promise<readonly NamedModule[]> {
  const address = baseUrl + runtimePath(example.release);
  const runtime = known.get(address) ?? fetchRuntime(address);
  known.set(address, runtime);
  try {
    const program = exampleProgram(example, code, (await runtime).modules);
    if (!program.ok) throw new Error(program.error);
    return program.value;
  } catch (error) {
    // The next try asks again.
    known.delete(address);
    throw error;
  }
}
