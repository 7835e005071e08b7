/**
 * Hands many small pieces of code to a program at once: starting one for each would take most of the
 * time. Pieces with syntax errors are sorted out by the line that the program names.
 */

/** What a program answers: the code as it prints it, or the line of the first error. */
export type Attempt =
  { readonly ok: true; readonly code: string } | { readonly ok: false; readonly line?: number };

/** How pieces are put together and told apart again. */
export interface Separator {
  /** A definition that no piece holds, on lines of its own. */
  readonly written: string;
  /** The same as the program prints it, on a line of its own. */
  readonly printed: RegExp;
}

/** Pieces in one go: enough to save time, few enough to look for errors in. */
const BATCH_SIZE = 32;

interface Task {
  readonly separator: Separator;
  readonly attempt: (code: string) => Promise<Attempt>;
}

async function alone(code: string, { attempt }: Task): Promise<string | undefined> {
  const answer = await attempt(code);
  return answer.ok ? answer.code : undefined;
}

async function halves(codes: readonly string[], task: Task): Promise<(string | undefined)[]> {
  const middle = Math.ceil(codes.length / 2);
  const [first, second] = await Promise.all([
    together(codes.slice(0, middle), task),
    together(codes.slice(middle), task),
  ]);
  return [...first, ...second];
}

async function together(codes: readonly string[], task: Task): Promise<(string | undefined)[]> {
  const [only] = codes;
  if (only === undefined) return [];
  if (codes.length === 1) return [await alone(only, task)];
  const { written, printed } = task.separator;
  const answer = await task.attempt(codes.join(`\n${written}\n`));
  if (answer.ok) {
    const parts = answer.code.split(printed).map((part) => part.trim());
    // A piece that left a bracket or comment open has swallowed its neighbor.
    return parts.length === codes.length ? parts : halves(codes, task);
  }
  if (answer.line === undefined) return halves(codes, task);
  let from = 1;
  const culprit = codes.findIndex((code) => {
    from += code.split('\n').length + written.split('\n').length;
    return from > (answer.line ?? 0);
  });
  const suspect = codes[culprit];
  // An error may show behind the piece that it is in.
  if (suspect === undefined || (await alone(suspect, task)) !== undefined) {
    return halves(codes, task);
  }
  const others = await together(codes.toSpliced(culprit, 1), task);
  return others.toSpliced(culprit, 0, undefined);
}

/**
 * Runs all pieces through a program.
 *
 * @returns what became of each, in their order; undefined for those that the program does not read
 */
export async function inBatches(
  codes: readonly string[],
  separator: Separator,
  attempt: (code: string) => Promise<Attempt>,
): Promise<readonly (string | undefined)[]> {
  const batches: string[][] = [];
  for (let index = 0; index < codes.length; index += BATCH_SIZE) {
    batches.push(codes.slice(index, index + BATCH_SIZE));
  }
  const task = { separator, attempt };
  return (await Promise.all(batches.map((batch) => together(batch, task)))).flat();
}

/**
 * Gathers questions that are asked at about the same time and answers them together. The same
 * question is answered once.
 *
 * @param answer gives an answer for each question, in their order
 */
export function gathered<T>(
  answer: (questions: readonly string[]) => Promise<readonly T[]>,
): (question: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  let waiting: string[] = [];
  let answers: Promise<ReadonlyMap<string, T>> | undefined;
  const flush = async (): Promise<ReadonlyMap<string, T>> => {
    await new Promise((resolve) => setImmediate(resolve));
    const questions = waiting;
    waiting = [];
    answers = undefined;
    const found = await answer(questions);
    return new Map(
      questions.flatMap((question, index) =>
        index < found.length ? [[question, found[index] as T] as const] : [],
      ),
    );
  };
  return (question) => {
    const asked = known.get(question);
    if (asked) return asked;
    waiting.push(question);
    answers ??= flush();
    const own = answers.then((all) => {
      if (!all.has(question)) throw new Error(`Expected an answer for ${question}, got none.`);
      return all.get(question) as T;
    });
    known.set(question, own);
    return own;
  };
}
