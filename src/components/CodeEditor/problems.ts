/** The compiler's problems in the editor: squiggles, marks in the gutter, messages. */
import {
  diagnosticCount,
  forEachDiagnostic,
  lintGutter,
  linter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { type Command, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

import type { Problem } from '@site/src/lib/playground/compiler';

import { diagnosticsOf, isOfProblem } from './diagnostics';

interface PlacedProblem {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly message: string;
}

/** The problem of the smallest stretch around a position, its ends included. */
function problemAt(state: EditorState, position: number): PlacedProblem | undefined {
  let smallest: PlacedProblem | undefined;
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if (!isOfProblem(diagnostic) || position < from || position > to) return;
    const { index, message } = diagnostic;
    if (!smallest || to - from < smallest.to - smallest.from) {
      smallest = { from, to, index, message };
    }
  });
  return smallest;
}

/** Replaces the problems that the editor shows. */
export function setProblems(view: EditorView, problems: readonly Problem[]): void {
  if (problems.length === 0 && diagnosticCount(view.state) === 0) return;
  view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, problems)));
}

/** A command that goes to a problem, which then says what it is about. */
function announcing(goes: Command): Command {
  return (view) => {
    if (!goes(view)) return false;
    const found = problemAt(view.state, view.state.selection.main.from);
    if (found) view.dispatch({ effects: EditorView.announce.of(found.message) });
    return true;
  };
}

export const goToNextProblem = announcing(nextDiagnostic);
export const goToPreviousProblem = announcing(previousDiagnostic);

/**
 * Tells which problem the pointer is in or, where it is in none, the caret.
 *
 * @param onPoint called with the problem's index when it has become another one
 */
function pointing(onPoint: (index: number | undefined) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      private told: number | undefined;
      private underPointer: number | undefined;

      constructor(private readonly view: EditorView) {}

      update(update: ViewUpdate): void {
        const hasNewProblems = update.transactions.some(({ effects }) => effects.length > 0);
        if (update.docChanged || hasNewProblems) this.underPointer = undefined;
        if (update.docChanged || hasNewProblems || update.selectionSet || update.focusChanged) {
          this.tell();
        }
      }

      point(position: number | null): void {
        this.underPointer =
          position === null ? undefined : problemAt(this.view.state, position)?.index;
        this.tell();
      }

      private tell(): void {
        const { state, hasFocus } = this.view;
        const atCaret = hasFocus ? problemAt(state, state.selection.main.head)?.index : undefined;
        const index = this.underPointer ?? atCaret;
        if (index === this.told) return;
        this.told = index;
        onPoint(index);
      }
    },
    {
      eventHandlers: {
        mousemove(event, view) {
          this.point(view.posAtCoords({ x: event.clientX, y: event.clientY }));
        },
        mouseleave() {
          this.point(null);
        },
      },
    },
  );
}

/** What shows problems and tells of the one that is pointed at. */
export function problemSupport(onPoint: (index: number | undefined) => void): Extension {
  return [linter(null), lintGutter(), pointing(onPoint)];
}
