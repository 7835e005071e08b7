/** Which entries answer a query, the best first. The numbers and what they mean: weights.ts. */
import { namesOf } from './aliases';
import type { Entry } from './entries';
import { matchWords, type NameFit, type WordMatches } from './matching';
import type { Query } from './query';
import type { ShardIndex } from './shardIndex';
import {
  AS_TYPED,
  BEGINNING,
  COVERED,
  DEPRECATED,
  EVERYDAY_MODULE,
  EVERYDAY_MODULES,
  FIELD,
  FIT,
  HEADING_OF_TITLE,
  INHERITED,
  JOINED,
  LEAST_COVERAGE,
  LIBRARY,
  NESTED_MODULE,
  PAGE_EVIDENCE,
  PHRASE,
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
}

/** What was found. */
export interface Ranking {
  /** The best first. */
  readonly entries: readonly RankedEntry[];
  /** How many entries fit; of many, the best alone are given. */
  readonly count: number;
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

function ownPoints(fits: readonly NameFit[]): number {
  return Math.max(...fits.map(({ field, fit }) => FIELD[field] * fit));
}

function inheritedPoints({ above }: Entry, { names }: WordMatches): number {
  let best = 0;
  for (const { id, level } of above) {
    for (const { field, fit } of names.get(id) ?? []) {
      const worth = level > 1 ? INHERITED.heading : INHERITED[field];
      best = Math.max(best, worth * fit);
    }
  }
  return best;
}

function libraryPoints({ page, isMember, anchor }: Entry, query: Query): number {
  if (page.area !== 'api') return query.looksLikeMember ? 0 : PRIOR.manual;
  const path = page.title.split('.');
  const depth = Math.max(0, path.length - 2);
  const use = isMember && depth === 0 ? EVERYDAY_MODULES.indexOf(path.at(-1) ?? '') : -1;
  return (
    (LIBRARY[page.group] ?? 0) +
    depth * NESTED_MODULE +
    (use >= 0 ? EVERYDAY_MODULE * (1 - use / EVERYDAY_MODULES.length / 2) : 0) +
    (isMember && anchor?.startsWith('type-') ? TYPE_MEMBER : 0) +
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
    const own = fits ? ownPoints(fits) : 0;
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
    return isIn(names.qualified) ? WHOLE.qualifiedMember : isIn(names.whole) ? WHOLE.member : 0;
  }
  if (entry.sharedBy >= WHOLE.sharedBy) return 0;
  return isIn(names.whole)
    ? WHOLE.heading
    : isIn(names.telling)
      ? WHOLE.heading * WHOLE.telling
      : 0;
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
  return name === typed || (level === 1 && name.endsWith(`.${typed}`)) ? AS_TYPED : 0;
}

/** Points for names that begin like the query. */
function beginningPoints(entry: Entry, wholes: readonly string[]): number {
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
      BEGINNING.title * share([...names.whole, ...names.parts]),
      BEGINNING.keyword * share(names.keywords),
    );
  }
  return entry.isMember
    ? BEGINNING.member * share([...names.whole, ...names.qualified])
    : BEGINNING.heading * share(names.whole);
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
    for (const { field, fit, length } of names.get(entry.id) ?? []) {
      if (field === 'keywords') keywords += fit;
      else name += length;
    }
  }
  const required = words.filter(({ word }) => word.isRequired).length;
  // One of two names in a title is a title of its own.
  const { parts, length: all } = namesOf(entry);
  const share = wholes.some((whole) => parts.includes(whole)) ? 1 : Math.min(1, name / all);
  return (
    (entry.level === 1 ? COVERED.title : COVERED.heading) * share ** 2 +
    COVERED.keywords * Math.min(1, keywords / Math.max(1, required)) ** 2
  );
}

