/** Which members of the reference have a type that was asked for, the likeliest first. */
import { namesOf } from './aliases';
import type { Entry } from './entries';
import { plainName, readTypes, type TypeFit } from './typeMatching';
import { everydayUse } from './everydayModules';
import { LIBRARY, TYPE } from './weights';

/** A member with a type that was asked for. */
export interface TypeMatch {
  readonly entry: Entry;
  /** Whether its type is alike, not the same. */
  readonly isNear: boolean;
  /** 0 to 1. */
  readonly score: number;
}

/** Finds members by their type. */
export interface TypeIndex {
  /** The best first; none for queries that are no type. */
  readonly find: (query: string) => readonly TypeMatch[];
}

/** Who is likelier meant of two members with the same type: 0 to 1, less for special purposes. */
function usualness({ item: entry, subject, result }: TypeFit<Entry>): number {
  const { title, group } = entry.page;
  const use = everydayUse(title) ?? 0;
  const isSpecial = /Unsafe|Exn$|OrThrow$|(?<=[a-z])U$/.test(entry.name);
  return (
    0.5 +
    (LIBRARY[group] ?? 0) * TYPE.library +
    TYPE.everyday * use +
    (plainName(`${title}.t`) === subject ? TYPE.subject : 0) +
    (entry.name.toLowerCase() === `to${result}` ? TYPE.conversion : 0) -
    (namesOf(entry).isDeprecated ? TYPE.deprecated : 0) -
    (isSpecial ? TYPE.unsafe : 0) -
    entry.name.length * TYPE.letter
  );
}

/** Builds the index; steps give nothing. */
export function* buildTypeIndex(entries: readonly Entry[]): Generator<void, TypeIndex> {
  const members = entries.filter(({ isMember }) => isMember);
  const findByType = yield* readTypes(members, ({ page, name, anchor, signature, text }) => ({
    module: page.title,
    name,
    isType: anchor?.startsWith('type-') ?? false,
    signature,
    text,
  }));
  return {
    find: (query) =>
      findByType(query)
        .map((found) => ({
          entry: found.item,
          isNear: found.isNear,
          score: TYPE.fit * found.fit + (1 - TYPE.fit) * usualness(found),
        }))
        .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id),
  };
}
