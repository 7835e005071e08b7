/** Messages of the compiler under the lines that they are about. */
import { type Diagnostic, setDiagnosticsEffect } from '@codemirror/lint';
import { type Range, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** A message in the editor's text; screen readers hear it with the line. */
class Message extends WidgetType {
  constructor(
    private readonly text: string,
    private readonly severity: Diagnostic['severity'],
  ) {
    super();
  }

  override eq(other: Message): boolean {
    return other.text === this.text && other.severity === this.severity;
  }

  toDOM(): HTMLElement {
    // Line numbers beside it would not count margins: it has its distance within an element of its own.
    const place = document.createElement('div');
    place.className = 'cm-message-place';
    const message = place.appendChild(document.createElement('div'));
    message.className = `cm-message cm-message-${this.severity}`;
    message.textContent = this.text;
    return place;
  }
}

function below(doc: Text, { from, message, severity }: Diagnostic): Range<Decoration> {
  const widget = new Message(message, severity);
  return Decoration.widget({ widget, block: true, side: 1 }).range(doc.lineAt(from).to);
}

/** Shows each problem that the editor is given under its first line. */
export const messagesBelow = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, { changes, effects, state }) => {
    const given = effects.find((effect) => effect.is(setDiagnosticsEffect));
    return given?.is(setDiagnosticsEffect)
      ? Decoration.set(
          given.value.map((diagnostic) => below(state.doc, diagnostic)),
          true,
        )
      : shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
