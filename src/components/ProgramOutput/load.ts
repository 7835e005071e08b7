import { modulesAt } from '@site/src/lib/program/fetchModules';
import {
  type Program,
  playgroundProgram,
  type ProgramContext,
  runtimeRelease,
} from '@site/src/lib/program/playground';
import { libraryPath, runtimePath } from '@site/src/lib/program/runtime';

/**
 * A program with the modules that it imports; a file is fetched only where an import is not in those
 * before it.
 *
 * @param release of its compiler, with a leading `v`
 * @param baseUrl the site's, with slashes around it
 * @param context what else there is beside the program
 * @throws Error, a sentence for readers, when its modules can't be fetched or it can't be run
 */
export async function loadProgram(
  javaScript: string,
  release: string,
  baseUrl: string,
  context: ProgramContext = {},
): Promise<Program> {
  const own = playgroundProgram(javaScript, {}, context);
  if (own.ok) return own.value;
  const runtime = runtimeRelease(release);
  if (runtime === undefined) {
    throw new Error(`Expected a version whose programs run here, got ${release}; choose another.`);
  }
  const common = await modulesAt(baseUrl + runtimePath(runtime));
  const first = playgroundProgram(javaScript, common, context);
  if (first.ok) return first.value;
  const library = await modulesAt(baseUrl + libraryPath(runtime));
  const second = playgroundProgram(javaScript, { ...common, ...library }, context);
  if (second.ok) return second.value;
  throw new Error(second.error);
}
