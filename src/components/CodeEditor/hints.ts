/** Types of the program's parts: shown where the pointer rests, or at the caret on a key. */
import { type Extension, RangeSet, RangeValue, StateEffect, StateField } from '@codemirror/state';
import {
  activateHover,
  type Command,
  Decoration,
  EditorView,
  hoverTooltip,
  type Tooltip,
} from '@codemirror/view';

import type { TypeHint } from '@site/src/lib/playground/compiler';

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

function tooltipAt(view: EditorView, position: number): Tooltip | null {
  const found = hintAt(view.state, position);
  if (!found) return null;
  return {
    pos: found.from,
    end: found.to,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-type-hint';
      dom.textContent = found.hint;
      return { dom };
    },
  };
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

/** Shows and announces the type at the caret; it goes when the caret moves. */
export const showHintAtCaret: Command = (view) => {
  const { head } = view.state.selection.main;
  const found = hintAt(view.state, head);
  if (!found) {
    view.dispatch({ effects: EditorView.announce.of('There is no type hint here.') });
    return true;
  }
  activateHover(view, head, 1, {
    tooltip: hover,
    until: (transaction) => transaction.docChanged || transaction.selection !== undefined,
  });
  view.dispatch({ effects: EditorView.announce.of(`Type: ${found.hint}`) });
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
