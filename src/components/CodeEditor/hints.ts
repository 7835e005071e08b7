/** Types of the program's parts: shown where the pointer rests, or at the caret on a key. */
import {
  type Extension,
  RangeSet,
  RangeValue,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  activateHover,
  type Command,
  Decoration,
  EditorView,
  hoverTooltip,
  type Tooltip,
} from '@codemirror/view';

import type { TypeHint } from '@site/src/lib/playground/compiler';

import { analyzeAt } from './analyzing';
import { offsetsOf } from './ranges';

class HintValue extends RangeValue {
  constructor(readonly hint: string) {
    super();
  }

  override eq(other: HintValue): boolean {
    return other.hint === this.hint;
  }
}

const replaceHints = StateEffect.define<RangeSet<HintValue>>();

const hints = StateField.define<RangeSet<HintValue>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    const mapped = transaction.docChanged ? value.map(transaction.changes) : value;
    return transaction.effects.reduce(
      (current, effect) => (effect.is(replaceHints) ? effect.value : current),
      mapped,
    );
  },
});

/** The hint of the smallest stretch around a position. */
export function hintAt(
  state: EditorView['state'],
  position: number,
): { from: number; to: number; hint: string } | undefined {
  let smallest: { from: number; to: number; hint: string } | undefined;
  state.field(hints).between(position, position, (from, to, { hint }) => {
    if (!smallest || to - from < smallest.to - smallest.from) smallest = { from, to, hint };
  });
  return smallest;
}

/** What is known about a stretch. */
interface Hint {
  readonly from: number;
  readonly to: number;
  readonly hint: string;
  readonly summary?: string;
}

/** What the key has asked for, until it is shown: the pointer asks anew, for another compiler may answer. */
const told = new WeakMap<Text, Hint>();

/** The hint about a position that is known already. */
function knownHint({ state }: EditorView, position: number): Hint | undefined {
  return hintAt(state, position) ?? told.get(state.doc);
}

/** What the compiler tells about a position. */
async function askForHint(view: EditorView, position: number): Promise<Hint | undefined> {
  const { doc } = view.state;
  const word = view.state.wordAt(position);
  const analysis = word ? await analyzeAt(view, 'hover', word.from) : undefined;
  if (!word || analysis?.type === undefined || view.state.doc !== doc) return undefined;
  const { type: hint, summary } = analysis;
  return { from: word.from, to: word.to, hint, ...(summary !== undefined && { summary }) };
}

function tooltipOf(found: Hint): Tooltip {
  return {
    pos: found.from,
    end: found.to,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-type-hint';
      dom.textContent = found.hint;
      if (found.summary !== undefined) {
        const summary = document.createElement('p');
        summary.className = 'cm-summary';
        summary.textContent = found.summary;
        dom.append(summary);
      }
      return { dom };
    },
  };
}

function tooltipAt(view: EditorView, position: number): Tooltip | Promise<Tooltip | null> {
  const known = knownHint(view, position);
  if (known) return tooltipOf(known);
  return askForHint(view, position).then((found) => (found ? tooltipOf(found) : null));
}

const hover = hoverTooltip(tooltipAt, { hideOnChange: true });

const hintedStretch = Decoration.mark({ class: 'cm-hinted' });

/** Replaces the hints that the editor knows; stale ones are cut to what the document has. */
export function setHints(view: EditorView, typeHints: readonly TypeHint[]): void {
  const { doc } = view.state;
  const ranges = typeHints.flatMap(({ range, hint }) => {
    const { from, to } = offsetsOf(doc, range);
    return from < to ? [new HintValue(hint).range(from, to)] : [];
  });
  view.dispatch({ effects: replaceHints.of(RangeSet.of(ranges, true)) });
}

async function showHint(view: EditorView): Promise<void> {
  const { doc, selection } = view.state;
  const { head } = selection.main;
  const found = knownHint(view, head) ?? (await askForHint(view, head));
  if (view.state.doc !== doc || !view.state.selection.eq(selection)) return;
  if (!found) {
    view.dispatch({ effects: EditorView.announce.of('There is no type hint here.') });
    return;
  }
  told.set(doc, found);
  activateHover(view, head, 1, {
    tooltip: hover,
    until: (transaction) => transaction.docChanged || transaction.selection !== undefined,
  });
  told.delete(doc);
  view.dispatch({ effects: EditorView.announce.of(`Type: ${found.hint}`) });
}

/** Shows and announces the type at the caret; it goes when the caret moves. */
export const showHintAtCaret: Command = (view) => {
  void showHint(view);
  return true;
};

/** Type hints, and the line under the stretch that a shown one is about. */
export const typeHintSupport: Extension = [
  hints,
  hover,
  EditorView.decorations.compute([hover.active], (state) =>
    Decoration.set(
      state
        .field(hover.active)
        .flatMap(({ pos, end }) =>
          end !== undefined && end > pos ? [hintedStretch.range(pos, end)] : [],
        ),
    ),
  ),
];
