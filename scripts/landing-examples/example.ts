import { compile } from '../../plugins/compiled-examples/compiler/compile';
import { highlight, type Run } from '../../plugins/code-blocks/highlight';
import { LATEST_MANUAL_VERSION } from '../../src/versions';

/** One example as the landing page draws it; `src/data/landingExamples.ts` has its schema. */
export interface LandingExample {
  readonly source: string;
  /** Colored lines of the source. */
  readonly input: readonly (readonly Run[])[];
  /** Colored lines of what the compiler printed: JavaScript, or its warnings where it has some. */
  readonly output: readonly (readonly Run[])[];
}

/**
 * Compiles a program with the latest version's compiler and colors both sides.
 *
 * @throws Error when the program does not compile
 */
export function landingExample(source: string): LandingExample {
  const result = compile({ code: source, extension: 'res' }, LATEST_MANUAL_VERSION.toolchain);
  if (!result.ok) {
    throw new Error(
      `Expected a program that compiles in src/data/landing, got this answer: ${result.message}`,
    );
  }
  const output =
    result.warnings === ''
      ? highlight(result.javaScript, 'jsx')
      : highlight(result.warnings, undefined);
  return { source, input: highlight(source.trimEnd(), 'rescript'), output };
}
