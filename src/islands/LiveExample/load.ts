import { loadProgram as loadModule } from '@site/src/components/ProgramOutput/load';
import { modulesAt } from '@site/src/lib/program/fetchModules';
import { LIVE_MODULE, type LiveExample } from '@site/src/lib/program/liveExample';
import type { NamedModule } from '@site/src/lib/program/modules';
import { runtimePath } from '@site/src/lib/program/runtime';
import { exampleProgram, piecesOf } from '@site/src/lib/program/start';

/**
 * The modules that show an example as the page has it.
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
  if (!(LIVE_MODULE in example.modules)) {
    return loadJavaScript(example, example.javaScript ?? code, baseUrl);
  }
  const program = exampleProgram(
    example,
    code,
    await modulesAt(baseUrl + runtimePath(example.release)),
  );
  if (!program.ok) throw new Error(program.error);
  return program.value;
}

/**
 * The modules that show what a program prints, exports or renders.
 *
 * @param javaScript ES module of the program
 * @param baseUrl the site's, with slashes around it
 * @throws Error when it can't be run, or the modules that it imports can't be fetched
 */
export async function loadJavaScript(
  example: LiveExample,
  javaScript: string,
  baseUrl: string,
): Promise<readonly NamedModule[]> {
  const own = piecesOf(example.modules);
  if (!own.ok) throw new Error(own.error);
  const { modules } = await loadModule(javaScript, `v${example.release}`, baseUrl, {
    own: own.value,
    showsValues: true,
  });
  return modules;
}
