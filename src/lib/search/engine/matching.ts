/** Which entries of a shard have a word of the query, and how well it fits. */
import { NAMING_SIGN, type QueryWord } from './query';
import type { Found, NameField, ShardIndex } from './shardIndex';
import { synonymsOf } from './synonyms';
import { changesBetween, changesForgiven } from './typos';
import { COMMON_WORD, FIT, NEAR_TYPO, OTHER_FIRST_LETTER, TEXT } from './weights';

/** How a word fits a name. */
export interface NameFit {
  readonly field: NameField;
  /** 0 to 1. */
  readonly fit: number;
  /** The term of the name. */
  readonly term: string;
  /** Characters of the term that the word has. */
  readonly length: number;
  readonly isTypo: boolean;
}

/** A word of the query and what has it. */
export interface WordMatches {
  readonly word: QueryWord;
  /** By the entries' numbers. */
  readonly names: ReadonlyMap<number, readonly NameFit[]>;
  /** Points, by the entries' numbers. */
  readonly texts: ReadonlyMap<number, number>;
  /** Pages with a text that has it. */
  readonly pages: ReadonlySet<string>;
  /** How telling the word is: rare words count more; `COMMON_WORD` to 1. */
  readonly weight: number;
  /** Terms that stand for the word without being or beginning like it: misspelled, other forms. */
  readonly terms: ReadonlySet<string>;
  /** Whether anything has the word as it was typed, or begins with it. */
  readonly isAsTyped: boolean;
}

/** Shortest beginning of a word that is looked for in texts. */
const TEXT_PREFIX = 3;

/** Entries of a name field's terms, with the best fit of each field. */
function nameFits(
  found: readonly Found[],
  fitOf: (term: string) => number,
  isTypo: boolean,
  length = Number.POSITIVE_INFINITY,
): Map<number, NameFit[]> {
  const fits = new Map<number, NameFit[]>();
  for (const { entry, match } of found) {
    const best = new Map<string, NameFit>(
      (fits.get(entry.id) ?? []).map((before) => [before.field, before]),
    );
    for (const [term, fields] of Object.entries(match)) {
      const fit = fitOf(term);
      if (fit === 0) continue;
      for (const field of fields) {
        if (fit > (best.get(field)?.fit ?? 0) && isNameField(field)) {
          best.set(field, { field, fit, term, isTypo, length: Math.min(term.length, length) });
        }
      }
    }
    if (best.size > 0) fits.set(entry.id, [...best.values()]);
  }
  return fits;
}

function isNameField(field: string): field is NameField {
  return field === 'title' || field === 'heading' || field === 'keywords';
}

function textPoints(found: readonly Found[]): Map<number, number> {
  const points = new Map<number, number>();
  for (const { entry, score } of found) {
    const worth = (TEXT.most * score) / (score + TEXT.half);
    points.set(entry.id, Math.max(worth, points.get(entry.id) ?? 0));
  }
  return points;
}

/**
 * How a term fits that is the word or begins with it.
 *
 * @param isWord whether what was typed is a word already, or was typed to its end: `types` is seldom the beginning
 * of `typescript`
 */
function beginningFit({ typed, term: whole }: QueryWord, term: string, isWord: boolean): number {
  if (term === whole || term === typed) return FIT.whole;
  if (!term.startsWith(typed)) return 0;
  const share = FIT.prefixLeast + (FIT.prefixMost - FIT.prefixLeast) * (typed.length / term.length);
  return isWord ? share * FIT.beyondWord : share;
}

/** The spellings that may be misspelled: a plural may have lost or gained a letter itself. */
function spellingsOf({ term, typed }: QueryWord): readonly string[] {
  return [...new Set([term, typed, typed.replace(/(?<=\p{L}{3})e?s$/u, '')])];
}

function typoFit(word: QueryWord, term: string): number {
  return Math.max(...spellingsOf(word).map((whole) => spellingFit(whole, term)));
}

function spellingFit(whole: string, term: string): number {
  const changes = changesBetween(whole, term);
  if (changes === 0) return FIT.form;
  if (changes > changesForgiven(whole)) return 0;
  const first = whole.charAt(0) === term.charAt(0) ? 1 : OTHER_FIRST_LETTER;
  return (FIT.typo * first * (1 + 1 / changes)) / 2;
}

/** What an English word was made of: `importing`, `imported` → `import`; `typing` → `type`. */
function baseForms(term: string): string[] {
  const [, stem] = /^(\p{L}{3,})(?:ing|ed|er)$/u.exec(term) ?? [];
  if (stem === undefined) return [];
  const single = /(\p{L})\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}

