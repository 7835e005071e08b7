/** Programs that readers of the playground start from. */
import { type DocsVersion, MANUAL_VERSIONS } from '../../versions';
import { array, type Decoded, record, string } from '../decode';
import { compilerMajor } from '../installCommands';
import type { Syntax } from '../playgroundLink';
import { parseVersion } from '../version';

/** What the build keeps of an example. */
const builtExample = record({
  /** Made of the title; the same in all versions. */
  id: string,
  title: string,
  /** Ends with a line break. */
  code: string,
  /** ES module that the version's compiler printed; empty where the build had no such compiler. */
  javaScript: string,
});

/** The examples of a version in one syntax, as the build writes them. */
export const builtExamples = array(builtExample);

/** What the build keeps of an example. */
export type BuiltExample = Decoded<typeof builtExample>;

/** A program to start from. */
export interface ExampleProgram extends BuiltExample {
  readonly syntax: Syntax;
  /** The docs version whose compiler printed its JavaScript. */
  readonly version: string;
}

/**
 * Name of the build's data on the examples of a version in one syntax.
 *
 * @param version name of a docs version
 */
export function examplesName(version: string, syntax: Syntax): string {
  return `playground-${version}-${syntax}`;
}

/**
 * The docs version whose examples a release compiles: that of the same major number.
 *
 * @param release with a leading `v`
 */
export function versionOfRelease(release: string): DocsVersion | undefined {
  const major = parseVersion(release)?.major;
  return MANUAL_VERSIONS.find(({ toolchain }) => compilerMajor(toolchain) === major);
}
