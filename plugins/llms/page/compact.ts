/** What `llm-small.txt` leaves out of a page. */
import type { Code, RootContent } from 'mdast';

import { parseFenceMeta } from '../../../src/lib/fenceMeta';
import { rewrite } from './tree';

/** Lines of an example that is short enough to say more than the words that it costs. */
const LONGEST_EXAMPLE = 6;

/** Examples of what is wrong teach only together with the compiler's answer. */
function isMistake({ meta }: Code): boolean {
  const parsed = parseFenceMeta(meta);
  return parsed.ok && parsed.value.words.has('expect-error');
}

function isShort({ value }: Code): boolean {
  return value.split('\n').length <= LONGEST_EXAMPLE;
}

function isExercise(node: RootContent | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' && node.name === 'Exercise';
}

/**
 * Stage: leaves out exercises, with the heading above them. It keeps the first example below each other heading if it
 * is short, and drops the rest, with what all of them compile to. Of a `<CodeTab>` the first tab is left, and of links
 * their text: the pages that they lead to stand in the same file. It runs before `plainFences`.
 */
export function compact(nodes: readonly RootContent[]): readonly RootContent[] {
  let mayShow = true;
  const withoutExercises = nodes.filter(
    (node, index) =>
      !isExercise(node) && !(node.type === 'heading' && isExercise(nodes[index + 1])),
  );
  return rewrite(withoutExercises, (node) => {
    if (node.type === 'heading') mayShow = true;
    if (node.type === 'link') return node.children;
    if (node.type === 'code') {
      if (!mayShow || isMistake(node) || !isShort(node)) return [];
      mayShow = false;
      return [{ ...node, data: undefined }];
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeTab') {
      const first = node.children.find((child) => child.type === 'code');
      return first && isShort(first) ? [{ ...first, data: undefined }] : [];
    }
    return undefined;
  });
}
