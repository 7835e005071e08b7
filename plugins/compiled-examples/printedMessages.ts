/** What the compilers say in the entries of the index of errors, for those that find entries by messages. */
import { isMessage } from '../../src/lib/search/messages';
import type { Lifetime } from '../../src/lib/syntaxLookup';
import { LATEST_MANUAL_VERSION } from '../../src/versions';
import { checkPageFences, versionsFor } from './inVersions';
import { scanFences } from './scan';

/** A message, and the versions whose tools print it. */
export interface PrintedMessage {
  readonly message: string;
  readonly versions: readonly string[];
}

/**
 * The messages in an entry: those of its examples, and those of build tools, which are in `text` fences.
 *
 * @param page its file from the repository's root
 * @param body its text, without front matter
 * @param frontMatter what of it places the entry
 * @throws Error as `checkPageFences` does; problems of its fences are told where the page is built
 */
export async function printedMessages(
  page: string,
  body: string,
  frontMatter: Lifetime & { readonly group: string },
): Promise<readonly PrintedMessage[]> {
  const fences = scanFences(body);
  const { examples } = await checkPageFences(
    fences,
    page,
    LATEST_MANUAL_VERSION.toolchain,
    frontMatter,
  );
  const ofExamples = [...examples.values()].flatMap(({ shown }) =>
    shown?.kind === 'answers' ? shown.answers : [],
  );
  const ofTools = fences
    .filter(({ language, code }) => language === 'text' && isMessage(code))
    .map((fence) => ({
      message: fence.code,
      versions: versionsFor(fence, { fences, lifetime: frontMatter }),
    }));
  return [...ofExamples, ...ofTools].map(({ message, versions }) => ({ message, versions }));
}
