/** Answers to messages of compilers and build tools, typed or pasted. */
import { ERROR_INDEX_GROUP } from '../../errorIndex';
import { canBeAbout, isSpecialCase } from '../../errorTells';
import { messagesOf } from '../messages';
import type { Entry } from './entries';
import type { Explanation } from './messageIndex';
import { QUERY_LENGTH } from './query';
import type { ShardIndex } from './shardIndex';
import { MESSAGE } from './weights';

/** Whether a query was pasted rather than typed: it has lines, or more than the dialog's input takes. */
function isPasted(text: string): boolean {
  return text.length > QUERY_LENGTH || text.trim().includes('\n');
}

/** Whether a page is about one message: an entry of the index of errors. */
export function isErrorEntry({ page }: Entry): boolean {
  return page.group === ERROR_INDEX_GROUP;
}

function idOf({ page }: Entry): string {
  return page.url.split('/').at(-1) ?? '';
}

/** Whether a message can be about an entry; what other pages explain can't be told so well. */
export function isMeant(entry: Entry, text: string): boolean {
  return !isErrorEntry(entry) || canBeAbout(idOf(entry), text, entry.messages);
}

/**
 * Entries of the index of errors that a message can be about, the likeliest first. That one is before all
 * sections that explain the message, too.
 */
function likeliestFirst(entries: readonly Explanation<Entry>[]): readonly Explanation<Entry>[] {
  const [best, ...others] = entries
    .map((one) => ({
      ...one,
      score: one.score + (isSpecialCase(idOf(one.entry)) ? MESSAGE.special : 0),
    }))
    .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  if (!best) return [];
  const isSure = best.score >= MESSAGE.leastEntry;
  return [isSure ? { ...best, score: best.score + MESSAGE.entry } : best, ...others];
}

/** Sections of a shard that explain what was asked, the best first; none for other queries. */
export function explanationsOf(
  { messages }: ShardIndex,
  text: string,
  isAsked: (entry: Entry) => boolean,
): readonly Explanation<Entry>[] {
  const pasted = isPasted(text);
  if (!messages || (!pasted && text.trim().split(/\s+/).length < MESSAGE.leastWords)) return [];
  const isAlike = ({ score, shared }: Explanation<Entry>): boolean =>
    pasted
      ? score >= MESSAGE.leastPasted
      : score >= MESSAGE.leastTyped && shared >= MESSAGE.leastShared;
  const found = messages
    .find(text)
    .filter((one) => isAlike(one) && isAsked(one.entry) && isMeant(one.entry, text));
  const sections = found.filter(({ entry }) => !isErrorEntry(entry));
  return [...likeliestFirst(found.filter(({ entry }) => isErrorEntry(entry))), ...sections];
}

/** What is looked for where no section explains a paste: its words, without frames and places. */
export function plainQuery(text: string): string {
  return isPasted(text) ? (messagesOf(text).at(0)?.text ?? text) : text;
}
