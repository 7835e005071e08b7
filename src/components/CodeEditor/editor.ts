/** The editor without React: a view of CodeMirror whose parts can be exchanged while it lives. */
import { isolateHistory } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

import type { SourceRange } from '@site/src/lib/playground/compiler';

import { caretInChange, changesBetween } from './changes';
import { editorExtensions, type EditorEvents } from './extensions';
import { offsetsOf } from './ranges';

/** Marks a change that came from the page. */
const fromOutside = Annotation.define<true>();

/** Texts told to the page that it may still send back; the oldest are forgotten. */
const MOST_UNANSWERED = 100;

/** What of the editor can be exchanged. */
interface Parts {
  readonly labels: Extension;
  readonly language: Extension;
  readonly wrapping: Extension;
  /** Keys of another editor; none at first. */
  readonly keys: Extension;
}

/** A living editor. */
export interface Editor {
  readonly view: EditorView;
  /**
   * Takes the page's text: one step of the undo history, with as few changes as it needs. A text that the
   * editor has told the page before is an echo of typing, and nothing happens.
   */
  setValue(value: string): void;
  setPart(name: keyof Parts, extension: Extension): void;
  reveal(range: SourceRange): void;
}

/** Has screen readers say something. */
export function announce(view: EditorView, message: string): void {
  view.dispatch({ effects: EditorView.announce.of(message) });
}

/** Attributes of the text field, by its name and the id of its description. */
export function labelled(label: string, descriptionId: string): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': descriptionId,
    // Programs that test for accessibility do not see that it takes the focus without.
    tabindex: '0',
    autocapitalize: 'off',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'enter',
  });
}

/**
 * Opens an editor.
 *
 * @param root a shadow tree: rules come there as adopted style sheets, which the site's policy allows,
 * where a document would get a style element, which it forbids
 */
export function openEditor(
  root: ShadowRoot,
  start: Omit<Parts, 'keys'> & { readonly value: string; readonly extra: Extension },
  events: EditorEvents,
): Editor {
  const compartments = {
    labels: new Compartment(),
    language: new Compartment(),
    keys: new Compartment(),
    wrapping: new Compartment(),
  };
  let unanswered: string[] = [];

  const telling = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    if (!docChanged || transactions.some((transaction) => transaction.annotation(fromOutside)))
      return;
    const text = state.doc.toString();
    unanswered = [...unanswered.slice(1 - MOST_UNANSWERED), text];
    events.onChange(text);
  });

  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: start.value,
      extensions: [
        compartments.keys.of([]),
        editorExtensions(events),
        start.extra,
        compartments.labels.of(start.labels),
        compartments.language.of(start.language),
        compartments.wrapping.of(start.wrapping),
        Prec.lowest(telling),
      ],
    }),
  });

  return {
    view,
    setValue: (next) => {
      const answered = unanswered.lastIndexOf(next);
      if (answered >= 0) {
        unanswered = unanswered.slice(answered + 1);
        return;
      }
      unanswered = [];
      const before = view.state.doc.toString();
      // CodeMirror ends all lines alike.
      const after = next.replace(/\r\n?/g, '\n');
      if (before === after) return;
      const changes = changesBetween(before, after);
      const caret = caretInChange(before, changes, view.state.selection.main.head);
      view.dispatch({
        changes,
        ...(caret !== undefined && { selection: { anchor: caret } }),
        annotations: [fromOutside.of(true), isolateHistory.of('full')],
      });
    },
    setPart: (name, extension) => {
      if (compartments[name].get(view.state) === extension) return;
      view.dispatch({ effects: compartments[name].reconfigure(extension) });
    },
    reveal: (range) => {
      const { from, to } = offsetsOf(view.state.doc, range);
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
  };
}
