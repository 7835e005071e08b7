/**
 * Types of names in code (`src/components/CodeLines`): one that is pointed at, touched or focused shows its type
 * beneath. The names of a container with `data-types` are one stop of the Tab key, and arrow keys go from name to
 * name.
 */

/** How far the type stands from its name, in CSS pixels. */
const GAP = 6;

function namesOf(container: Element): readonly HTMLElement[] {
  // Those of hidden programs are out of reach.
  return [...container.querySelectorAll<HTMLElement>('[data-type]')].filter((name) =>
    // Both names of the option: Firefox knew it by the second one first.
    name.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }),
  );
}

function nameOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-types] [data-type]') : null;
}

/** The container's card, made when it is first wanted. */
function cardOf(container: HTMLElement): HTMLElement {
  const existing = container.querySelector<HTMLElement>('[data-type-card]');
  if (existing) return existing;
  const card = document.createElement('p');
  card.dataset.typeCard = '';
  // Names are called by their types, too.
  card.setAttribute('aria-hidden', 'true');
  container.append(card);
  return card;
}

function hide(container: Element | null): void {
  const card = container?.querySelector<HTMLElement>('[data-type-card]');
  if (card) card.hidden = true;
}

function show(name: HTMLElement): void {
  const container = name.closest<HTMLElement>('[data-types]');
  if (!container) return;
  const card = cardOf(container);
  card.textContent = `${name.textContent}: ${name.dataset.type}`;
  card.hidden = false;
  const box = container.getBoundingClientRect();
  const { left, top, bottom } = name.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = card;
  const hasRoom = bottom + GAP + offsetHeight <= box.bottom;
  card.style.left = `${Math.max(0, Math.min(left - box.left, box.width - offsetWidth))}px`;
  card.style.top = `${(hasRoom ? bottom + GAP : top - GAP - offsetHeight) - box.top}px`;
}

/** The name that a key leads to; undefined for keys that are none of ours. */
function nameByKey(key: string, names: readonly HTMLElement[], index: number) {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return names[(index + 1) % names.length];
    case 'ArrowLeft':
    case 'ArrowUp':
      return names.at(index - 1);
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}

function answerKey(event: KeyboardEvent): void {
  const name = nameOf(event.target);
  const container = name?.closest('[data-types]') ?? null;
  if (!name || !container || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  if (event.key === 'Escape') hide(container);
  const names = namesOf(container);
  const next = nameByKey(event.key, names, names.indexOf(name));
  if (!next) return;
  event.preventDefault();
  name.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Gives the names of the page on screen to keyboards and screen readers; nothing of it is in the HTML. */
export function prepareTypes(): void {
  for (const program of document.querySelectorAll('[data-types] [data-program]')) {
    program.querySelectorAll<HTMLElement>('[data-type]').forEach((name, index) => {
      name.tabIndex = index === 0 ? 0 : -1;
      name.setAttribute('role', 'button');
      name.ariaLabel = `${name.textContent}: ${name.dataset.type}`;
    });
  }
}

/** Listens to the names of this page and of all pages that come after it. */
export function startTypes(): void {
  for (const kind of ['pointerover', 'focusin', 'click'] as const) {
    document.addEventListener(kind, ({ target }) => {
      const name = nameOf(target);
      if (name) show(name);
    });
  }
  for (const kind of ['pointerout', 'focusout'] as const) {
    document.addEventListener(kind, ({ target }) => {
      hide(nameOf(target)?.closest('[data-types]') ?? null);
    });
  }
  document.addEventListener('keydown', answerKey);
}
