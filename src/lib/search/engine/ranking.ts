/** Which entries answer a query, the best first. The numbers and what they mean: weights.ts. */
import { ERROR_INDEX_GROUP } from '../../errorIndex';
import type { SearchArea } from '../record';
import { namesOf } from './aliases';
import type { Entry } from './entries';
import { everydayUse } from './everydayModules';
import { type IsKnown, matchWords, type NameFit, type WordMatches } from './matching';
import type { Query } from './query';
import type { ShardIndex } from './shardIndex';
import { STOP_WORDS } from './stopWords';
import { canonical } from './terms';
import {
  AS_TYPED,
  BEGINNING,
  COVERED,
  DEFINITION,
  DEPRECATED,
  ERROR_ENTRY,
  EVERYDAY_MODULE,
  FEW_SECTIONS,
  FIELD,
  FIT,
  HEADING_OF_TITLE,
  INHERITED,
  JOINED,
  LEAST_COVERAGE,
  LIBRARY,
  MEMBER_KEYWORDS,
  NAMED_SECTION,
  NESTED_MODULE,
  OPERATOR_MEMBER,
  OVERLAP,
  PAGE_EVIDENCE,
  PHRASE,
  PHRASE_BOOK_ENTRY,
  PRIOR,
  RELAXED,
  SHARED_HEADING,
  STOP_WORD,
  TYPE_MEMBER,
  UPPER_SECTION,
  WHOLE,
  WHOLE_PAGE,
} from './weights';

/** An entry that answers the query. */
export interface RankedEntry {
  readonly entry: Entry;
  readonly score: number;
  /** Whether its text was needed: a word stands neither in its name nor in those above it. */
  readonly isText: boolean;
  /** The message that it explains, where one was asked about. */
  readonly explains?: string;
  /** Whether it has a type like that which was asked for, not the same. */
  readonly isNear?: boolean;
}

type Row = Pick<RankedEntry, 'entry' | 'score' | 'isText'>;

/** Numbers of entries. */
export type AreaCounts = ReadonlyMap<SearchArea, number>;

/** What was found. */
export interface Ranking {
  /** The best first. */
  readonly entries: readonly RankedEntry[];
  /** How many entries fit, by area; of many, the best alone are given. */
  readonly counts: AreaCounts;
  /** The words as they were looked up. */
  readonly words: readonly WordMatches[];
}

/** Entries whose names are looked at more closely, and of the best of them the texts. */
const CLOSER_LOOK = { names: 300, texts: 60 } as const;

interface Draft {
  readonly entry: Entry;
  points: number;
  /** Weight of the words that it has, or its page. */
  covered: number;
  isComplete: boolean;
  isText: boolean;
}

function ownPoints({ sharedBy, isMember }: Entry, fits: readonly NameFit[]): number {
  const share = {
    title: 1,
    heading: sharedBy >= WHOLE.sharedBy ? SHARED_HEADING.words : 1,
    keywords: isMember ? MEMBER_KEYWORDS : 1,
  };
  return Math.max(...fits.map(({ field, fit }) => share[field] * FIELD[field] * fit));
}

function inheritedPoints({ above }: Entry, { names }: WordMatches): number {
  let best = 0;
  for (const { id, level } of above) {
    for (const { field, fit } of names.get(id) ?? []) {
      const worth = level > 1 && field !== 'keywords' ? INHERITED.heading : INHERITED[field];
      best = Math.max(best, worth * fit);
    }
  }
  return best;
}

function libraryPoints({ page, isMember, anchor, name }: Entry, query: Query): number {
  if (page.area !== 'api') return query.looksLikeMember ? 0 : PRIOR.manual;
  const depth = Math.max(0, page.title.split('.').length - 2);
  const use = isMember ? everydayUse(page.title) : undefined;
  return (
    (LIBRARY[page.group] ?? 0) +
    depth * NESTED_MODULE +
    (use === undefined ? 0 : (EVERYDAY_MODULE * (1 + use)) / 2) +
    (isMember && anchor?.startsWith('type-') ? TYPE_MEMBER : 0) +
    (isMember && !/\w/.test(name) ? OPERATOR_MEMBER : 0) +
    (query.looksLikeMember ? PRIOR.memberLook : 0)
  );
}

