/** What the documents and the worker that run programs do alike. */
import type { FrameReport } from '../../../src/lib/program/messages';
import { link, type NamedModule } from '../../../src/lib/program/modules';

/**
 * Makes addresses of modules, each behind what it imports, and imports the last one.
 *
 * @param names takes the modules' names by their addresses
 * @returns what the last module exports by default
 * @throws whatever a module throws
 */
export async function importProgram(
  modules: readonly NamedModule[],
  names: Map<string, string>,
): Promise<unknown> {
  const addresses = new Map<string, string>();
  let entry = '';
  for (const { name, pieces } of modules) {
    const text = new Blob([link(pieces, addresses)], { type: 'text/javascript' });
    entry = URL.createObjectURL(text);
    addresses.set(name, entry);
    names.set(entry, name);
  }
  const program: unknown = await import(/* webpackIgnore: true */ entry);
  return Reflect.get(Object(program), 'default');
}

/** Tells how high an element is, now and when that changes. */
export function watchHeight(root: Element, report: (message: FrameReport) => void): void {
  let last = -1;
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    report({ type: 'height', height });
  }).observe(root);
}

/** Shows this document in the colors of the page around it. */
export function setColorScheme(colorScheme: string): void {
  document.documentElement.dataset.theme = colorScheme;
}
