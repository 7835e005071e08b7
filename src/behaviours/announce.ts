/** The page's one live region, through which behaviours speak to screen readers. */

const ID = 'announcer';

function region(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) return existing;
  const made = document.createElement('p');
  made.id = ID;
  made.className = 'visually-hidden';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}

/** Puts the region into the page, because screen readers watch those that were there before. */
export function prepareAnnouncements(): void {
  region();
}

/**
 * Lets screen readers say a text when they are done with what they are saying.
 *
 * @param text the text; an empty one clears the region, so that the same text is said again later
 */
export function announce(text: string): void {
  region().textContent = text;
}
