/**
 * The inverted indexes of a shard (MiniSearch): one of names, which is there at once, and one of
 * texts, which is built in slices, so that no question waits for it.
 */
import MiniSearch, { type SearchResult as Row } from 'minisearch';

import type { ShardContents } from '../shards';
import { type Entry, entriesOf } from './entries';
import { createMessageIndex, type MessageIndex } from './messageIndex';
import { createVocabulary, type Vocabulary } from './nextQueries';
import { isStopWord } from './stopWords';
import { canonical, createTermReader } from './terms';
import { buildTypeIndex, type TypeIndex } from './typeIndex';

/** Where a term was found. */
export type NameField = 'title' | 'heading' | 'keywords';

/** Entries that are added between two looks at the clock of whoever drives the build. */
const SLICE = 25;

/** Names and keywords of this many words are also found when they are typed as one: `letbinding`. */
const JOINED_WORDS = { least: 2, mostOfName: 4, mostOfKeyword: 2 } as const;

/** A shard that can be asked. */
export interface ShardIndex {
  readonly build: string;
  readonly version: string;
  readonly entries: readonly Entry[];
  /** What readers may type next; undefined until all of the shard is there. */
  readonly vocabulary: Vocabulary | undefined;
  /** What is explained; undefined until all of the shard is there. */
  readonly messages: MessageIndex<Entry> | undefined;
  /** Members by their types; undefined until all of the shard is there. */
  readonly types: TypeIndex | undefined;
  /** Entries whose names have a term, with the terms and fields that fitted. */
  readonly findNames: (query: TermQuery) => readonly Found[];
  readonly findTexts: (query: TermQuery) => readonly Found[];
}

/** What terms are looked for. */
export interface TermQuery {
  readonly term: string;
  /** All terms that begin with it, too. */
  readonly prefix: boolean;
  /** Terms within this many changes, too; 0 for none. */
  readonly changes: number;
}

/** An entry that has a term. */
export interface Found {
  readonly entry: Entry;
  /** Terms of the entry that fitted, with the fields that have them. */
  readonly match: Readonly<Record<string, readonly string[]>>;
  /** MiniSearch's score (BM25+). */
  readonly score: number;
}

type Reader = (text: string) => string[];

/** A name, and who is called so: most members are called as members of other modules are. */
interface NameDocument {
  readonly id: number;
  readonly title: string | undefined;
  readonly heading: string | undefined;
  readonly keywords: string | undefined;
}

/**
 * Reads names; those of a few words are also one word: `letbinding`, `asyncawait`.
 *
 * @param most words that are joined
 */
function createNameReader(read: Reader, most: number): Reader {
  return (name) => {
    const terms = read(name);
    const spaces = name.split(' ').length;
    if (spaces < JOINED_WORDS.least || spaces > most) return terms;
    const words = canonical(name)
      .split(' ')
      .filter((word) => /\w/.test(word));
    return words.length < JOINED_WORDS.least ? terms : [...terms, words.join('')];
  };
}

/** Entries by what they are called and by their keywords; pages each for themselves. */
function byName(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  const headings = new Map<string, Entry[]>();
  for (const entry of entries) {
    const isAlone = entry.level === 1;
    const name = [entry.name, ...entry.keywords].join('\n');
    const known = isAlone ? undefined : headings.get(name);
    if (known) {
      known.push(entry);
      continue;
    }
    const group = [entry];
    groups.push(group);
    if (!isAlone) headings.set(name, group);
  }
  return groups;
}

function nameDocument(id: number, [entry]: readonly Entry[]): NameDocument {
  const isPage = entry?.level === 1;
  const keywords = entry?.keywords ?? [];
  return {
    id,
    title: isPage ? entry.name : undefined,
    heading: isPage ? undefined : entry?.name,
    keywords: keywords.length > 0 ? keywords.join('\n') : undefined,
  };
}

