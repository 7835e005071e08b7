/**
 * Blocks as HTML. The classes have their looks in `src/css/code.css`; the data attributes are what
 * `src/behaviours/` listens to:
 *
 * - `data-code-block`, with `data-tab-group` on blocks whose tabs follow each other;
 * - `data-code-panel`, with `data-active` on the one that shows;
 * - `data-code`, the element whose text is exactly the panel's code;
 * - `data-copy`, the button that copies it;
 * - `data-run`, the button that runs the example, with what it needs as JSON behind it.
 */
import type { Answer, Block, Panel } from './blocks';
import { highlight, type Run } from '../../src/lib/highlight';
import { element, text } from '../../src/lib/html';
import { scriptJson } from '../../src/lib/pageHtml';
import type { LiveExample } from '../../src/lib/program/liveExample';

/** A block's element: attributes of the outer `<div>`, and what is inside it as HTML. */
export interface RenderedBlock {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Characters of code that fit a line on the narrowest phone (320 px, 14 px type). */
const NARROWEST_LINE = 32;

/** Text above the compiler's message. */
const ANSWER_TITLES: Readonly<Record<Answer['kind'], string>> = {
  error: 'The compiler answers',
  warning: 'The compiler warns',
};

/** Text of a build on a platform that has no such compiler. */
const NO_OUTPUT = 'The compiled output is not available in this build.';

function run({ text: characters, kind }: Run): string {
  const html = text(characters);
  return kind ? `<span class="code-${kind}">${html}</span>` : html;
}

function lines(panel: Panel): string {
  const rendered = highlight(panel.code, panel.language.grammar).map((runs) =>
    runs.map(run).join(''),
  );
  if (panel.highlighted.length === 0) return rendered.join('\n');
  const lit = new Set(panel.highlighted);
  return rendered
    .map((line, index) => {
      const html = index < rendered.length - 1 ? `${line}\n` : line;
      return element(lit.has(index + 1) ? 'mark' : 'span', { class: 'code-line' }, html);
    })
    .join('');
}

/** Keyboards must be able to scroll what may be wider than the screen. */
function scrolling(code: string, label: string) {
  const mayScroll = code.split('\n').some((line) => line.length > NARROWEST_LINE);
  return mayScroll ? { tabindex: 0, role: 'group', 'aria-label': label } : {};
}

function codeOf(panel: Panel): string {
  const label = panel.title ?? `${panel.language.name} code`;
  const dims = panel.highlighted.length > 0;
  return element(
    'pre',
    { class: dims ? 'code-pre code-dims' : 'code-pre', ...scrolling(panel.code, label) },
    element(
      'code',
      { 'data-code': true, 'data-prelude': panel.isPrelude || undefined },
      lines(panel),
    ),
  );
}

function actions(panel: Panel): string {
  const link =
    panel.playground === undefined
      ? ''
      : element('a', {
          class: 'code-action code-playground',
          href: panel.playground,
          'data-playground': true,
          'aria-label': 'Open in playground',
          title: 'Open in playground',
        });
  const copy = element('button', {
    class: 'code-action code-copy',
    type: 'button',
    'data-copy': true,
    'aria-label': 'Copy code',
    title: 'Copy code',
  });
  return element('div', { class: 'code-actions' }, link, copy);
}

/** The row above the code. Without a title or label it lies over the code's first line. */
function bar(panel: Panel, isTab: boolean): string {
  const label = panel.isSignature ? undefined : panel.language.label;
  const caption = isTab ? panel.label : panel.title;
  return element(
    'div',
    { class: caption || label ? 'code-bar' : 'code-bar code-bar-over' },
    caption ? element('span', { class: 'code-title' }, text(caption)) : '',
    label && !isTab ? element('span', { class: 'code-label' }, text(label)) : '',
    actions(panel),
  );
}

function answer({ kind, message }: Answer): string {
  return element(
    'div',
    { class: kind === 'warning' ? 'code-answer code-warning' : 'code-answer' },
    element('p', { class: 'code-answer-title' }, ANSWER_TITLES[kind]),
    element(
      'pre',
      { class: 'code-pre', ...scrolling(message, 'Compiler message') },
      element('code', {}, text(message)),
    ),
  );
}

/** The button that runs an example. Nothing is loaded before it is pressed. */
function runner(live: LiveExample): string {
  return element(
    'div',
    { class: 'code-live' },
    element(
      'button',
      { class: 'code-run', type: 'button', 'data-run': true, 'data-island-fallback': true },
      'Run this example',
    ),
    element('script', { type: 'application/json' }, scriptJson(live)),
  );
}

/** What stands beneath the code. */
function beneath(block: Block): string {
  if (block.lacksOutput) return element('p', { class: 'code-note' }, NO_OUTPUT);
  return (block.answer ? answer(block.answer) : '') + (block.live ? runner(block.live) : '');
}

function tabs(block: Block): string {
  const tab = (panel: Panel, index: number) =>
    element(
      'button',
      {
        class: 'code-tab',
        type: 'button',
        role: 'tab',
        'aria-selected': index === 0 ? 'true' : 'false',
        tabindex: index === 0 ? 0 : -1,
      },
      text(panel.label),
    );
  // Tabs and panels belong together by their order and by their names: ids would lengthen each page.
  const panelOf = (panel: Panel, index: number) =>
    element(
      'div',
      {
        class: 'code-panel',
        role: 'tabpanel',
        'aria-label': panel.label,
        'data-code-panel': true,
        'data-active': index === 0 ? true : undefined,
      },
      bar(panel, true),
      codeOf(panel),
    );
  return [
    block.title ? element('div', { class: 'code-caption' }, text(block.title)) : '',
    element(
      'div',
      { class: 'code-tabs', role: 'tablist', 'aria-label': 'Variants of this code' },
      ...block.panels.map(tab),
    ),
    ...block.panels.map(panelOf),
  ].join('');
}

/** What names the set of labels, in whatever order: blocks with the same labels change together. */
export function tabGroup(labels: readonly string[]): string {
  return [...labels].sort().join('|');
}

/**
 * A block as HTML that can be read without scripts: all panels stand one beneath the other, each
 * with its label; where scripts run, the style sheet shows the active one.
 */
export function renderBlock(block: Block): RenderedBlock {
  const [first] = block.panels;
  const isTabs = block.panels.length > 1;
  const inner = isTabs
    ? tabs(block)
    : element(
        'div',
        { class: 'code-panel', 'data-code-panel': true },
        bar(first, false),
        codeOf(first),
      );
  return {
    attributes: {
      class: block.isWrong ? 'code-block code-wrong' : 'code-block',
      'data-code-block': '',
      ...(isTabs && { 'data-tab-group': tabGroup(block.panels.map(({ label }) => label)) }),
    },
    html: inner + beneath(block),
  };
}
