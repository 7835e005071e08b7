/** From fences to blocks: what a fence says, and what its compiler answered. */
import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { OUTPUT_LABEL } from '../../src/lib/codeTabs';
import { type FenceMeta, parseFenceMeta } from '../../src/lib/fenceMeta';
import { textListAttribute } from '../../src/lib/jsxAttributes';
import { parseLineRanges } from '../../src/lib/lineRanges';
import { playgroundLink } from '../../src/lib/playgroundLink';
import type { Toolchain } from '../../src/versions';
import type { Block, Panel } from './blocks';
import { languageOf } from './languages';

/** What a page's fences need to know of the page. */
export interface PageContext {
  readonly toolchain: Toolchain;
  /** The site's base URL. */
  readonly baseUrl: string;
  /** Takes a sentence about a node that writers must correct. */
  readonly report: (node: RootContent, problem: string) => void;
}

/** A fence with its meta read. */
interface Fence {
  readonly node: Code;
  readonly meta: FenceMeta;
}

const NO_META: FenceMeta = { words: new Set(), settings: {} };

/** The tab of the JavaScript that an example compiles to. */
function outputPanel(javaScript: string): Panel {
  return {
    label: OUTPUT_LABEL,
    language: languageOf('js'),
    code: javaScript,
    highlighted: [],
    isSignature: false,
    isPrelude: false,
  };
}

function readFence(node: Code, context: PageContext): Fence {
  const meta = parseFenceMeta(node.meta);
  if (!meta.ok) context.report(node, meta.error);
  return { node, meta: meta.ok ? meta.value : NO_META };
}

function highlightedLines({ node, meta }: Fence, context: PageContext): readonly number[] {
  if (meta.lines === undefined) return [];
  const lines = parseLineRanges(meta.lines, node.value.split('\n').length);
  if (!lines.ok) context.report(node, lines.error);
  return lines.ok ? lines.value : [];
}

/**
 * The playground's address for a fence, still without the program: it would be a quarter of the
 * page's bytes, and the playground needs scripts anyway, so that `src/behaviours/playground.ts` adds
 * the text that stands in the page. There is none for programs of several files, because the
 * playground has one.
 */
function linkTo({ node, meta }: Fence, context: PageContext): string | undefined {
  const { playground } = languageOf(node.lang);
  if (!playground || meta.words.has('sig') || 'no-check' in meta.settings) return undefined;
  if (node.data?.needsContext) return undefined;
  return playgroundLink(
    {
      version: `v${node.data?.release ?? context.toolchain.compilerRelease}`,
      syntax: playground === 're' ? 'reason' : 'rescript',
    },
    context.baseUrl,
  );
}

function panelOf(fence: Fence, context: PageContext, label?: string): Panel {
  const { node, meta } = fence;
  const language = languageOf(node.lang);
  return {
    label: label ?? language.name,
    language,
    code: node.value,
    highlighted: highlightedLines(fence, context),
    title: meta.settings.title ?? meta.settings.file,
    isSignature: meta.words.has('sig'),
    isPrelude: meta.words.has('prelude'),
    playground: linkTo(fence, context),
  };
}

/** What a run needs that can't be read off the page: other modules, hidden JavaScript, the address's release. */
function runOf({ node }: Fence, { playground }: Panel): Pick<Block, 'run'> {
  const { run } = node.data ?? {};
  const isInPage =
    run?.javaScript === undefined && Object.keys(run?.modules ?? {}).length === 0 && playground;
  return run && !isInPage ? { run } : {};
}

/**
 * The block of a fence: the fence alone, with its JavaScript as a second tab, or with the compiler's
 * answer beneath. `plugins/compiled-examples` left what it compiled to on the fence.
 */
export function blockOfFence(node: Code, context: PageContext): Block {
  const fence = readFence(node, context);
  const panel: Panel = {
    ...panelOf(fence, context),
    ...(node.data?.run && { isRunnable: true }),
  };
  const block: Block = {
    panels: [panel],
    title: panel.title,
    isWrong: fence.meta.words.has('expect-error'),
    answers: [],
    ...(node.data?.usesHiddenNames && { usesHiddenNames: true }),
    ...(node.data?.doesNotCompile && { doesNotCompile: true }),
    ...runOf(fence, panel),
  };
  const { compiled, live, exercise } = node.data ?? {};
  if (exercise) return { ...block, exercise };
  switch (compiled?.kind) {
    case undefined:
      // An example without its JavaScript may be run all the same.
      return { ...block, ...(live && { live }) };
    case 'error':
      return { ...block, answers: [{ kind: 'error', message: compiled.message }] };
    case 'answers':
      return { ...block, answers: compiled.answers };
    case 'unavailable':
      return { ...block, lacksOutput: true };
    case 'output':
      return {
        ...block,
        panels: compiled.javaScript === '' ? [panel] : [panel, outputPanel(compiled.javaScript)],
        ...(live && { live }),
        ...(compiled.warning !== undefined && {
          answers: [{ kind: 'warning', message: compiled.warning }],
        }),
      };
  }
}

/**
 * The block of a `<CodeTab labels={[…]}>` around fences; a fence without a label is called by its
 * language, and a single fence is a plain block.
 *
 * @returns undefined where the element holds something else; the problem has been reported
 */
export function blockOfCodeTab(node: MdxJsxFlowElement, context: PageContext): Block | undefined {
  const labels = textListAttribute(node, 'labels');
  if (!labels) {
    context.report(
      node,
      'Expected a list of strings in labels of <CodeTab>, got something else; write for example labels={["npm", "yarn"]}.',
    );
    return undefined;
  }
  const fences = node.children.filter((child) => child.type === 'code');
  const other = node.children.find((child) => child.type !== 'code');
  if (other) {
    context.report(
      other,
      `Expected only fences inside <CodeTab>, got ${other.type}; move it out of the element.`,
    );
    return undefined;
  }
  if (labels.length > fences.length) {
    context.report(
      node,
      `Expected at most ${fences.length} labels for the fences of <CodeTab>, got ${labels.length}; take labels out or add fences.`,
    );
    return undefined;
  }
  const [first, ...rest] = fences.map((fence, index) =>
    panelOf(readFence(fence, context), context, labels[index]),
  );
  if (!first) {
    context.report(
      node,
      'Expected fences inside <CodeTab>, got nothing; add them, with blank lines around.',
    );
    return undefined;
  }
  return { panels: [first, ...rest], isWrong: false, answers: [] };
}
