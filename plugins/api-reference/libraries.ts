/** Which libraries each version ships, where they lie, and how their pages are addressed. */
import { compilerOf, type ReferenceFacts } from '../../src/compilers';

export type { LibraryFacts, ReferenceFacts } from '../../src/compilers';

/** Repository of the package of Core; its tags are the bare numbers of its releases. */
export const CORE_SOURCES = {
  packageName: '@rescript/core',
  repository: 'https://github.com/rescript-lang/rescript-core',
  tagPrefix: '',
  sourceFolder: 'src',
} as const;

/**
 * The facts of a compiler.
 *
 * @throws Error when `src/versions.ts` names a compiler that has no record in `src/compilers.ts`
 */
export function referenceFacts(compilerPackage: string): ReferenceFacts {
  return compilerOf({ compilerPackage }).reference;
}