/** Adds up the words that an entry has; undefined where it has none itself. */
function draftOf(entry: Entry, words: readonly WordMatches[], query: Query): Draft | undefined {
  let points = 0;
  let covered = 0;
  let isComplete = true;
  let isText = false;
  let hasOne = false;
  for (const matches of words) {
    const fits = matches.names.get(entry.id);
    const text = matches.texts.get(entry.id) ?? 0;
    const own = fits ? ownPoints(entry, fits) : 0;
    const inherited = inheritedPoints(entry, matches);
    const worth = own + text + inherited;
    if (!matches.word.isRequired) {
      points += STOP_WORD * matches.weight * worth;
      continue;
    }
    points += matches.weight * worth;
    if (own + text > 0) hasOne = true;
    if (worth > 0) {
      covered += matches.weight;
      if (own + inherited === 0) isText = true;
    } else {
      isComplete = false;
      if (matches.pages.has(entry.page.url)) covered += matches.weight * RELAXED.elsewhere;
    }
  }
  return hasOne
    ? { entry, points: points + libraryPoints(entry, query), covered, isComplete, isText }
    : undefined;
}

/** The query with misspelled words put right as the entry spells them. */
function corrected(entry: Entry, words: readonly WordMatches[]): string | undefined {
  let hasTypo = false;
  const terms = words.map(({ word, names }) => {
    const typo = names.get(entry.id)?.find(({ isTypo }) => isTypo);
    if (typo) hasTypo = true;
    return typo?.term ?? word.term;
  });
  return hasTypo ? terms.join('') : undefined;
}

/** Points for the query being the whole name. */
function wholePoints(entry: Entry, wholes: readonly string[]): number {
  const names = namesOf(entry);
  const isIn = (list: readonly string[]) => wholes.some((whole) => list.includes(whole));
  if (entry.level === 1) {
    return Math.max(
      isIn(names.whole) ? WHOLE.title : 0,
      isIn(names.telling) ? WHOLE.title * WHOLE.telling : 0,
      isIn(names.parts) ? WHOLE.titlePart : 0,
      isIn(names.keywords) ? WHOLE.keyword : 0,
    );
  }
  if (entry.isMember) {
    return Math.max(
      isIn(names.qualified) ? WHOLE.qualifiedMember : 0,
      isIn(names.swapped) ? WHOLE.swappedMember : 0,
      isIn(names.whole) ? WHOLE.member : 0,
      isIn(names.keywords) ? WHOLE.keyword : 0,
    );
  }
  if (entry.sharedBy >= WHOLE.sharedBy) return isIn(names.keywords) ? WHOLE.keyword : 0;
  return Math.max(
    isIn(names.keywords) ? WHOLE.keyword : 0,
    isIn(names.whole) ? WHOLE.heading : 0,
    isIn(names.telling) ? WHOLE.heading * WHOLE.telling : 0,
    isIn(names.parts) ? WHOLE.headingPart : 0,
  );
}

/** Points for names that have the words of the query in another order: `result type` for “The type result”. */
function reorderedPoints(entry: Entry, { ordered }: Query): number {
  if (ordered === '' || namesOf(entry).ordered !== ordered) return 0;
  if (entry.level === 1) return WHOLE.title * WHOLE.reordered;
  return entry.sharedBy < WHOLE.sharedBy ? WHOLE.heading * WHOLE.reordered : 0;
}

/** Keywords by which a page says what its sections are. */
const KIND = { definitions: 'definitions', phraseBook: 'phrase book' } as const;

