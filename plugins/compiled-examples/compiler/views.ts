/** What a compiler sees of a program on its way to JavaScript, as it prints it for its own authors. */
import type { View } from '../../../src/lib/playground/compiler';
import type { Toolchain } from '../../../src/versions';
import { withoutForeign } from './diagnostics';
import type { Run } from './job';
import type { Place } from './place';
import { compilerArguments, fileName, mainFile, type Program } from './program';

/** How a compiler is asked for a view. The first needs no types, so that programs with type errors have it, too. */
const FLAGS: Readonly<Record<View, readonly string[]>> = {
  parsed: ['-bs-syntax-only', '-dparsetree'],
  typed: ['-dtypedtree'],
  lambda: ['-drawlambda'],
};

/** Silent about what compiling tells: attributes may turn a warning on all the same. */
const SILENT = ['-w', '-a', '-warn-error', '-a'];

/** A whole tree: brackets in the first column, between which everything is indented. */
const TREE = /^\[(?:\]|\n[^]*?^\])$/m;

/** A whole lambda; it ends with its last line, and texts in it have no line breaks. */
const LAMBDA = /^\([^\n]*(?:\n[^\n]+)*/m;

/** The view in what a compiler wrote; undefined where there is none. */
export function viewText(view: View, stderr: string): string | undefined {
  const pattern = view === 'lambda' ? LAMBDA : TREE;
  return pattern
    .exec(stderr.replaceAll('\r\n', '\n'))?.[0]
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

/** What became of the question. */
export type ViewRun =
  | { readonly status: 'viewed'; readonly text: string }
  | { readonly status: 'failed'; readonly stderr: string }
  /** The compiler has no complaint, and no view either: what it wrote. */
  | { readonly status: 'unknown'; readonly answer: string }
  | Exclude<Run, { readonly status: 'ended' }>;

/**
 * Prints a view of a program's last file in a place. Reasons to refuse the program are not looked for.
 *
 * @throws Error where the disk fails
 */
export async function viewIn(
  place: Place,
  program: Program,
  toolchain: Toolchain,
  view: View,
): Promise<ViewRun> {
  const { facts, libraries } = place;
  const main = mainFile(program);
  const { run } = await place.perform({
    steps: program.files.map((file) => ({
      files: { [facts.configFile]: '{}', [fileName(file)]: file.code },
      executable: facts.executable,
      args: [
        ...compilerArguments(file, program, toolchain, facts, libraries).slice(0, -1),
        ...SILENT,
        ...(file === main ? FLAGS[view] : []),
        fileName(file),
      ],
    })),
  });
  if (run.status !== 'ended') return run;
  const stderr = withoutForeign(run.stderr, program.files.map(fileName));
  if (run.exitCode !== 0) return { status: 'failed', stderr };
  const text = viewText(view, stderr);
  return text === undefined ? { status: 'unknown', answer: stderr } : { status: 'viewed', text };
}
