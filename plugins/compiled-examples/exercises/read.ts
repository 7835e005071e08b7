/** From the fences of a page to its exercises: which program is which part. */
import {
  EXERCISE_KINDS,
  type ExerciseKind,
  isExerciseKind,
} from '../../../src/lib/practice/exercise';
import { isExerciseWord } from '../../../src/lib/fenceMeta';
import { type ExerciseTag, extensionOf, type PageFence, type Problem } from '../fences';
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

/** Lines that a task may have: readers take it in before they change it. */
const MOST_LINES = 15;

/** What is wrong with the size of a task; undefined where nothing is. */
function sizeProblem({ fence }: PlannedExample): Problem | undefined {
  const lines = fence.code.split('\n').length;
  if (lines <= MOST_LINES) return undefined;
  const text = `Expected a task of ${MOST_LINES} lines at most, got ${lines}; leave out what it isn’t about.`;
  return { line: fence.line, text };
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

/** What is wrong with an exercise as it is written, whatever its programs do; undefined where nothing is. */
function writtenProblem({ kind, line }: ExerciseTag, parts: readonly Part[]): Problem | undefined {
  if (!isExerciseKind(kind)) {
    const text = `Expected kind="…" of <Exercise> (${EXERCISE_KINDS.join(', ')}), got ${kind ?? 'none'}; correct it.`;
    return { line, text };
  }
  const text = partsProblem(kind, parts);
  return text === undefined ? undefined : { line, text };
}

/** What is wrong with the exercises of a page that have nothing to be compiled. */
export function emptyExercises(
  tags: readonly ExerciseTag[],
  fences: readonly PageFence[],
): readonly Problem[] {
  const full = fences.filter(({ language }) => extensionOf(language) !== undefined);
  return tags
    .filter(({ line }) => !full.some(({ exercise }) => exercise?.line === line))
    .flatMap((tag) => writtenProblem(tag, []) ?? []);
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
    const { kind } = tag;
    const [task] = parts;
    const problem = writtenProblem(tag, parts) ?? (task && sizeProblem(task.example));
    if (problem) problems.push(problem);
    if (problem || !task || !isExerciseKind(kind)) continue;
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
