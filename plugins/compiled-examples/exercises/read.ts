/** From the fences of a page to its exercises: which program is which part. */
import {
  EXERCISE_KINDS,
  type ExerciseKind,
  isExerciseKind,
} from '../../../src/lib/practice/exercise';
import { isExerciseWord } from '../../../src/lib/fenceMeta';
import type { ExerciseTag, Problem } from '../fences';
import type { PlannedExample } from '../plan';

/** The programs of an exercise. */
export interface WrittenExercise {
  readonly kind: ExerciseKind;
  /** Index of the task's fence. */
  readonly index: number;
  readonly task: PlannedExample;
  readonly check?: PlannedExample;
  /** Absent where readers say what the task prints. */
  readonly solution?: PlannedExample;
}

/** The exercises of a page, and those that can't be read. */
export interface ReadExercises {
  readonly exercises: readonly WrittenExercise[];
  readonly problems: readonly Problem[];
}

/** A fence of an exercise and where it stands on the page. */
interface Part {
  readonly index: number;
  readonly example: PlannedExample;
}

/** A sentence about the parts of an exercise, where there are too many or too few. */
function partsProblem(kind: ExerciseKind, parts: readonly Part[]): string | undefined {
  const order = parts.map(({ example }) => example.role).join(', ');
  const isPrediction = kind === 'predict';
  const isComplete = isPrediction ? order === 'task' : /^task, (?:check, )?solution$/.test(order);
  if (isComplete) return undefined;
  const expected = isPrediction
    ? 'one fence, res task,'
    : 'the fences res task, res check where it is needed, and res solution, in this order,';
  return `Expected ${expected} in <Exercise kind="${kind}">, got ${order || 'none'}; correct them.`;
}

/** The parts of each exercise, by the line of its element. */
function partsByTag(examples: ReadonlyMap<number, PlannedExample>) {
  const byTag = new Map<number, { readonly tag: ExerciseTag; readonly parts: Part[] }>();
  for (const [index, example] of examples) {
    const { exercise: tag } = example.fence;
    if (!tag) continue;
    const found = byTag.get(tag.line) ?? { tag, parts: [] };
    byTag.set(tag.line, found);
    // Hints may have examples of their own.
    if (isExerciseWord(example.role)) found.parts.push({ index, example });
  }
  return byTag.values();
}

/**
 * Finds the exercises of a page.
 *
 * @param examples the page's fences by their index
 */
export function readExercises(examples: ReadonlyMap<number, PlannedExample>): ReadExercises {
  const exercises: WrittenExercise[] = [];
  const problems: Problem[] = [];
  for (const { tag, parts } of partsByTag(examples)) {
    const { kind, line } = tag;
    if (!isExerciseKind(kind)) {
      const text = `Expected kind="…" of <Exercise> (${EXERCISE_KINDS.join(', ')}), got ${kind ?? 'none'}; correct it.`;
      problems.push({ line, text });
      continue;
    }
    const wrong = partsProblem(kind, parts);
    if (wrong !== undefined) problems.push({ line, text: wrong });
    const [task] = parts;
    if (wrong !== undefined || !task) continue;
    const partOf = (role: string) => parts.find(({ example }) => example.role === role)?.example;
    const [check, solution] = [partOf('check'), partOf('solution')];
    exercises.push({
      kind,
      index: task.index,
      task: task.example,
      ...(check && { check }),
      ...(solution && { solution }),
    });
  }
  return { exercises, problems };
}
