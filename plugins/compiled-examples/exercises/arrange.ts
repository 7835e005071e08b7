/** Makes of an exercise as it is written what readers see: the check goes, and the solution is folded away. */
import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { EXERCISE_WORDS, type ExerciseWord, parseFenceMeta } from '../../../src/lib/fenceMeta';
import { elementNode } from '../../../src/lib/htmlNode';
import { textAttribute } from '../../../src/lib/jsxAttributes';
import type { Exercise } from '../../../src/lib/practice/exercise';

/** Whether a node is the element of an exercise. */
export function isExercise(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Exercise';
}

/** The part of an exercise that a node is. */
function partOf(node: RootContent): ExerciseWord | undefined {
  if (node.type !== 'code') return undefined;
  const meta = parseFenceMeta(node.meta);
  return EXERCISE_WORDS.find((word) => meta.ok && meta.value.words.has(word));
}

/** What a program prints, as a fence of its own. */
function outputOf({ expected }: Exercise): Code {
  return { type: 'code', lang: 'text', meta: null, value: expected.join('\n') };
}

/** Whether a node is a hint; one that is written in a line stands in a paragraph until MDX takes it out. */
function isHint(node: RootContent): boolean {
  if (node.type === 'paragraph') return node.children.length === 1 && node.children.every(isHint);
  return 'name' in node && node.name === 'Hint';
}

/**
 * Rearranges the element of an exercise in its place.
 *
 * @param exercise what was proved of it; absent where there is no compiler
 */
export function arrangeExercise(element: MdxJsxFlowElement, exercise: Exercise | undefined): void {
  const shown = element.children.filter((child) => partOf(child) !== 'check');
  const isPrediction = textAttribute(element, 'kind') === 'predict';
  const solution = shown.findIndex((child) =>
    isPrediction ? partOf(child) === 'task' : partOf(child) === 'solution',
  );
  // Of a prediction the output is the solution, which stands behind the task.
  const start = isPrediction ? solution + 1 : solution;
  const behind = shown.slice(start);
  const kind = textAttribute(element, 'kind') ?? '';
  element.children = [
    ...shown.slice(0, start),
    ...behind.filter(isHint),
    elementNode('Solution', { kind }, [
      ...(isPrediction && exercise ? [outputOf(exercise)] : []),
      ...behind.filter((child) => !isHint(child)),
    ]),
  ];
  if (exercise)
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: exercise.id });
}