/** Points for the kind of a page: lists of terms define, phrase books translate. */
function kindPoints({ level, page }: Entry, { isForeign }: Query): number {
  if (page.group === ERROR_INDEX_GROUP) return ERROR_ENTRY;
  if (level === 1) return 0;
  if (page.keywords.includes(KIND.definitions)) return DEFINITION;
  return isForeign && page.keywords.includes(KIND.phraseBook) ? PHRASE_BOOK_ENTRY : 0;
}

/** Points for a heading that the query names together with the page's title. */
function headingOfTitlePoints(entry: Entry, words: readonly WordMatches[]): number {
  const [page] = entry.above;
  if (!page) return 0;
  const inHeading: string[] = [];
  const inTitle: string[] = [];
  for (const { word, names } of words) {
    if (!word.isRequired) continue;
    const isWhole = (id: number): boolean =>
      names.get(id)?.some(({ field, fit }) => field !== 'keywords' && fit === FIT.whole) ?? false;
    if (isWhole(entry.id)) inHeading.push(word.term);
    else if (isWhole(page.id)) inTitle.push(word.term);
    else return 0;
  }
  const { whole, parts } = namesOf(page);
  const isNamed =
    [...whole, ...parts].includes(inTitle.join('')) &&
    namesOf(entry).whole.includes(inHeading.join(''));
  return isNamed ? HEADING_OF_TITLE : 0;
}

/** Points for a name of the reference that is spelled as it was typed. */
function asTypedPoints({ page, name, level, anchor }: Entry, typed: string): number {
  if (page.area !== 'api' || anchor?.startsWith('type-')) return 0;
  const qualified = level === 1 ? name : `${page.title}.${name}`;
  return name === typed || qualified.endsWith(`.${typed}`) ? AS_TYPED : 0;
}

/** Whether a query is a member's name with its module: who knows it means it, deprecated or not. */
function isNamedWhole(entry: Entry, { looksLikeMember, wholes }: Query): boolean {
  return looksLikeMember && namesOf(entry).qualified.some((name) => wholes.includes(name));
}

/** Points for names that begin like the query. */
function beginningPoints(entry: Entry, { wholes, spaced }: Query): number {
  const names = namesOf(entry);
  const share = (list: readonly string[]): number =>
    Math.max(
      0,
      ...list.flatMap((name) =>
        wholes.map((whole) => (name.startsWith(whole) ? (1 + whole.length / name.length) / 2 : 0)),
      ),
    );
  if (entry.level === 1) {
    return Math.max(
      /^\w/.test(spaced) && names.spaced.startsWith(`${spaced} `) ? BEGINNING.words : 0,
      BEGINNING.title * share([...names.whole, ...names.parts]),
      BEGINNING.keyword * share(names.keywords),
    );
  }
  return Math.max(
    entry.isMember
      ? BEGINNING.member * share([...names.whole, ...names.qualified])
      : BEGINNING.heading * share(names.whole),
    BEGINNING.keyword * share(names.keywords),
  );
}

/** Points for the share of the name that the query has, by characters. */
function coveredPoints(
  entry: Entry,
  words: readonly WordMatches[],
  wholes: readonly string[],
): number {
  let name = 0;
  let keywords = 0;
  for (const { names } of words) {
    const fits = names.get(entry.id) ?? [];
    const isNamed = entry.isMember && fits.some(({ field }) => field !== 'keywords');
    for (const { field, fit, length } of fits) {
      if (field !== 'keywords') name += length;
      // To be called so and described so is no more than to be called so.
      else if (!isNamed) keywords += fit;
    }
  }
  const required = words.filter(({ word }) => word.isRequired).length;
  // One of two names in a title is a title of its own.
  const { parts, length: all } = namesOf(entry);
  const isPart = entry.level === 1 && wholes.some((whole) => parts.includes(whole));
  // A title may be signs alone, and have no length: `""`.
  const share = isPart ? 1 : Math.min(1, name / Math.max(1, all));
  return (
    (entry.level === 1 ? COVERED.title : COVERED.heading) * share ** 2 +
    COVERED.keywords * Math.min(1, keywords / Math.max(1, required)) ** 2
  );
}