function createNames(read: Reader): MiniSearch<NameDocument> {
  const readName = createNameReader(read, JOINED_WORDS.mostOfName);
  // A phrase of more words is no name: “log of last build” would begin like `logo`.
  const readKeyword = createNameReader(read, JOINED_WORDS.mostOfKeyword);
  return new MiniSearch<NameDocument>({
    fields: ['title', 'heading', 'keywords'] satisfies NameField[],
    tokenize: (text, field) =>
      field === 'keywords'
        ? text.split('\n').flatMap((keyword) => readKeyword(keyword))
        : readName(text),
    processTerm: (term) => term,
    autoVacuum: false,
  });
}

function createTexts(read: Reader): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: ['text'],
    // How often a text has a term says little; to have it once is quicker.
    tokenize: (text) => [...new Set(read(text))],
    // They are in every text, and no query asks for them alone.
    processTerm: (term) => (isStopWord(term) ? null : term),
    autoVacuum: false,
  });
}

function asked(
  index: MiniSearch<NameDocument> | MiniSearch<Entry>,
  entriesOfId: (id: number) => readonly Entry[],
  { term, prefix, changes }: TermQuery,
): readonly Found[] {
  const rows: Row[] = index.search(term, {
    tokenize: (text) => [text],
    prefix,
    fuzzy: changes > 0 ? changes : false,
  });
  return rows.flatMap(({ id, match, score }) =>
    typeof id === 'number' ? entriesOfId(id).map((entry) => ({ entry, match, score })) : [],
  );
}

/** Look-ups of a shard that are kept: those of one query, and of the words that it shares with the next. */
const KEPT = 48;

type Find = (query: TermQuery) => readonly Found[];

/** Remembers what was found: from letter to letter, all words but the last are the same. */
function remembering(find: Find): Find {
  const kept = new Map<string, readonly Found[]>();
  return (query) => {
    const key = `${query.prefix} ${query.changes} ${query.term}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= KEPT) kept.clear();
    const found = find(query);
    kept.set(key, found);
    return found;
  };
}

function shardIndex(
  { build, version }: ShardContents,
  entries: readonly Entry[],
  names: MiniSearch<NameDocument>,
  texts?: MiniSearch<Entry>,
  vocabulary?: Vocabulary,
  messages?: MessageIndex<Entry>,
  types?: TypeIndex,
): ShardIndex {
  const groups = byName(entries);
  const findTexts: Find = (query) =>
    texts ? asked(texts, (id) => entries.slice(id, id + 1), query) : [];
  return {
    build,
    version,
    entries,
    vocabulary,
    messages,
    types,
    findNames: remembering((query) => asked(names, (id) => groups[id] ?? [], query)),
    // While texts are added, another look may find more.
    findTexts: vocabulary ? remembering(findTexts) : findTexts,
  };
}

/** A shard under construction: each step gives what can be asked already. */
export type ShardSteps = Generator<ShardIndex, ShardIndex>;

/**
 * Builds the index of a shard.
 *
 * @param contents names alone, or everything
 * @param before what is there of this shard; it answers until the names of this one are there
 */
export function* buildShard(contents: ShardContents, before?: ShardIndex): ShardSteps {
  const entries = entriesOf(contents);
  const read = createTermReader();
  const names = createNames(read);
  for (const [index, group] of byName(entries).entries()) {
    names.add(nameDocument(index, group));
    if (before && index % SLICE === SLICE - 1) yield before;
  }
  const withTexts = entries.filter(({ text }) => text !== '');
  if (withTexts.length === 0) return shardIndex(contents, entries, names);

  const texts = createTexts(read);
  const built = shardIndex(contents, entries, names, texts);
  for (const [index, entry] of withTexts.entries()) {
    texts.add(entry);
    if (index % SLICE === SLICE - 1) yield built;
  }
  const vocabulary = createVocabulary();
  for (const [index, entry] of entries.entries()) {
    vocabulary.add(entry);
    if (index % SLICE === SLICE - 1) yield built;
  }
  const words = vocabulary.build();
  yield built;
  const messages = createMessageIndex(entries);
  const reading = buildTypeIndex(entries);
  let types = reading.next();
  while (!types.done) {
    yield built;
    types = reading.next();
  }
  return shardIndex(contents, entries, names, texts, words, messages, types.value);
}
