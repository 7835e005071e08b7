/**
 * Comments that silence a rule for the block they stand in or in front of:
 *
 *   {/* prose-ok sentence-length: the sentence is npm's *\/}        in .mdx
 *   <!-- prose-ok sentence-length: the sentence is npm's -->        in .md
 */
import { type AnyTxtNode } from '@textlint/ast-node-types';

/** A comment that silences a rule. */
export interface Silence {
  readonly rule: string;
  /** Where the comment stands in the page, in UTF-16 units. */
  readonly position: number;
  /** The part of the page that it silences; empty where nothing follows. */
  readonly range: readonly [number, number];
  /** What is wrong with the comment itself, as a sentence. */
  readonly problem?: string;
}

const COMMENT = /^(?:<!--|\{?\/\*)\s*prose-ok\b([\s\S]*?)(?:-->|\*\/\}?)$/;
const FORM = /^\s+([\w-]+):\s*\S/;

/** Blocks that a comment may stand in. */
const AROUND: ReadonlySet<string> = new Set(['Paragraph', 'Header', 'TableCell']);

/** What is wrong with what stands behind `prose-ok`. */
function problemOf(content: string, rules: readonly string[]): string | undefined {
  const [, rule] = FORM.exec(content) ?? [];
  if (rule === undefined) {
    return `Expected “prose-ok rule: reason”, got “prose-ok${content.trimEnd()}”: name the rule and tell why it is wrong here.`;
  }
  if (!rules.includes(rule)) {
    return `Expected a rule of prose-ok (${rules.join(', ')}), got “${rule}”.`;
  }
  return undefined;
}

/**
 * The silences of a page, in its order.
 *
 * @param root a textlint tree
 * @param rules names of all rules
 */
export function* silencesOf(
  root: AnyTxtNode,
  source: string,
  rules: readonly string[],
): Generator<Silence> {
  const children = 'children' in root ? root.children : [];
  for (const [index, node] of children.entries()) {
    const [, content] = COMMENT.exec(source.slice(...node.range).trim()) ?? [];
    if (content === undefined) {
      yield* silencesOf(node, source, rules);
      continue;
    }
    const silenced = AROUND.has(root.type) ? root : children[index + 1];
    const problem = problemOf(content, rules);
    yield {
      rule: FORM.exec(content)?.[1] ?? '',
      position: node.range[0],
      range: silenced?.range ?? [0, 0],
      ...(problem === undefined ? {} : { problem }),
    };
  }
}
