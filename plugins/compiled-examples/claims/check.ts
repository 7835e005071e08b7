import type { Toolchain } from '../../../src/versions';
import type { CheckedExample } from '../check';
import { asModules, mainFile, moduleSpecifier, type Program } from '../compiler';
import type { Problem } from '../fences';
import { compileModules } from '../modules';
import type { PlannedExample } from '../plan';
import type { ScannedFence } from '../scan';
import { type Claim, readClaims } from './read';
import { type ClaimedProgram, runClaims } from './run';

/** What came of a page's claims. */
export interface CheckedClaims {
  /** How many there are. */
  readonly count: number;
  readonly problems: readonly Problem[];
}

/** A program as it is run; undefined on a machine without its compiler. */
export async function claimedProgram(
  program: Program,
  claims: ClaimedProgram['claims'],
  toolchain: Toolchain,
): Promise<ClaimedProgram | undefined> {
  const modules = await compileModules(asModules(program, toolchain), toolchain);
  const main = moduleSpecifier(mainFile(program), toolchain);
  // A machine without this compiler has other problems.
  if (!modules.has(main)) return undefined;
  const others = program.files.filter((file) => modules.has(moduleSpecifier(file, toolchain)));
  return {
    modules: Object.fromEntries(modules),
    main,
    names: Object.fromEntries(
      others.map((file) => [file.module, moduleSpecifier(file, toolchain)]),
    ),
    claims: claims.map(({ subject, verb, expected }) => ({ subject, verb, expected })),
  };
}

/** A sentence about claims beneath a fence that is not run; undefined where it is. */
function notRun(example: PlannedExample | undefined): string | undefined {
  if (example?.role === 'example') return undefined;
  const got = example ? `one that is no such example (${example.role})` : 'one in another language';
  return `Expected claims beneath an example that compiles and runs, got ${got} above them; move them.`;
}

/**
 * Runs the examples of a page that have claims and compares.
 *
 * @param text the page's
 * @param fences from `scanFences(text)`
 * @param examples from `checkFences(fences, …)`
 * @param seconds that a program may take, where that is not as usual
 * @throws Error when a program can't be run at all, or a compiler crashes
 */
export async function checkClaims(
  text: string,
  fences: readonly ScannedFence[],
  examples: ReadonlyMap<number, CheckedExample>,
  toolchain: Toolchain,
  seconds?: number,
): Promise<CheckedClaims> {
  const read = readClaims(text, fences);
  const problems = [...read.problems];
  const claimed: { readonly claims: readonly Claim[]; readonly program: ClaimedProgram }[] = [];
  for (const [index, claims] of read.claims) {
    const checked = examples.get(index);
    const wrong = notRun(checked?.example);
    if (wrong !== undefined) problems.push({ line: claims[0]?.line ?? 1, text: wrong });
    else if (checked?.example.program && !checked.problem) {
      const program = await claimedProgram(checked.example.program, claims, toolchain);
      if (program) claimed.push({ claims, program });
    }
  }
  if (claimed.length > 0) {
    const outcomes = await runClaims(
      claimed.map(({ program }) => program),
      toolchain,
      seconds,
    );
    for (const [at, { claims }] of claimed.entries()) {
      for (const [index, { line, text: claim }] of claims.entries()) {
        const outcome = outcomes[at]?.[index];
        if (!outcome || outcome.expected === outcome.got) continue;
        problems.push({
          line,
          text: `Expected ${outcome.expected}, as “${claim}” claims, got ${outcome.got}; correct the sentence and its claim, or the example.`,
        });
      }
    }
  }
  const count = [...read.claims.values()].reduce((sum, { length }) => sum + length, 0);
  return { count, problems };
}
