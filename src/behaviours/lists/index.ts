/**
 * Lists with a search box, which are the package index, the syntax lookup, the index of errors and the items of the API
 * reference, and the pages of the tour. What narrows a list, or shows how far a reader is, is loaded with it.
 */
/** Lists that have listeners. */
const started = new WeakSet<Element>();

/** What a list needs: listeners once, and its state whenever the address has changed. */
interface ListKind {
  readonly start: (list: HTMLElement) => void;
  readonly show: (list: HTMLElement) => void;
}

const KINDS: Readonly<Record<string, () => Promise<ListKind>>> = {
  packages: async () => {
    const { startPackages, showPackages } = await import('./packages');
    return { start: startPackages, show: showPackages };
  },
  errors: async () => {
    const { startErrors, showErrors } = await import('./errors');
    return { start: startErrors, show: showErrors };
  },
  syntax: async () => {
    const { startSyntax, showSyntax } = await import('./syntax');
    return { start: startSyntax, show: showSyntax };
  },
  items: async () => {
    const { startItems, showItems } = await import('./items');
    return { start: startItems, show: showItems };
  },
  tour: async () => {
    const { startTour, showTour } = await import('./tour');
    return { start: startTour, show: showTour };
  },
};

async function show(list: HTMLElement): Promise<void> {
  const kind = await KINDS[list.dataset.list ?? '']?.();
  if (!kind || !list.isConnected) return;
  if (!started.has(list)) kind.start(list);
  started.add(list);
  kind.show(list);
}

/** Narrows the list of the page on screen (`data-list`) by what its box and the address say. */
export function showList(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  // Offline the list stays whole.
  if (list) show(list).catch((error: unknown) => console.error('The list stays whole:', error));
}