/** The words of a query that a phrase may have, each with the terms that count as it, and how much. */
interface AskedWord {
  readonly weight: number;
  readonly terms: ReadonlyMap<string, number>;
}

function askedWords(words: readonly WordMatches[]): readonly AskedWord[] {
  return words.flatMap(({ word, weight, terms }) =>
    word.isRequired
      ? [
          {
            weight,
            terms: new Map([
              ...[...terms].map((term): [string, number] => [term, FIT.form]),
              [word.typed, 1],
              [word.term, 1],
            ]),
          },
        ]
      : [],
  );
}

/** Points for the phrase that has most of the query's words, and few others. */
function overlapPoints(entry: Entry, asked: readonly AskedWord[]): number {
  if (asked.length < OVERLAP.words) return 0;
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  let best = 0;
  for (const phrase of namesOf(entry).phrases) {
    let shared = 0;
    let count = 0;
    for (const { weight, terms } of asked) {
      const fit = Math.max(0, ...phrase.map((term) => terms.get(term) ?? 0));
      shared += weight * fit;
      if (fit > 0) count += 1;
    }
    if (count < OVERLAP.words) continue;
    const mean = all / asked.length;
    const beside = Math.max(0, phrase.length - count) * mean;
    best = Math.max(best, (2 * shared) / (all + shared + beside));
  }
  return best < OVERLAP.least ? 0 : OVERLAP.points * best ** OVERLAP.power;
}

/** A word of a text that the query has lost: `to` of `convert to string`. */
const LOST_WORD = `(?:(?:${STOP_WORDS.join('|')})\\W{1,3})`;

/**
 * Finds the words of the query next to each other, in their order, with as many words like `to` between
 * them as the query has; undefined for a single one.
 */
function phraseOf(words: readonly WordMatches[]): RegExp | undefined {
  let pattern = '';
  let count = 0;
  let lost = 0;
  for (const { word } of words) {
    if (!word.isName) continue;
    if (!word.isRequired) {
      lost += 1;
      continue;
    }
    if (count > 0) pattern += `\\W{1,3}${lost > 0 ? `${LOST_WORD}{0,${lost}}` : ''}`;
    pattern += `${word.term.replace(/\W/g, '\\$&')}\\w{0,3}`;
    count += 1;
    lost = 0;
  }
  return count < 2 ? undefined : new RegExp(pattern, 'i');
}

function closerPoints(
  { entry, isText }: Draft,
  words: readonly WordMatches[],
  query: Query,
  phrase: RegExp | undefined,
  asked: readonly AskedWord[],
): number {
  const { wholes, otherWholes, typed } = query;
  const put = corrected(entry, words);
  return (
    Math.max(
      wholePoints(entry, wholes),
      FIT.synonym * wholePoints(entry, otherWholes),
      put === undefined ? 0 : ((1 + FIT.typo) / 2) * wholePoints(entry, [put]),
      beginningPoints(entry, query),
      headingOfTitlePoints(entry, words),
      reorderedPoints(entry, query),
      overlapPoints(entry, asked),
    ) +
    asTypedPoints(entry, typed) +
    coveredPoints(entry, words, wholes) +
    kindPoints(entry, query) +
    (phrase?.test(entry.name) ? PHRASE.name : 0) +
    (entry.level === 1 ? WHOLE_PAGE : entry.level === 2 ? UPPER_SECTION : 0) +
    (isText && entry.sharedBy >= WHOLE.sharedBy ? SHARED_HEADING.text : 0) +
    (namesOf(entry).isDeprecated && !isNamedWhole(entry, query) ? DEPRECATED : 0)
  );
}

/** Words of the query that a page has only in its keywords; undefined where its title has them all. */
function wordsOfKeywords(
  { level, id }: Entry,
  words: readonly WordMatches[],
): readonly WordMatches[] | undefined {
  if (level !== 1) return undefined;
  const found = words.filter(({ word, names }) => {
    const fits = word.isRequired ? (names.get(id) ?? []) : [];
    return fits.length > 0 && fits.every(({ field }) => field === 'keywords');
  });
  return found.length > 0 ? found : undefined;
}

