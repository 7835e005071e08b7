import { EditorView } from '@codemirror/view';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

import type { Analyze, Problem, SourceRange, TypeHint } from '@site/src/lib/playground/compiler';
import { syntaxSupport } from '@site/src/lib/playground/syntax';
import type { Syntax } from '@site/src/lib/playgroundLink';

import { announce, type Editor, labelled, openEditor } from './editor';
import { setHints } from './hints';
import { messagesBelow } from './messages';
import { setProblems } from './problems';
import { WAY_OUT } from './WayOut';
import styles from './styles.module.css';

/** What a page can ask of the editor. */
export interface CodeEditorHandle {
  focus(): void;
  /** Selects a stretch, scrolls to it and takes the focus. */
  reveal(range: SourceRange): void;
  /** Gives a text that was shown as `name` another one. */
  rename(before: string, now: string): void;
}

export interface CodeEditorProps {
  /**
   * The program. Texts that `onChange` gave are taken for the editor's own; another text replaces what it
   * shows, as one step of its undo history.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Another name is another text, with a history of its own. */
  readonly name?: string;
  readonly syntax: Syntax;
  /** Accessible name, such as "Program in ReScript". */
  readonly label: string;
  readonly problems: readonly Problem[];
  readonly typeHints: readonly TypeHint[];
  /** Vim keys; they are loaded when first wanted. */
  readonly isVim: boolean;
  /** Whether long lines wrap. */
  readonly isWrapped: boolean;
  /** Whether messages stand under their lines, from the beginning. */
  readonly hasMessagesBelow?: boolean;
  /** Ctrl or Cmd with E or Enter. */
  readonly onRun: () => void;
  /** Shift+Alt+F. */
  readonly onFormat: () => void;
  /** The pointer, or else the caret, is in `problems[index]` now. */
  readonly onPointAtProblem?: (index: number | undefined) => void;
  /** Asks the compiler about a place, which has suggestions, types and signatures to tell. */
  readonly onAnalyze?: Analyze;
  readonly handle?: Ref<CodeEditorHandle>;
}

/** One object, so that the editor sees that nothing has changed. */
const NOTHING: readonly [] = [];

/** Of the shadow tree that the editor lives in. */
const DESCRIPTION_ID = 'description';

/** The keys that an editor answers to, in sentences. */
function descriptionOf({ onAnalyze }: CodeEditorProps): string {
  const keys =
    `Tab indents. ${WAY_OUT} F8 goes to the next problem, ` +
    'and Control or Command with E or Enter runs the program.';
  const questions =
    ' Control or Command with I shows the type at the caret. Control with Space suggests what may ' +
    'stand there, and with Shift it shows what the function there takes.';
  return onAnalyze ? keys + questions : keys;
}

/** Fills the shadow tree of an element and gives it; an element keeps its tree for ever. */
function treeOf(host: HTMLElement, text: string): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const description = document.createElement('div');
  description.id = DESCRIPTION_ID;
  description.hidden = true;
  description.textContent = text;
  root.replaceChildren(description);
  return root;
}

/**
 * An editor for programs: CodeMirror 6 with the grammars of `src/lib/playground/syntax`, the compiler's
 * problems and types. Needs a browser: pages import it lazily. It fills the height that it is given.
 */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const { value, name = '', syntax, label, problems, typeHints, isVim, isWrapped, handle } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  /** It was to take the focus before it was there. */
  const isAwaited = useRef(false);
  const labels = useMemo(() => labelled(label, DESCRIPTION_ID), [label]);
  const wrapping = isWrapped ? EditorView.lineWrapping : NOTHING;
  const language = syntaxSupport(syntax);
  const current = useRef({ ...props, labels, wrapping, language });
  useEffect(() => {
    current.current = { ...props, labels, wrapping, language };
  });

  // Before the browser paints: what stood in its place is gone by then.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const { hasMessagesBelow } = current.current;
    const start = {
      ...current.current,
      name: current.current.name ?? '',
      extra: hasMessagesBelow ? messagesBelow : NOTHING,
    };
    const opened = openEditor(treeOf(host.current, descriptionOf(current.current)), start, {
      onChange: (text) => current.current.onChange(text),
      onRun: () => current.current.onRun(),
      onFormat: () => current.current.onFormat(),
      onPointAtProblem: (index) => current.current.onPointAtProblem?.(index),
      onAnalyze: async (...asked) => current.current.onAnalyze?.(...asked),
    });
    editor.current = opened;
    if (isAwaited.current) opened.view.focus();
    return () => {
      opened.view.destroy();
      editor.current = null;
    };
  }, []);

  useEffect(() => editor.current?.show(name, value), [name, value]);
  useEffect(() => editor.current?.setPart('labels', labels), [labels]);
  useEffect(() => editor.current?.setPart('wrapping', wrapping), [wrapping]);
  useEffect(() => editor.current?.setPart('language', language), [language]);
  useEffect(() => {
    if (editor.current) setProblems(editor.current.view, problems);
  }, [problems]);
  useEffect(() => {
    if (editor.current) setHints(editor.current.view, typeHints);
  }, [typeHints]);

  useEffect(() => {
    const { current: opened } = editor;
    if (!isVim || !opened) return undefined;
    let isWanted = true;
    import('./vimKeys').then(
      ({ vimKeys }) => {
        if (isWanted) opened.setPart('keys', vimKeys);
      },
      () => {
        if (isWanted) announce(opened.view, 'The Vim keys couldn’t be loaded. Try again later.');
      },
    );
    return () => {
      isWanted = false;
      if (editor.current === opened) opened.setPart('keys', NOTHING);
    };
  }, [isVim]);

  useImperativeHandle(handle, () => ({
    focus: () => {
      if (editor.current) editor.current.view.focus();
      else isAwaited.current = true;
    },
    reveal: (range) => editor.current?.reveal(range),
    rename: (before, now) => editor.current?.rename(before, now),
  }));

  return <div ref={host} className={styles.host} />;
}
