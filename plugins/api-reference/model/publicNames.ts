/** The public names of modules of which comments name the file. */
import { modulesOfModel, openedLibrary } from './modelIndex';
import type { ApiModel } from './types';

/** Names of files that modules have of old; names of files with their ending are meant as such. */
const FILE_NAME = /\b(?:Belt|Core|Dom|Js|Stdlib)_\w*[A-Za-z]\w*(?!\.resi?\b)\b/g;

function key(name: string): string {
  return name.replace(/[._]/g, '').toLowerCase();
}

/** Replaces names of files by public names: `Belt_SortArray` becomes `Belt.SortArray`. */
export class PublicNames {
  readonly #names: ReadonlyMap<string, string>;

  constructor(model: ApiModel) {
    const opened = openedLibrary(model);
    const prefix = opened === undefined ? undefined : `${opened}.`;
    const names = new Map<string, string>();
    for (const { id } of modulesOfModel(model)) {
      // The first module of a name goes before later ones.
      if (names.has(key(id))) continue;
      const isOpened = prefix !== undefined && id.startsWith(prefix);
      names.set(key(id), isOpened ? id.slice(prefix.length) : id);
    }
    this.#names = names;
  }

  /** The same text; what is no module of the model stays. */
  replaceIn(text: string): string {
    return text.replace(FILE_NAME, (name) => this.#names.get(key(name)) ?? name);
  }
}