/** What may be made of an English word: `ignore` → `ignoring`, `ignored`. */
function inflections(term: string): string[] {
  if (!/^\p{L}{4,}$/u.test(term)) return [];
  const stem = term.endsWith('e') ? term.slice(0, -1) : term;
  return [`${stem}ing`, `${stem}ed`];
}

function wholes(found: readonly Found[], { term, typed }: QueryWord): readonly Found[] {
  return found.filter(({ match }) => Object.hasOwn(match, term) || Object.hasOwn(match, typed));
}

/** Whether an entry has the word itself; comments of packages may have it by accident. */
function isFoundWhole(names: readonly Found[], texts: readonly Found[], word: QueryWord): boolean {
  const inTexts = wholes(texts, word);
  return (
    wholes(names, word).length > 0 ||
    inTexts.length > ACCIDENTAL ||
    inTexts.some(({ entry }) => entry.page.area !== 'api')
  );
}

/**
 * Entries that may have a misspelled word by accident: a name that is joined of others and begins so,
 * a comment of a package that is misspelled itself.
 */
const ACCIDENTAL = 2;

interface Hits {
  readonly names: Map<number, readonly NameFit[]>;
  readonly texts: Map<number, number>;
  readonly terms: Set<string>;
}

function lookUp(
  index: ShardIndex,
  word: QueryWord,
  isLast: boolean,
): Hits & { readonly isWhole: boolean } {
  const { typed, term } = word;
  // The beginning of a word that has been typed to its end is looked for in names alone.
  const inTexts = isLast && typed.length >= TEXT_PREFIX;
  const findNames = (text: string, prefix: boolean) =>
    index.findNames({ term: text, prefix, changes: 0 });
  const names = [...findNames(typed, true), ...(term === typed ? [] : findNames(term, false))];
  const texts = [
    ...index.findTexts({ term: typed, prefix: inTexts, changes: 0 }),
    ...(term === typed ? [] : index.findTexts({ term, prefix: false, changes: 0 })),
  ];
  const isWord = !isLast || wholes(names, word).length > 0;
  return {
    names: nameFits(
      names,
      (candidate) => beginningFit(word, candidate, isWord),
      false,
      typed.length,
    ),
    texts: textPoints(texts),
    terms: new Set(),
    isWhole: isFoundWhole(names, texts, word),
  };
}

/** Whether a shard has a word itself. */
export function hasWord(index: ShardIndex, word: QueryWord): boolean {
  return lookUp(index, word, false).isWhole;
}

function addForms(index: ShardIndex, { term }: QueryWord, hits: Hits): void {
  for (const form of baseForms(term)) {
    const query = { term: form, prefix: false, changes: 0 };
    const names = nameFits(index.findNames(query), () => FIT.form, false);
    const texts = textPoints(index.findTexts(query));
    if (names.size + texts.size > 0) hits.terms.add(form);
    for (const [id, fits] of names) if (!hits.names.has(id)) hits.names.set(id, fits);
    for (const [id, points] of texts) if (!hits.texts.has(id)) hits.texts.set(id, points);
  }
}

/** Adds names that have another form of a word that is there itself; texts have too many. */
function addOtherForms(index: ShardIndex, { term }: QueryWord, hits: Hits): void {
  for (const form of [...baseForms(term), ...inflections(term)]) {
    const names = nameFits(
      index.findNames({ term: form, prefix: false, changes: 0 }),
      () => FIT.otherForm,
      false,
    );
    if (names.size > 0) hits.terms.add(form);
    for (const [id, fits] of names) if (!hits.names.has(id)) hits.names.set(id, fits);
  }
}

function addSynonyms(index: ShardIndex, { term }: QueryWord, hits: Hits): void {
  for (const synonym of synonymsOf(term)) {
    const query = { term: synonym, prefix: false, changes: 0 };
    hits.terms.add(synonym);
    for (const [id, fits] of nameFits(index.findNames(query), () => FIT.synonym, false)) {
      if (!hits.names.has(id)) hits.names.set(id, fits);
    }
    for (const [id, points] of textPoints(index.findTexts(query))) {
      if (!hits.texts.has(id)) hits.texts.set(id, points * FIT.synonym);
    }
  }
}

/** What a misspelled word may be: `stringfy` is no `string` where there is `stringify`. */
function nearest(found: ReadonlyMap<number, readonly NameFit[]>): Map<number, readonly NameFit[]> {
  const best = Math.max(0, ...[...found.values()].flat().map(({ fit }) => fit));
  const near = [...found].map(
    ([id, fits]) => [id, fits.filter(({ fit }) => fit >= NEAR_TYPO * best)] as const,
  );
  return new Map(near.filter(([, fits]) => fits.length > 0));
}

