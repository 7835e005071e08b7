/**
 * Blocks as HTML. The classes have their looks in `src/css/code.css`; the data attributes are what
 * `src/behaviours/` listens to:
 *
 * - `data-code-block`, on the first one with the id of the page's types (`src/lib/nameTypes.ts`), and with
 *   `data-tab-group` on blocks whose tabs follow each other;
 * - `data-code-panel`, with `data-active` on the one that shows;
 * - `data-code`, the element whose text is exactly the panel's code; `text` for what is in no language, such as
 *   the output of tools;
 * - `.code-copy`, the button that copies it;
 * - `data-lines`, the button that numbers its lines, whose numbers are links;
 * - `.code-view`, the button that shows source and output side by side;
 * - `data-run`, the button that runs the example or begins the exercise: the name of its island, which needs the JSON
 *   behind it;
 * - `data-runs`, on the link into the playground: with scripts it runs the example in the page instead; or on the
 *   JSON that a run needs where the page does not hold all of it.
 */
import type { Answer, Block, Panel } from './blocks';
import { type AnswerLine, answerLines, type AnswerRun } from '../../src/lib/compilerAnswer';
import { OUTPUT_GROUP, tabGroup } from '../../src/lib/codeTabs';
import { highlight, type Run } from '../../src/lib/highlight';
import { element, text } from '../../src/lib/html';
import { scriptJson } from '../../src/lib/pageHtml';
import { PLAIN_TEXT } from './languages';
import { versionList } from '../../src/lib/versionTable';
import type { Exercise } from '../../src/lib/practice/exercise';
import type { LiveExample } from '../../src/lib/program/liveExample';

/** A block's element: attributes of the outer `<div>`, and what is inside it as HTML. */
export interface RenderedBlock {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Characters of code that fit a line on the narrowest phone (320 px, 14 px type). */
const NARROWEST_LINE = 32;

/** Fewest lines of code that have addresses of their own: of shorter code the heading's says enough. */
const LINKED_LINES = 5;

/** Text above the compiler's message. */
const ANSWER_TITLES: Readonly<Record<Answer['kind'], string>> = {
  error: 'The compiler answers',
  warning: 'The compiler warns',
};

/** Text of a build on a platform that has no such compiler. */
const NO_OUTPUT = 'The compiled output is not available in this build.';

/** Text beneath an example of a package's comment that its own compiler refuses. */
const DOES_NOT_COMPILE =
  "This example comes from the package and doesn't compile as written in this version.";

/** Text beneath one that compiles only behind declarations from elsewhere, or within its module. */
const HIDDEN_NAMES =
  "This example comes from the package and uses names that it doesn't declare itself.";

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
      {
        'data-code': panel.language === PLAIN_TEXT ? 'text' : true,
        'data-prelude': panel.isPrelude || undefined,
      },
      lines(panel),
    ),
  );
}

/** Shows source and output side by side, or one of them again. It stands beside the tabs. */
function viewButton(): string {
  return element('button', {
    class: 'code-action code-view',
    type: 'button',
    'aria-label': 'Side by side',
    'aria-pressed': 'false',
    title: 'Side by side',
  });
}

function actions(panel: Panel): string {
  const link =
    panel.playground === undefined
      ? ''
      : element('a', {
          class: 'code-action code-playground',
          href: panel.playground,
          'data-runs': panel.isRunnable,
          'aria-label': 'Open in playground',
        });
  const lineLinks =
    panel.code.split('\n').length < LINKED_LINES
      ? ''
      : element('button', {
          class: 'code-action code-lines',
          type: 'button',
          'data-lines': true,
          'aria-label': 'Link to lines',
        });
  const copy = element('button', {
    class: 'code-action code-copy',
    type: 'button',
    'aria-label': 'Copy code',
    title: 'Copy code',
  });
  return element('div', { class: 'code-actions' }, link, lineLinks, copy);
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

function answerRun({ text: characters, role }: AnswerRun): string {
  const html = text(characters);
  return role ? `<span class="answer-${role}">${html}</span>` : html;
}

function answerLine({ runs }: AnswerLine): string {
  return runs.map(answerRun).join('');
}

/** Lines of the program: they must not be broken, and scroll. */
function programLines(lines: readonly AnswerLine[]): string {
  const code = lines.map(({ runs }) => runs.map((each) => each.text).join('')).join('\n');
  return element(
    'span',
    { class: 'answer-program', ...scrolling(code, 'Lines of the program') },
    lines.map(answerLine).join('\n'),
  );
}

/** A message with the roles of its parts. */
function answerText(message: string): string {
  const pieces: string[] = [];
  let program: AnswerLine[] = [];
  const endProgram = (): void => {
    if (program.length > 0) pieces.push(programLines(program));
    program = [];
  };
  for (const line of answerLines(message)) {
    if (line.isProgram) program.push(line);
    else {
      endProgram();
      pieces.push(answerLine(line));
    }
  }
  endProgram();
  return pieces.join('\n');
}

function answerTitle({ kind, versions }: Answer): string {
  const title = ANSWER_TITLES[kind];
  return versions ? `${title} in ${versionList(versions)}` : title;
}

function answer(said: Answer): string {
  const { kind, message, page } = said;
  return element(
    'div',
    { class: kind === 'warning' ? 'code-answer code-warning' : 'code-answer' },
    element('p', { class: 'code-answer-title' }, answerTitle(said)),
    element('pre', { class: 'code-pre' }, element('code', {}, answerText(message))),
    page
      ? element(
          'p',
          { class: 'code-answer-page' },
          'Error index: ',
          element('a', { href: page.href }, text(page.summary)),
        )
      : '',
  );
}

/** A button that begins an island. Nothing is loaded before it is pressed. */
function starter(
  words: string,
  island: 'LiveExample' | 'Exercise',
  data: LiveExample | Exercise,
): string {
  return element(
    'div',
    { class: 'code-live' },
    element(
      'button',
      { class: 'code-run', type: 'button', 'data-run': island, 'data-island-fallback': true },
      words,
    ),
    element('script', { type: 'application/json' }, scriptJson(data)),
  );
}

function note(words: string): string {
  return element('p', { class: 'code-note' }, words);
}

/** What stands beneath the code. */
function beneath(block: Block): string {
  if (block.lacksOutput) return note(NO_OUTPUT);
  if (block.doesNotCompile) return note(DOES_NOT_COMPILE);
  return [
    block.usesHiddenNames ? note(HIDDEN_NAMES) : '',
    ...block.answers.map(answer),
    block.live ? starter('Run this example', 'LiveExample', block.live) : '',
    block.exercise ? starter('Try it', 'Exercise', block.exercise) : '',
    block.run
      ? element('script', { type: 'application/json', 'data-runs': true }, scriptJson(block.run))
      : '',
  ].join('');
}

function tabs(block: Block, group: string): string {
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
    group === OUTPUT_GROUP ? viewButton() : '',
    ...block.panels.map(panelOf),
  ].join('');
}

/**
 * A block as HTML that can be read without scripts: all panels stand one beneath the other, each
 * with its label; where scripts run, the style sheet shows the active one.
 */
export function renderBlock(block: Block): RenderedBlock {
  const [first] = block.panels;
  const group =
    block.panels.length > 1 ? tabGroup(block.panels.map(({ label }) => label)) : undefined;
  const inner =
    group !== undefined
      ? tabs(block, group)
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
      ...(group !== undefined && { 'data-tab-group': group }),
    },
    html: inner + beneath(block),
  };
}
