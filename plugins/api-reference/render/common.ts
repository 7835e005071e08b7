/** What holds for all items of a page is said once. */
import type { ApiModule } from '../model/types';
import type { PageItem } from './item';

/** What badges say. */
export function kindOf({ kind }: PageItem): string {
  return kind.replace('-', ' ');
}

/** The name in JavaScript by which readers may look for an item, where it says more than its own: `Object.keys`. */
export function javaScriptName(item: PageItem): string | undefined {
  const name = item.kind === 'value' ? item.javaScript?.name : undefined;
  return name === item.name || name === '[]' ? undefined : name;
}

/** Fewest items for which it is worth a sentence. */
const SEVERAL = 2;

function pageItems({ items }: ApiModule): readonly PageItem[] {
  return items.filter((item): item is PageItem => item.kind !== 'module');
}

/** The kind of all items, as badges name it; undefined where they differ, and for values, which have no badge. */
export function commonKind(module: ApiModule): string | undefined {
  const items = pageItems(module);
  const [first] = items;
  if (!first || first.kind === 'value' || items.length < SEVERAL) return undefined;
  return items.every(({ kind }) => kind === first.kind) ? kindOf(first) : undefined;
}

/** Whether all texts of a module's items were taken over from another version. */
export function isWhollyBackfilled(module: ApiModule): boolean {
  const documented = pageItems(module).filter(({ docstring }) => docstring !== undefined);
  return (
    documented.length >= SEVERAL && documented.every(({ isBackfilled }) => isBackfilled === true)
  );
}
