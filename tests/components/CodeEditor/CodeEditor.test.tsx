/** @jest-environment jsdom */
import { acceptCompletion, moveCompletionSelection } from '@codemirror/autocomplete';
import type * as CodeMirrorView from '@codemirror/view';
import { EditorView } from '@codemirror/view';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';

import type { Analysis, Analyze } from '@site/src/lib/playground/compiler';
import CodeEditor, {
  type CodeEditorHandle,
  type CodeEditorProps,
} from '@site/src/components/CodeEditor';

/** Stands for the keys themselves: when they come and go is the editor's business. */
jest.mock('@site/src/components/CodeEditor/vimKeys', () => {
  const view = jest.requireActual<typeof CodeMirrorView>('@codemirror/view');
  return { vimKeys: view.EditorView.editorAttributes.of({ class: 'with-vim-keys' }) };
});

const PROGRAM = 'let a = 1\nlet b = a + 1\n';

beforeAll(() => {
  // jsdom lays nothing out: every stretch of text has an empty box.
  const box = new DOMRect();
  Range.prototype.getClientRects = () => Object.assign([box], { item: () => box });
  Range.prototype.getBoundingClientRect = () => box;
  // It calls itself Safari, whose selection in a shadow tree CodeMirror reads with a command.
  document.execCommand = () => false;
});

const nothing = (): void => undefined;

/** An editor on the screen, and what can be asked of it. */
function setUp(changed: Partial<CodeEditorProps> = {}) {
  const props: CodeEditorProps = {
    value: PROGRAM,
    onChange: jest.fn(),
    syntax: 'rescript',
    label: 'Program in ReScript',
    problems: [],
    typeHints: [],
    isVim: false,
    isWrapped: false,
    onRun: nothing,
    onFormat: nothing,
    ...changed,
  };
  const { container, rerender, unmount } = render(<CodeEditor {...props} />);
  const root = container.firstElementChild?.shadowRoot;
  const field = root?.querySelector<HTMLElement>('[role=textbox]');
  const view = field && EditorView.findFromDOM(field);
  if (!root || !field || !view) throw new Error('Expected an editor in a shadow tree, got none.');
  return {
    root,
    field,
    view,
    unmount,
    text: () => view.state.doc.toString(),
    type: (from: number, text: string) =>
      act(() =>
        view.dispatch({
          changes: { from, insert: text },
          selection: { anchor: from + text.length },
          userEvent: 'input.type',
        }),
      ),
    press: (key: string, keyCode: number, held: KeyboardEventInit = {}) =>
      fireEvent.keyDown(field, { key, keyCode, ...held }),
    give: (next: Partial<CodeEditorProps>) => rerender(<CodeEditor {...props} {...next} />),
  };
}

