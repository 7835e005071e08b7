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
  /**
   * Shows a text under a name. Another name is another text: the one before keeps its history, selection and folds until it
   * is shown again.
   */
  show(name: string, value: string): void;
  /** Gives a text another name. */
  rename(before: string, now: string): void;
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
  start: Omit<Parts, 'keys'> & {
    readonly name: string;
    readonly value: string;
    readonly extra: Extension;
  },
  events: EditorEvents,
): Editor {
  const compartments = {
    labels: new Compartment(),
    language: new Compartment(),
    keys: new Compartment(),
    wrapping: new Compartment(),
  };
  let unanswered: string[] = [];
  const { labels, language, wrapping } = start;
  let parts: Parts = { labels, language, wrapping, keys: [] };
  let shown = start.name;
  /** Texts that are not on screen. */
  const put = new Map<string, EditorState>();

  const telling = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    if (!docChanged || transactions.some((transaction) => transaction.annotation(fromOutside)))
      return;
    const text = state.doc.toString();
    unanswered = [...unanswered.slice(1 - MOST_UNANSWERED), text];
    events.onChange(text);
  });

  const stateOf = (doc: string): EditorState =>
    EditorState.create({
      doc,
      extensions: [
        compartments.keys.of(parts.keys),
        editorExtensions(events),
        start.extra,
        compartments.labels.of(parts.labels),
        compartments.language.of(parts.language),
        compartments.wrapping.of(parts.wrapping),
        Prec.lowest(telling),
      ],
    });

  const view = new EditorView({ root, parent: root, state: stateOf(start.value) });

  const setPart: Editor['setPart'] = (name, extension) => {
    parts = { ...parts, [name]: extension };
    if (compartments[name].get(view.state) === extension) return;
    view.dispatch({ effects: compartments[name].reconfigure(extension) });
  };

  const setValue: Editor['setValue'] = (next) => {
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
  };

  return {
    view,
    setValue,
    setPart,
    show: (name, value) => {
      if (name !== shown) {
        put.set(shown, view.state);
        view.setState(put.get(name) ?? stateOf(value));
        put.delete(name);
        shown = name;
        unanswered = [];
        // What was chosen meanwhile holds for this text, too.
        setPart('labels', parts.labels);
        setPart('language', parts.language);
        setPart('wrapping', parts.wrapping);
        setPart('keys', parts.keys);
      }
      setValue(value);
    },
    rename: (before, now) => {
      if (shown === before) shown = now;
      // What is on screen gives way to what takes its name.
      else if (shown === now) shown = '';
      const state = put.get(before);
      put.delete(before);
      if (state) put.set(now, state);
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