function addTypos(index: ShardIndex, word: QueryWord, hits: Hits): void {
  const changes = changesForgiven(word.term);
  if (changes === 0) return;
  // Two letters that changed places are two changes to the index.
  const query = { term: word.term, prefix: false, changes: changes + 1 };
  const fit = (term: string) => typoFit(word, term);
  const found = nearest(nameFits(index.findNames(query), fit, true));
  for (const [id, fits] of found) {
    if (!hits.names.has(id)) hits.names.set(id, fits);
    for (const { term } of fits) hits.terms.add(term);
  }
  if (found.size > 0) return;
  for (const { entry, match, score } of index.findTexts(query)) {
    const terms = Object.keys(match).filter((term) => fit(term) > 0);
    if (terms.length === 0) continue;
    for (const term of terms) hits.terms.add(term);
    hits.texts.set(entry.id, (TEXT.most * FIT.typo * score) / (score + TEXT.half));
  }
}

/** Tells whether another shard has a word, which is then spelled as it was meant. */
export type IsKnown = (word: QueryWord) => boolean;

/** Entries with a word in their names; phrases that lead to members make no word common. */
function namedIn({ entries }: ShardIndex, { names }: Hits): readonly number[] {
  return [...names].flatMap(([id, fits]) =>
    entries[id]?.isMember && fits.every(({ field }) => field === 'keywords') ? [] : [id],
  );
}

/** Looks a word up: as typed, then in another form, then misspelled. */
function matchWord(
  index: ShardIndex,
  word: QueryWord,
  isLast: boolean,
  isKnown: IsKnown,
): WordMatches {
  const hits = lookUp(index, word, isLast);
  const isAsTyped = hits.names.size + hits.texts.size > 0;
  if (word.isName && !hits.isWhole && !isKnown(word)) {
    addForms(index, word, hits);
    if (hits.names.size <= ACCIDENTAL) addTypos(index, word, hits);
  }
  if (word.isName) addOtherForms(index, word, hits);
  addSynonyms(index, word, hits);
  const pages = new Set<string>();
  for (const id of hits.texts.keys()) {
    const entry = index.entries[id];
    if (entry) pages.add(entry.page.url);
  }
  const all = index.entries.length + 1;
  const having = new Set([...namedIn(index, hits), ...hits.texts.keys()]).size + 1;
  const rarity = Math.log(all / having) / Math.log(all);
  return {
    word,
    names: hits.names,
    texts: hits.texts,
    pages,
    weight: COMMON_WORD + (1 - COMMON_WORD) * Math.max(0, rarity),
    terms: hits.terms,
    isAsTyped,
  };
}

function isFound({ names, texts }: WordMatches): boolean {
  return names.size + texts.size > 0;
}

/** An operator alone asks for what is about it: keywords that have it among words are about something else. */
function alone({ entries }: ShardIndex, matches: WordMatches): WordMatches {
  const { term, isName } = matches.word;
  if (isName) return matches;
  const names = [...matches.names].map(([id, fits]) => {
    const isKeyword = entries[id]?.keywords.includes(term) ?? false;
    return [id, isKeyword ? fits : fits.filter(({ field }) => field !== 'keywords')] as const;
  });
  return { ...matches, names: new Map(names.filter(([, fits]) => fits.length > 0)) };
}

/**
 * Looks all words up. Words that nothing has give way to what they may stand for: `@as` to `as`,
 * `arrayMap` to `array` and `map`.
 */
export function matchWords(
  index: ShardIndex,
  words: readonly QueryWord[],
  isKnown: IsKnown,
): WordMatches[] {
  return words.flatMap((word, at) => {
    const isLast = at === words.length - 1;
    const found = matchWord(index, word, isLast, isKnown);
    const exact = words.length === 1 ? alone(index, found) : found;
    // That a text mentions `~name` says less than what the sign is.
    const [sign = ''] = word.instead;
    const isThere = NAMING_SIGN.test(sign) ? exact.names.size > 0 : exact.isAsTyped;
    if (word.instead.length === 0 || isThere) return [exact];
    const others = word.instead.map((term) =>
      matchWord(index, { ...word, typed: term, term, instead: [] }, isLast, isKnown),
    );
    const isSigned = !/^[\p{L}\p{N}_]/u.test(word.typed);
    if (isSigned) return [others.find(isFound) ?? exact];
    return others.every(isFound) ? others : [exact];
  });
}