/** Whether a section says a word in its heading or its keywords that its page's title doesn't say. */
function saysInName({ entry }: Row, { names }: WordMatches, inTitle: readonly string[]): boolean {
  const fits = names.get(entry.id) ?? [];
  return fits.some(({ fit, term }) => fit >= FIT.synonym && !inTitle.includes(term));
}

/**
 * The section of a page that is about words which the page has in its keywords alone: its heading says them, or
 * it is one of few sections that say them at all.
 */
function sectionAbout(
  sections: readonly Row[],
  words: readonly WordMatches[],
  inTitle: readonly string[],
): Row | undefined {
  const [named] = sorted(
    sections.filter((row) => words.every((word) => saysInName(row, word, inTitle))),
  );
  if (named) return named;
  // To the letter: other words for the same thing are too many.
  const saying = sections.filter(({ entry: { name, text } }) => {
    const said = `${name} ${text}`.toLowerCase();
    return words.every(({ word }) => said.includes(word.term));
  });
  const partlyNamed = saying.filter((row) => words.some((word) => saysInName(row, word, inTitle)));
  const few = partlyNamed.length > 0 ? partlyNamed : saying;
  return few.length <= FEW_SECTIONS ? sorted(few)[0] : undefined;
}

/**
 * Puts a section right before its page where the page has words in its keywords alone and the section is about
 * them: `tree shaking` is answered by that question, not by all the others of its page.
 */
function withNamedSections(rows: readonly Row[], words: readonly WordMatches[]): readonly Row[] {
  const least = new Map<Entry, number>();
  const byPage = new Map<string, Row[]>();
  for (const row of rows) {
    const { url } = row.entry.page;
    byPage.set(url, [...(byPage.get(url) ?? []), row]);
  }
  for (const { entry, score } of rows) {
    const ofKeywords = wordsOfKeywords(entry, words);
    if (!ofKeywords) continue;
    const sections = (byPage.get(entry.page.url) ?? []).filter(
      (row) => row.entry.level > 1 && row.entry.sharedBy < WHOLE.sharedBy,
    );
    const about = sectionAbout(sections, ofKeywords, canonical(entry.name).split(' '));
    if (about) least.set(about.entry, score + NAMED_SECTION);
  }
  return rows.map((row) => ({ ...row, score: Math.max(row.score, least.get(row.entry) ?? 0) }));
}

function candidates(
  { entries }: ShardIndex,
  words: readonly WordMatches[],
  isAsked: (entry: Entry) => boolean,
): Entry[] {
  const ids = new Set<number>();
  for (const { word, names, texts } of words) {
    if (!word.isRequired) continue;
    for (const id of names.keys()) ids.add(id);
    for (const id of texts.keys()) ids.add(id);
  }
  return [...ids].flatMap((id) => {
    const entry = entries[id];
    return entry && isAsked(entry) ? [entry] : [];
  });
}

/** Words joined to one are a word of their own: `type script` finds TypeScript. */
function withJoined(
  index: ShardIndex,
  query: Query,
  isKnown: IsKnown,
): readonly WordMatches[] | undefined {
  const required = query.words.filter(({ isRequired, isName }) => isRequired && isName);
  if (required.length < 2 || required.length > 3) return undefined;
  const typed = required.map((word) => word.typed).join('');
  // Most words are none together, and to look for what they may misspell takes long.
  if (index.findNames({ term: typed, prefix: true, changes: 0 }).length === 0) return undefined;
  const [joined] = matchWords(
    index,
    [{ typed, term: typed, instead: [], isRequired: true, isName: true }],
    isKnown,
  );
  return joined && joined.isAsTyped && joined.names.size > 0 ? [joined] : undefined;
}

