/** What the function takes whose arguments are being written: shown at the opening parenthesis, or on a key. */
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  EditorView,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

import type { Signature } from '@site/src/lib/playground/compiler';

import { analyzeAt } from './analyzing';

interface Shown {
  readonly signature: Signature;
  readonly position: number;
}

const show = StateEffect.define<Shown | undefined>();

function tooltipOf({ signature, position }: Shown): Tooltip {
  return {
    pos: position,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-type-hint';
      const { label, active } = signature;
      if (active) {
        const parameter = document.createElement('strong');
        parameter.textContent = label.slice(active.from, active.to);
        dom.append(label.slice(0, active.from), parameter, label.slice(active.to));
      } else dom.textContent = label;
      return { dom };
    },
  };
}

const shown = StateField.define<Shown | undefined>({
  create: () => undefined,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
    // Until the next answer it stays above the caret.
    const position = transaction.newSelection.main.head;
    return value && transaction.docChanged ? { ...value, position } : value;
  },
  provide: (field) =>
    showTooltip.from(field, (value) => (value === undefined ? null : tooltipOf(value))),
});

/** What begins a list of arguments, or goes on to the next one. */
const OPENING = /[(,]/;

const asking = ViewPlugin.fromClass(
  class {
    private latest: AbortController | undefined;

    constructor(private readonly view: EditorView) {}

    update({ docChanged, selectionSet, focusChanged, state, transactions }: ViewUpdate): void {
      const isTyped = transactions.some((transaction) => transaction.isUserEvent('input'));
      const { head } = state.selection.main;
      const begins = isTyped && OPENING.test(state.sliceDoc(head - 1, head));
      const isShown = state.field(shown) !== undefined;
      if (focusChanged && !this.view.hasFocus) this.close();
      else if (begins || (isShown && (docChanged || selectionSet))) void this.ask(false);
    }

    /** @param isTold whether screen readers are told, also that there is nothing */
    async ask(isTold: boolean): Promise<void> {
      this.latest?.abort();
      const { signal } = (this.latest = new AbortController());
      const { state } = this.view;
      const position = state.selection.main.head;
      const analysis = await analyzeAt(this.view, 'signature', position, signal);
      if (signal.aborted || this.view.state.doc !== state.doc) return;
      const signature = analysis?.signature;
      const told = signature?.label ?? 'There is no function call here.';
      this.view.dispatch({
        effects: [
          show.of(signature && { signature, position }),
          ...(isTold ? [EditorView.announce.of(told)] : []),
        ],
      });
    }

    close(): void {
      this.latest?.abort();
      // Views are not changed while they are updated.
      queueMicrotask(() => this.view.dispatch({ effects: show.of(undefined) }));
    }

    destroy(): void {
      this.latest?.abort();
    }
  },
);

/** Shows and announces the signature at the caret. */
export const showSignature: Command = (view) => {
  void view.plugin(asking)?.ask(true);
  return true;
};

/** Takes a signature away that is shown. */
export const closeSignature: Command = (view) => {
  if (view.state.field(shown) === undefined) return false;
  view.plugin(asking)?.close();
  return true;
};

/** Signatures while arguments are written. */
export const signatureSupport: Extension = [shown, asking];