/** Finds the words of the query next to each other, in their order; undefined for a single one. */
function phraseOf(words: readonly WordMatches[]): RegExp | undefined {
  const required = words.filter(({ word }) => word.isRequired && word.isName);
  if (required.length < 2) return undefined;
  const parts = required.map(({ word }) => `${word.term.replace(/\W/g, '\\$&')}\\w{0,3}`);
  return new RegExp(parts.join('\\W{1,3}'), 'i');
}

function closerPoints(
  { entry, isText }: Draft,
  words: readonly WordMatches[],
  { wholes, typed }: Query,
  phrase: RegExp | undefined,
): number {
  const put = corrected(entry, words);
  return (
    Math.max(
      wholePoints(entry, wholes),
      put === undefined ? 0 : ((1 + FIT.typo) / 2) * wholePoints(entry, [put]),
      beginningPoints(entry, wholes),
      headingOfTitlePoints(entry, words),
    ) +
    asTypedPoints(entry, typed) +
    coveredPoints(entry, words, wholes) +
    (phrase?.test(entry.name) ? PHRASE.name : 0) +
    (entry.level === 1 ? WHOLE_PAGE : entry.level === 2 ? UPPER_SECTION : 0) +
    (isText && entry.sharedBy >= WHOLE.sharedBy ? SHARED_HEADING : 0) +
    (namesOf(entry).isDeprecated ? DEPRECATED : 0)
  );
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
function withJoined(index: ShardIndex, query: Query): readonly WordMatches[] | undefined {
  const required = query.words.filter(({ isRequired, isName }) => isRequired && isName);
  if (required.length < 2 || required.length > 3) return undefined;
  const typed = required.map((word) => word.typed).join('');
  const [joined] = matchWords(index, [
    { typed, term: typed, instead: [], isRequired: true, isName: true },
  ]);
  return joined && joined.isAsTyped && joined.names.size > 0 ? [joined] : undefined;
}

function rankWith(
  index: ShardIndex,
  query: Query,
  words: readonly WordMatches[],
  isAsked: (entry: Entry) => boolean,
): { readonly rows: readonly RankedEntry[]; readonly count: number } {
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
  const byName = drafts
    .map((draft) => ({ draft, early: draft.points * relaxed(draft) }))
    .sort((a, b) => b.early - a.early || a.draft.entry.id - b.draft.entry.id)
    .slice(0, CLOSER_LOOK.names)
    .map(({ draft }) => {
      const about = Math.min(
        PAGE_EVIDENCE.most,
        PAGE_EVIDENCE.section * (evidence.get(draft.entry.page.url) ?? 0),
      );
      const points = draft.points + closerPoints(draft, words, query, phrase) + about;
      return { entry: draft.entry, score: points * relaxed(draft), isText: draft.isText };
    });
  if (!phrase) return { rows: byName, count: drafts.length };
  const rows = sorted(byName).map((row, place) =>
    place < CLOSER_LOOK.texts && phrase.test(row.entry.text)
      ? { ...row, score: row.score + PHRASE.text }
      : row,
  );
  return { rows, count: drafts.length };
}

/**
 * Ranks the entries of a shard.
 *
 * @param isAsked whether the filters of the question take an entry
 */
export function rank(index: ShardIndex, query: Query, isAsked: (entry: Entry) => boolean): Ranking {
  const words = matchWords(index, query.words);
  const { rows, count } = rankWith(index, query, words, isAsked);
  const joined = withJoined(index, query);
  if (!joined) return { entries: sorted(rows), count, words };
  const best = new Map(rows.map((row) => [row.entry, row]));
  const others = rankWith(index, query, joined, isAsked);
  for (const row of others.rows) {
    const score = JOINED * row.score;
    if (score > (best.get(row.entry)?.score ?? 0)) best.set(row.entry, { ...row, score });
  }
  return {
    entries: sorted([...best.values()]),
    count: Math.max(count, others.count, best.size),
    words: [...words, ...joined],
  };
}

function sorted(rows: readonly RankedEntry[]): RankedEntry[] {
  return [...rows].sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
}