/** How many of some entries stand in each area. */
export function countByArea(found: Iterable<Pick<RankedEntry, 'entry'>>): AreaCounts {
  const counts = new Map<SearchArea, number>();
  for (const { entry } of found) {
    counts.set(entry.page.area, (counts.get(entry.page.area) ?? 0) + 1);
  }
  return counts;
}

/** The larger number of each area: what is found twice counts once. */
function mostByArea(...all: readonly AreaCounts[]): AreaCounts {
  const most = new Map<SearchArea, number>();
  for (const counts of all) {
    for (const [area, count] of counts) most.set(area, Math.max(count, most.get(area) ?? 0));
  }
  return most;
}

function rankWith(
  index: ShardIndex,
  query: Query,
  words: readonly WordMatches[],
  isAsked: (entry: Entry) => boolean,
): { readonly rows: readonly RankedEntry[]; readonly counts: AreaCounts } {
  const required = words.filter(({ word }) => word.isRequired);
  const weight = required.reduce((sum, matches) => sum + matches.weight, 0);
  const all = candidates(index, words, isAsked).flatMap(
    (entry) => draftOf(entry, words, query) ?? [],
  );
  // Where nothing has half of the query, what has most of it is still an answer.
  const most = all.reduce((best, { covered }) => Math.max(best, covered), 0);
  const least = Math.min(LEAST_COVERAGE * weight, most);
  const drafts = all.filter(({ covered }) => covered >= least);
  const evidence = new Map<string, number>();
  for (const { entry, isComplete } of drafts) {
    if (isComplete) evidence.set(entry.page.url, (evidence.get(entry.page.url) ?? 0) + 1);
  }
  const relaxed = ({ covered, isComplete }: Draft): number =>
    isComplete ? 1 : RELAXED.missing * (covered / weight);
  const phrase = phraseOf(words);
  const asked = askedWords(words);
  const byName = drafts
    .map((draft) => ({ draft, early: draft.points * relaxed(draft) }))
    .sort((a, b) => b.early - a.early || a.draft.entry.id - b.draft.entry.id)
    .slice(0, CLOSER_LOOK.names)
    .map(({ draft }) => {
      const about = draft.entry.isMember
        ? PAGE_EVIDENCE.member
        : Math.min(
            PAGE_EVIDENCE.most,
            PAGE_EVIDENCE.section * (evidence.get(draft.entry.page.url) ?? 0),
          );
      const points = draft.points + closerPoints(draft, words, query, phrase, asked) + about;
      return { entry: draft.entry, score: points * relaxed(draft), isText: draft.isText };
    });
  const counts = countByArea(drafts);
  if (!phrase) return { rows: withNamedSections(byName, words), counts };
  const rows = sorted(byName).map((row, place) =>
    place < CLOSER_LOOK.texts && phrase.test(row.entry.text)
      ? { ...row, score: row.score + PHRASE.text }
      : row,
  );
  return { rows: withNamedSections(rows, words), counts };
}

/**
 * Ranks the entries of a shard.
 *
 * @param isAsked whether the filters of the question take an entry
 * @param isKnown whether any shard that was asked has a word
 */
export function rank(
  index: ShardIndex,
  query: Query,
  isAsked: (entry: Entry) => boolean,
  isKnown: IsKnown,
): Ranking {
  const words = matchWords(index, query.words, isKnown);
  const { rows, counts } = rankWith(index, query, words, isAsked);
  const joined = withJoined(index, query, isKnown);
  if (!joined) return { entries: sorted(rows), counts, words };
  const best = new Map(rows.map((row) => [row.entry, row]));
  const others = rankWith(index, query, joined, isAsked);
  for (const row of others.rows) {
    const score = JOINED * row.score;
    if (score > (best.get(row.entry)?.score ?? 0)) best.set(row.entry, { ...row, score });
  }
  return {
    entries: sorted([...best.values()]),
    counts: mostByArea(counts, others.counts, countByArea(best.values())),
    words: [...words, ...joined],
  };
}

function sorted(rows: readonly RankedEntry[]): RankedEntry[] {
  return [...rows].sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
}
