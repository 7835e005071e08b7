/** Code blocks: what a fence says about itself, and what its compiler answered, as plain Markdown. */
import type { Code, RootContent } from 'mdast';

import type { CompiledExample } from '../../../src/lib/compiledExample';
import { parseFenceMeta } from '../../../src/lib/fenceMeta';
import { type JsxElement, textListAttribute } from '../../../src/lib/jsxAttributes';
import { versionList } from '../../../src/lib/versionTable';
import { type Fail, inlineCode, paragraph, rewrite, text } from './tree';

/** Sentences above what a compiler answered. */
const ANSWERS = {
  output: 'Compiles to this JavaScript:',
  error: 'The compiler answers:',
  warning: 'The compiler warns:',
  unavailable: 'The compiled output is not available in this build.',
} as const;

/** A fence without what is meant for our own tools. */
function plainFence(lang: string | null | undefined, value: string): Code {
  return { type: 'code', lang: lang ?? null, meta: null, value };
}

function answerOf(compiled: CompiledExample | undefined): RootContent[] {
  switch (compiled?.kind) {
    case undefined:
      return [];
    case 'unavailable':
      return [paragraph(text(ANSWERS.unavailable))];
    case 'error':
      return [paragraph(text(ANSWERS.error)), plainFence('text', compiled.message)];
    case 'answers':
      return compiled.answers.flatMap(({ kind, message, versions }) => [
        paragraph(text(`${ANSWERS[kind].slice(0, -1)} in ${versionList(versions)}:`)),
        plainFence('text', message),
      ]);
    case 'output': {
      const { javaScript, warning } = compiled;
      return [
        ...(javaScript === ''
          ? []
          : [paragraph(text(ANSWERS.output)), plainFence('js', javaScript)]),
        ...(warning === undefined
          ? []
          : [paragraph(text(ANSWERS.warning)), plainFence('text', warning)]),
      ];
    }
  }
}

function titleOf(node: Code, fail: Fail): string | undefined {
  const meta = parseFenceMeta(node.meta);
  return meta.ok ? (meta.value.settings.title ?? meta.value.settings.file) : fail(node, meta.error);
}

/** The fence, its title above and the compiler's answer beneath. */
function fence(node: Code, fail: Fail): RootContent[] {
  const title = titleOf(node, fail);
  return [
    ...(title === undefined ? [] : [paragraph(inlineCode(title), text(':'))]),
    plainFence(node.lang, node.value),
    ...answerOf(node.data?.compiled),
  ];
}

/** The fences of a `<CodeTab>` one after the other, each below its label; tabs show no answers. */
function tabs(element: JsxElement, fail: Fail): RootContent[] {
  const labels = textListAttribute(element, 'labels') ?? [];
  return element.children.flatMap((child, index) => {
    if (child.type !== 'code') return [];
    const label = labels[index] ?? titleOf(child, fail);
    return [
      ...(label === undefined ? [] : [paragraph(text(`${label}:`))]),
      plainFence(child.lang, child.value),
    ];
  });
}

/** Stage: every fence and every `<CodeTab>` becomes plain fences with sentences between them. */
export function plainFences(nodes: readonly RootContent[], fail: Fail): readonly RootContent[] {
  return rewrite(nodes, (node) => {
    if (node.type === 'code') return fence(node, fail);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeTab') return tabs(node, fail);
    return undefined;
  });
}
