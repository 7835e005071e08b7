/** Examples that readers can run: what is compiled for them beside the example itself. */
import { LIVE_MODULE, type LiveExample } from '../../src/lib/program/liveExample';
import { cut } from '../../src/lib/program/cut';
import { importsOf } from '../../src/lib/program/modules';
import { isWorthRunning, outlineOf } from '../../src/lib/program/outline';
import type { Toolchain } from '../../src/versions';
import {
  asModules,
  compile,
  findRuntime,
  mainFile,
  moduleSpecifier,
  parseDiagnostics,
  type Program,
  type SourceFile,
} from './compiler';
import type { Problem } from './fences';
import { compileModules, withoutComment } from './modules';
import type { PlannedExample } from './plan';

/** Module that holds the element to show. */
const MODULE = 'Live';

/**
 * The module that makes an example's element. It is type-checked, so that a component that does not
 * exist and props that do not fit stop the build.
 *
 * @param module name of the example's module
 * @param live what the fence says: nothing (the module's own component), a component with or without
 *   props (`Counter step=2`), an element's name, or an element (`<Row> … </Row>`)
 */
export function liveSource(module: string, live: string): SourceFile {
  return {
    module: MODULE,
    extension: 'res',
    code: `open ${module}\n\nlet ${LIVE_MODULE}: React.element = ${elementOf(live === '' ? module : live)}`,
  };
}

function elementOf(tag: string): string {
  return /^[A-Z]/.test(tag) ? `<${tag} />` : tag;
}

/** What came of an example's `live`: nothing where there is none, or where no compiler is. */
export interface LiveVerdict {
  readonly live?: LiveExample;
  readonly problem?: Problem;
}

/** A sentence about a module that programs may not import; undefined where all may be. */
function missingImport(
  modules: ReadonlyMap<string, string>,
  may: (name: string) => boolean,
): string | undefined {
  for (const code of modules.values()) {
    const pieces = cut(code);
    if (!pieces.ok) return pieces.error;
    const missing = importsOf(pieces.value).find((name) => !modules.has(name) && !may(name));
    if (missing !== undefined) {
      return `Expected live on an example that imports what pages can run, got one that imports ${missing}; take live out, or add the module to a runtime in plugins/compiled-examples/compiler/toolchains.ts.`;
    }
  }
  return undefined;
}

/**
 * Compiles what readers run: the example's modules, and one that makes the element to show.
 *
 * @throws Error when a compiler crashes or the disk fails
 */
export async function checkLive(
  { live, program, fence, hidesOutput }: PlannedExample,
  toolchain: Toolchain,
): Promise<LiveVerdict> {
  if (live === undefined || !program) return {};
  const problem = (text: string): LiveVerdict => ({ problem: { line: fence.line, text } });
  const main = mainFile(program);
  const source = liveSource(main.module, live);
  const runs = asModules(program, toolchain);
  const made = await compile({ ...runs, files: [...runs.files, source] }, toolchain);
  if (made.status === 'unavailable') return {};
  if (made.status !== 'compiled') {
    const [first] = made.status === 'failed' ? parseDiagnostics(made.stderr) : [];
    return problem(
      `Expected live to name a component with its props or an element, got ${live === '' ? main.module : live}; correct it.\n\n${first?.message ?? made.status}`,
    );
  }
  const runtime = await findRuntime(toolchain);
  if (!runtime) return {};
  const modules = await compileModules(runs, toolchain);
  modules.set(LIVE_MODULE, withoutComment(made.javaScript));
  const missing = missingImport(
    modules,
    (name) => runtime.modules.has(name) || runtime.packages.includes(name),
  );
  if (missing !== undefined) return problem(missing);
  // What stands in the page need not travel twice, unless readers see CommonJS.
  const shown = moduleSpecifier(main, toolchain);
  const isShown = !hidesOutput && runs === program;
  if (isShown) modules.delete(shown);
  return {
    live: {
      release: toolchain.compilerRelease,
      modules: Object.fromEntries(modules),
      ...(isShown && { shown }),
      // Who changes the example has one file, which may not name its own module.
      ...(program.files.length === 1 && { element: live === '' ? '' : elementOf(live) }),
    },
  };
}

/**
 * What readers run of an example that shows no element: nothing where it does nothing, or needs what pages
 * have not.
 *
 * @param javaScript what the example compiled to
 * @throws Error when a compiler crashes or the disk fails
 */
export async function findRun(
  program: Program,
  javaScript: string,
  isShown: boolean,
  toolchain: Toolchain,
): Promise<LiveExample | undefined> {
  // Only browsers that could compile it again would run what is printed as CommonJS.
  if (asModules(program, toolchain) !== program) return undefined;
  if (!isWorthRunning(outlineOf(javaScript))) return undefined;
  const runtime = await findRuntime(toolchain);
  if (!runtime) return undefined;
  const { modules: helpers, library, packages } = runtime;
  const modules =
    program.files.length > 1 ? await compileModules(program, toolchain) : new Map<string, string>();
  const main = moduleSpecifier(mainFile(program), toolchain);
  const own = new Map([...modules, [main, javaScript]]);
  const may = (name: string): boolean =>
    helpers.has(name) || library.has(name) || packages.includes(name);
  if (missingImport(own, may) !== undefined) return undefined;
  modules.delete(main);
  return {
    release: toolchain.compilerRelease,
    modules: Object.fromEntries(modules),
    ...(!isShown && { javaScript: withoutComment(javaScript) }),
  };
}
