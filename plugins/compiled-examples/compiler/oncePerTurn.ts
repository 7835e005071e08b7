/**
 * Does work for many at once: all that come in one turn of the event loop are handed to it together, and those that
 * come later make a new turn.
 *
 * @returns takes one, and gives what the work gives for all of its turn
 */
export function oncePerTurn<One, Result>(
  work: (all: readonly One[]) => Promise<Result>,
): (one: One) => Promise<Result> {
  let turn: { readonly all: One[]; readonly result: Promise<Result> } | undefined;
  return (one) => {
    if (turn) {
      turn.all.push(one);
      return turn.result;
    }
    const all = [one];
    const result = Promise.resolve().then(() => {
      turn = undefined;
      return work(all);
    });
    turn = { all, result };
    return result;
  };
}
