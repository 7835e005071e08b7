/** Words by which readers search for members of the reference; the files of `memberKeywords/` have them. */
import fs from 'node:fs';
import path from 'node:path';

import { type Decoded, describe, dictionary, parseJson, string } from '../../src/lib/decode';
import type { IndexedPage } from '../../src/lib/search/shards';

const FOLDER = path.join(__dirname, 'memberKeywords');

/** What a file says: phrases by members, both as lists with commas, because a row in a line reads best. */
const memberRows = dictionary(string);

/** What a file says: phrases by members, both as lists with commas. */
export type MemberRows = Decoded<typeof memberRows>;

/** Phrases by the names of members, as rows write them. */
export type MemberKeywords = ReadonlyMap<string, readonly string[]>;

/** Values have such anchors; types are found by what they are called. */
const VALUE_ANCHOR = /^(?:value|external)-/;

/** The library that was a package before it came with the compiler; rows call it as the package was called. */
const RENAMED: ReadonlyMap<string, string> = new Map([['Stdlib', 'Core']]);

/** A module that has replaced another one, with the same members in the same meaning: `Array2`. */
const REPLACEMENT = /(?<=\p{Ll})2$/u;

function listed(list: string): readonly string[] {
  return list.split(', ');
}

/**
 * The names by which rows may call a member: with its library, and where it is in a module without, for all
 * libraries at once.
 *
 * @param title the module's name: `Js.Array2` for `Js.Array.map` and `Array.map`
 */
export function memberNames(title: string, name: string): readonly string[] {
  const [library = '', ...modules] = title.replace(REPLACEMENT, '').split('.');
  const whole = [RENAMED.get(library) ?? library, ...modules, name].join('.');
  return modules.length === 0 ? [whole] : [whole, [...modules, name].join('.')];
}

/** What all rows say of each member that they name. */
export function memberKeywordsOf(files: readonly MemberRows[]): MemberKeywords {
  const known = new Map<string, readonly string[]>();
  for (const [members, phrases] of files.flatMap((rows) => Object.entries(rows))) {
    for (const name of listed(members)) {
      known.set(name, [...(known.get(name) ?? []), ...listed(phrases)]);
    }
  }
  return known;
}

/**
 * Reads the phrases of all members.
 *
 * @throws Error that names a file which isn't an object of strings
 */
export function readMemberKeywords(folder: string = FOLDER): MemberKeywords {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return memberKeywordsOf(
    files.sort().map((name) => {
      const rows = parseJson(fs.readFileSync(path.join(folder, name), 'utf8'), memberRows);
      if (rows.ok) return rows.value;
      throw new Error(`search-index: ${describe(rows.error)} in memberKeywords/${name}.`);
    }),
  );
}

/** The phrases of a member, each once. */
export function keywordsOfMember(
  known: MemberKeywords,
  title: string,
  name: string,
): readonly string[] {
  return [...new Set(memberNames(title, name).flatMap((one) => known.get(one) ?? []))];
}

/** A page of the reference with the phrases of its members; other pages stay as they are. */
export function withMemberKeywords(page: IndexedPage, known: MemberKeywords): IndexedPage {
  if (page.area !== 'api') return page;
  const sections = page.sections.map((section) => {
    if (!VALUE_ANCHOR.test(section.anchor)) return section;
    const keywords = keywordsOfMember(known, page.title, section.heading);
    return keywords.length > 0 ? { ...section, keywords } : section;
  });
  return { ...page, sections };
}
