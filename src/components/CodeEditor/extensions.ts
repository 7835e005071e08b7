/** What the editor is made of, beside what its properties switch. */
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, redo } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  closeHoverTooltips,
  type Command,
  drawSelection,
  dropCursor,
  EditorView,
  hasHoverTooltips,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';

import type { Analyze } from '@site/src/lib/playground/compiler';

import { analyzing } from './analyzing';
import { suggestions } from './completion';
import { showHintAtCaret, typeHintSupport } from './hints';
import { goToNextProblem, goToPreviousProblem, problemSupport } from './problems';
import { closeSignature, showSignature, signatureSupport } from './signature';
import { theme } from './theme';

/** What the editor tells of. */
export interface EditorEvents {
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
  readonly onFormat: () => void;
  readonly onPointAtProblem: (index: number | undefined) => void;
  readonly onAnalyze: Analyze;
}

/**
 * How long Tab leaves the editor after Escape, in milliseconds, unless another key is pressed before.
 * CodeMirror gives two seconds, which is too short for some readers.
 */
const LEAVING_TIME = 60_000;

const hideTooltips: Command = (view) => {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
};

/** Our own keys come before those of Vim. */
function ownKeys({ onRun, onFormat }: EditorEvents): Extension {
  const calling = (call: () => void): Command => {
    return () => {
      call();
      return true;
    };
  };
  return Prec.highest(
    keymap.of([
      { key: 'Mod-e', run: calling(onRun), preventDefault: true },
      // Both on Apple's machines, whose users have either in their fingers.
      { key: 'Mod-Enter', run: calling(onRun), preventDefault: true },
      { key: 'Ctrl-Enter', run: calling(onRun), preventDefault: true },
      { key: 'Shift-Alt-f', run: calling(onFormat), preventDefault: true },
      { key: 'Mod-i', run: showHintAtCaret, preventDefault: true },
      { key: 'F8', run: goToNextProblem, shift: goToPreviousProblem },
      { key: 'Ctrl-Shift-Space', run: showSignature, preventDefault: true },
      { key: 'Escape', run: (view) => hideTooltips(view) || closeSignature(view) },
    ]),
  );
}

/** Escape, then Tab goes on to what follows the editor. */
const leaving = EditorView.domEventObservers({
  keyup: (event, view) => {
    if (event.key === 'Escape') view.setTabFocusMode(LEAVING_TIME);
  },
});

/** What the search panel calls things. */
const phrases = EditorState.phrases.of({
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Regular expression',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close the search',
});

/** Everything but language, label, Vim keys and wrapping. */
export function editorExtensions(events: EditorEvents): Extension {
  return [
    ownKeys(events),
    leaving,
    theme,
    problemSupport(events.onPointAtProblem),
    lineNumbers(),
    foldGutter(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    highlightSelectionMatches(),
    history(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(2),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    phrases,
    search({ top: true }),
    analyzing.of(events.onAnalyze),
    typeHintSupport,
    suggestions,
    signatureSupport,
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      { key: 'Mod-Shift-z', run: redo, preventDefault: true },
      ...foldKeymap,
      indentWithTab,
    ]),
  ];
}