describe('CodeEditor', () => {
  it('is a text field with a name, which says how to leave it', () => {
    const { field, root, give } = setUp();
    expect(field.getAttribute('aria-label')).toBe('Program in ReScript');
    const description = root.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('Press Escape and then Tab');
    expect(field.getAttribute('autocapitalize')).toBe('off');
    expect(field.getAttribute('autocorrect')).toBe('off');
    give({ label: 'Program in Reason' });
    expect(field.getAttribute('aria-label')).toBe('Program in Reason');
  });

  it('takes the focus when it is asked to before it is there', () => {
    // A handle is given before the browser paints, and the editor opens after that.
    const { view } = setUp({ handle: (opened) => opened?.focus() });
    expect(view.hasFocus).toBe(true);
  });

  it('tells of typing, once, and takes the text back without a change', () => {
    const onChange = jest.fn();
    const { type, give, text } = setUp({ onChange });
    type(0, '// ');
    expect(onChange.mock.calls).toEqual([[`// ${PROGRAM}`]]);
    give({ onChange, value: `// ${PROGRAM}` });
    expect(text()).toBe(`// ${PROGRAM}`);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed while an older text comes back', () => {
    const { type, give, text } = setUp();
    type(0, 'x');
    type(1, 'y');
    give({ value: `x${PROGRAM}` });
    expect(text()).toBe(`xy${PROGRAM}`);
    give({ value: `xy${PROGRAM}` });
    expect(text()).toBe(`xy${PROGRAM}`);
  });

  it('takes a text from outside as one step of the history, with the caret where it was', () => {
    const onChange = jest.fn();
    const { view, type, give, text, press } = setUp({ onChange });
    type(PROGRAM.length, 'let c=b');
    const typed = text();
    const formatted = PROGRAM.replace('a = 1', 'a = 1.0') + 'let c = b\n';
    give({ onChange, value: formatted });
    expect(text()).toBe(formatted);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(formatted.slice(0, view.state.selection.main.head).endsWith('let c = b')).toBe(true);
    press('z', 90, { ctrlKey: true });
    expect(text()).toBe(typed);
    expect(onChange).toHaveBeenLastCalledWith(typed);
    press('z', 90, { ctrlKey: true });
    expect(text()).toBe(PROGRAM);
    press('y', 89, { ctrlKey: true });
    press('y', 89, { ctrlKey: true });
    expect(text()).toBe(formatted);
  });

  it('keeps the history of each text that it shows, also when it gets another name', () => {
    const handle = createRef<CodeEditorHandle>();
    const { give, press, text, type, view } = setUp({ name: 'A.', value: 'a', handle });
    const undo = (): unknown => press('z', 90, { ctrlKey: true });
    type(1, '!');
    give({ name: 'B.', value: 'b', isWrapped: true, handle });
    expect(text()).toBe('b');
    undo();
    expect(text()).toBe('b');
    type(1, '?');
    act(() => handle.current?.rename('A.', 'C.'));
    give({ name: 'C.', value: 'a!', isWrapped: true, handle });
    expect(text()).toBe('a!');
    expect(view.contentDOM).toHaveClass('cm-lineWrapping');
    undo();
    expect(text()).toBe('a');
    give({ name: 'B.', value: 'b?', handle });
    undo();
    expect(text()).toBe('b');
  });

  it('does not take line ends of another system for a change', () => {
    const { view, give } = setUp();
    const { doc } = view.state;
    give({ value: PROGRAM.replace(/\n/g, '\r\n') });
    expect(view.state.doc).toBe(doc);
  });

  it('runs, formats and comments on keys', () => {
    const onRun = jest.fn();
    const onFormat = jest.fn();
    const { press, text } = setUp({ onRun, onFormat });
    press('e', 69, { ctrlKey: true });
    press('Enter', 13, { ctrlKey: true });
    press('F', 70, { shiftKey: true, altKey: true });
    expect([onRun.mock.calls.length, onFormat.mock.calls.length]).toEqual([2, 1]);
    expect(text()).toBe(PROGRAM);
    press('/', 191, { ctrlKey: true });
    expect(text()).toBe(`// ${PROGRAM}`);
  });

  it('indents on Tab, but not behind Escape', () => {
    const { press, text, field } = setUp();
    expect(press('Tab', 9)).toBe(false);
    expect(text()).toBe(`  ${PROGRAM}`);
    press('Escape', 27);
    fireEvent.keyUp(field, { key: 'Escape', keyCode: 27 });
    expect(press('Tab', 9)).toBe(true);
    expect(text()).toBe(`  ${PROGRAM}`);
  });

  it('marks problems, goes to them on F8 and tells which the caret is in', () => {
    const onPointAtProblem = jest.fn();
    const { root, view, give, press } = setUp({ onPointAtProblem });
    act(() => view.focus());
    give({
      onPointAtProblem,
      problems: [
        { kind: 'error', message: 'Somewhere.' },
        {
          kind: 'type-error',
          range: { startLine: 2, startColumn: 9, endLine: 2, endColumn: 10 },
          message: 'No a.',
        },
      ],
    });
    expect(root.querySelector('.cm-lintRange-error')?.textContent).toBe('a');
    expect(root.querySelectorAll('.cm-lint-marker-error')).toHaveLength(1);
    press('F8', 119);
    expect(view.state.selection.main).toMatchObject({ from: 18, to: 19 });
    expect(onPointAtProblem).toHaveBeenLastCalledWith(1);
    expect(root.querySelector('[aria-live=polite]')?.textContent).toBe('Type error: No a.');
    give({ onPointAtProblem, problems: [] });
    expect(root.querySelector('.cm-lintRange-error')).toBeNull();
    expect(onPointAtProblem).toHaveBeenLastCalledWith(undefined);
  });

  it('says the type of the smallest stretch at the caret', async () => {
    const place = (startColumn: number, endColumn: number) => ({
      startLine: 2,
      startColumn,
      endLine: 2,
      endColumn,
    });
    const { root, view, press } = setUp({
      typeHints: [
        { range: place(9, 14), hint: 'float' },
        { range: place(9, 10), hint: 'int' },
        { range: { startLine: 40, startColumn: 1, endLine: 40, endColumn: 3 }, hint: 'gone' },
      ],
    });
    const spoken = (): string | null | undefined =>
      root.querySelector('[aria-live=polite]')?.textContent;
    act(() => view.dispatch({ selection: { anchor: 18 } }));
    press('i', 73, { ctrlKey: true });
    await waitFor(() => expect(spoken()).toBe('Type: int'));
    act(() => view.dispatch({ selection: { anchor: 21 } }));
    press('i', 73, { ctrlKey: true });
    await waitFor(() => expect(spoken()).toBe('Type: float'));
    act(() => view.dispatch({ selection: { anchor: 0 } }));
    press('i', 73, { ctrlKey: true });
    await waitFor(() => expect(spoken()).toBe('There is no type hint here.'));
  });

  describe('with a compiler that answers', () => {
    const analyze = jest.fn<ReturnType<Analyze>, Parameters<Analyze>>();

    const knows = (analysis: Partial<Analysis>): void => {
      analyze.mockReset();
      analyze.mockResolvedValue({ suggestions: [], ...analysis });
    };

    const spoken = ({ root }: ReturnType<typeof setUp>): string | null | undefined =>
      root.querySelector('[aria-live=polite]')?.textContent;

    it('asks for the type at the caret', async () => {
      knows({ type: 'int', summary: 'Cups of tea.' });
      const editor = setUp({ onAnalyze: analyze });
      act(() => editor.view.dispatch({ selection: { anchor: 18 } }));
      editor.press('i', 73, { ctrlKey: true });
      await waitFor(() => expect(spoken(editor)).toBe('Type: int'));
      await waitFor(() =>
        expect(editor.root.querySelector('.cm-type-hint')?.textContent).toBe('intCups of tea.'),
      );
      editor.press('Escape', 27);
      expect(editor.root.querySelector('.cm-type-hint')).toBeNull();
      editor.press('i', 73, { ctrlKey: true });
      await waitFor(() => expect(editor.root.querySelector('.cm-type-hint')).not.toBeNull());
      expect(analyze).toHaveBeenLastCalledWith(
        'hover',
        { code: PROGRAM, line: 2, column: 9 },
        undefined,
      );
    });

    it('suggests names on a key, and writes the chosen one', async () => {
      knows({
        suggestions: [
          { kind: 'function', label: 'Array.map', detail: 'a => b', summary: 'Maps.' },
          { kind: 'function', label: 'Array.keep', detail: '', summary: '' },
        ],
      });
      const editor = setUp({ onAnalyze: analyze, value: 'a->Array.m' });
      act(() => editor.view.dispatch({ selection: { anchor: 10 } }));
      editor.press(' ', 32, { ctrlKey: true });
      await waitFor(() => expect(editor.root.querySelector('[role=option]')).not.toBeNull());
      expect(editor.root.querySelector('[role=listbox]')).not.toBeNull();
      // Enter means a new line before an arrow has chosen.
      expect(acceptCompletion(editor.view)).toBe(false);
      await waitFor(() => expect(moveCompletionSelection(true)(editor.view)).toBe(true));
      expect(acceptCompletion(editor.view)).toBe(true);
      expect(editor.text()).toBe('a->Array.map');
      expect(analyze.mock.calls[0]?.slice(0, 2)).toEqual([
        'completion',
        { code: 'a->Array.m', line: 1, column: 11 },
      ]);
    });

    it.each(['// drink.', 'let x = "drink.', 'let cups', 'let x = 4', 'type drink'])(
      'suggests nothing behind %s',
      async (value) => {
        knows({ suggestions: [{ kind: 'value', label: 'cups', detail: '', summary: '' }] });
        const editor = setUp({ onAnalyze: analyze, value });
        editor.type(value.length, 's');
        // A place where it does is asked about later; only that one was.
        editor.type(value.length + 1, '\ncups');
        await waitFor(() => expect(analyze).toHaveBeenCalled());
        expect(analyze.mock.calls.map(([question, { line }]) => [question, line])).toEqual([
          ['completion', 2],
        ]);
      },
    );

    it('shows what a function takes when its arguments begin, until Escape', async () => {
      knows({
        signature: { label: '(int, float) => int', active: { from: 1, to: 4 }, summary: '' },
      });
      const editor = setUp({ onAnalyze: analyze, value: 'add' });
      editor.type(3, '(');
      await waitFor(() =>
        expect(editor.root.querySelector('.cm-type-hint strong')?.textContent).toBe('int'),
      );
      editor.press('Escape', 27);
      await waitFor(() => expect(editor.root.querySelector('.cm-type-hint')).toBeNull());
      editor.press(' ', 32, { ctrlKey: true, shiftKey: true });
      await waitFor(() => expect(spoken(editor)).toBe('(int, float) => int'));
    });

    it('says so on the key where no function is called', async () => {
      knows({});
      const editor = setUp({ onAnalyze: analyze });
      editor.press(' ', 32, { ctrlKey: true, shiftKey: true });
      await waitFor(() => expect(spoken(editor)).toBe('There is no function call here.'));
      expect(editor.root.querySelector('.cm-type-hint')).toBeNull();
    });
  });

  it('reveals a stretch for its page', () => {
    const handle = createRef<CodeEditorHandle>();
    const { view, root, field } = setUp({ handle });
    act(() => handle.current?.reveal({ startLine: 2, startColumn: 5, endLine: 2, endColumn: 6 }));
    expect(view.state.selection.main).toMatchObject({ from: 14, to: 15 });
    expect(root.activeElement).toBe(field);
  });

  it('opens a search whose fields have names', () => {
    const { root, press } = setUp();
    press('f', 70, { ctrlKey: true });
    const fields = [
      ...root.querySelectorAll('.cm-search input[type=text], .cm-search input.cm-textfield'),
    ];
    expect(fields.map((input) => input.getAttribute('aria-label'))).toEqual(['Find', 'Replace']);
  });

  it('wraps lines, speaks another syntax and takes Vim keys while it lives', async () => {
    const { field, give, press, text, view } = setUp();
    give({ isWrapped: true, syntax: 'reason', isVim: true });
    expect(field.classList).toContain('cm-lineWrapping');
    expect(field.dataset.language).toBe('reason');
    await waitFor(() => expect(view.dom.classList).toContain('with-vim-keys'));
    press('Delete', 46);
    expect(text()).toBe(PROGRAM.slice(1));
    give({ isVim: false });
    expect(view.dom.classList).not.toContain('with-vim-keys');
    expect(field.classList).not.toContain('cm-lineWrapping');
  });

  it('leaves nothing behind', () => {
    const { view, unmount } = setUp();
    unmount();
    expect(view.dom.isConnected).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
