/** Which entry of the index of errors is about a message of a compiler. */
import { array, type Decoded, record, string } from './decode';
import { canBeAbout } from './errorTells';
import { createMessageIndex } from './search/engine/messageIndex';

const knownError = record({
  /** Id of the entry. */
  id: string,
  title: string,
  /** The cause in one sentence, with code between backticks. */
  summary: string,
  /** What the compiler of one version says in it. */
  messages: array(string),
});

/** The entries of a version, as the build writes them for the playground. */
export const knownErrorsDecoder = array(knownError);

/** An entry by what the compiler of one version says in it. */
export type KnownError = Decoded<typeof knownError>;

/** Finds the entry that is about a message; undefined where none is. */
export type ErrorFinder = (message: string) => KnownError | undefined;

/**
 * How alike two messages must be, 0 to 1. A wrong link is worse than none, so this is well above what a search
 * takes for an answer; set on all expected errors of the manual.
 */
const LEAST_LIKENESS = 0.5;

/** Makes a finder of the entries of a version. */
export function createErrorFinder(errors: readonly KnownError[]): ErrorFinder {
  const index = createMessageIndex(
    errors.map((error, id) => ({ ...error, error, id, name: error.title, above: [] })),
  );
  return (message) => {
    const best = index
      .find(message)
      .find(({ entry: { error } }) => canBeAbout(error.id, message, error.messages));
    return best && best.score >= LEAST_LIKENESS ? best.entry.error : undefined;
  };
}
