import { decodeData } from '../lib/decodeData';
import {
  builtExamples,
  type ExampleProgram,
  examplesName,
  versionOfRelease,
} from '../lib/playground/examples';
import type { Syntax } from '../lib/playgroundLink';

/**
 * The playground's examples for a release, in the order of the menu; none for releases of other majors
 * than those that are documented. Fetched when it is asked for, for one version in one syntax.
 *
 * @param release compiler release or docs version, with a leading `v`
 */
export async function playgroundExamples(
  release: string,
  syntax: Syntax,
): Promise<readonly ExampleProgram[]> {
  const version = versionOfRelease(release)?.name;
  if (version === undefined) return [];
  const name = examplesName(version, syntax);
  // The build writes no file for a syntax that a version does not have.
  const file: unknown = await import(`@generated/compiled-examples/default/${name}.json`);
  const data = typeof file === 'object' && file !== null && 'default' in file ? file.default : file;
  return decodeData('src/data/playgroundPrograms', builtExamples, data).map((example) => ({
    ...example,
    syntax,
    version,
  }));
}
