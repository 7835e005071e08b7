/** Tells a reader who switched versions that the page they came from does not exist in this one. */
import { readSwitchNote } from '../lib/switchNote';

/** Writes the note of the page on screen (`src/components/SwitchNote`) if its address asks for it. */
export function showSwitchNote(): void {
  const note = document.querySelector<HTMLElement>('[data-switch-note]');
  const askedFor = readSwitchNote(window.location.search);
  if (!note || askedFor === undefined) return;
  const name = document.createElement('q');
  name.textContent = askedFor;
  note.replaceChildren(
    `${note.dataset.switchNote} has no page `,
    name,
    '. This is the nearest one.',
  );
}
