import { IS_EVERY } from '../../support/sample';

/** Takes a test as `it` does. */
type Takes = (name: string, test: () => Promise<void>) => void;

/**
 * Some of the tests that several parties go through, for one of them: each of `parties` gets the next test, as `share`
 * of `tests/support/sample.ts` does with texts. Those of the others are skipped, which the report says.
 *
 * @param party its place among the parties, from 0
 */
export function inTurn(party: number, parties: number, isEvery = IS_EVERY): Takes {
  let place = 0;
  return (name, test) => {
    const isOurs = isEvery || place % parties === party % parties;
    place += 1;
    if (isOurs) it(name, test);
    else it.skip(name, test);
  };
}
