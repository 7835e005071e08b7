/** What the command line of `npm run engines` asks for. */

/** What journeys run in; `oldest` is Chromium without what the oldest supported browsers lack. */
export const ENGINES = ['firefox', 'webkit', 'oldest'] as const;

type EngineName = (typeof ENGINES)[number];

export interface Request {
  readonly engines: readonly EngineName[];
  /** Whether they were named: what is missing is a failure then. */
  readonly areNamed: boolean;
  /** Whether every journey is run, and not only those that are marked for engines. */
  readonly isAll: boolean;
  /** Words for the test runner. */
  readonly playwright: readonly string[];
}

function isEngine(word: string): word is EngineName {
  return ENGINES.some((name) => name === word);
}

/**
 * Reads the words behind `npm run engines --`: names of engines, `--all` for every journey, and what
 * Playwright takes, which chooses among all of them, too.
 */
export function readArguments(words: readonly string[]): Request {
  const named = words.filter(isEngine);
  const rest = words.filter((word) => !isEngine(word));
  return {
    engines: named.length === 0 ? ENGINES : named,
    areNamed: named.length > 0,
    isAll: rest.length > 0,
    playwright: rest.filter((word) => word !== '--all'),
  };
}
