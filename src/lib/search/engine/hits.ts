/** Hits in the form of DocSearch. */
import type { SearchHit, SearchParams } from '../client';
import { LEVELS } from '../record';
import { firstSentence } from '../summary';
import type { Entry } from './entries';
import { highlight, type MarkStyle, snippet } from './marks';
import type { WordMatches } from './matching';
import type { RankedEntry } from './ranking';

/** Words of a snippet for attributes that the question does not name. */
const DEFAULT_SNIPPET_WORDS = 10;

type HitType = SearchHit['type'];

function typeOf({ level }: Entry, isText: boolean): HitType {
  return isText ? 'content' : (LEVELS[level] ?? 'content');
}

/** Names from the group to the entry itself, without the levels that it lacks. */
function hierarchyOf(entry: Entry): Record<string, string> {
  const hierarchy: Record<string, string> = { lvl0: entry.page.group };
  for (const { level, name } of [...entry.above, entry]) hierarchy[`lvl${level}`] = name;
  return hierarchy;
}

/** What a question says of marks and snippets. */
type MarkQuestion = Pick<
  SearchParams,
  'attributesToSnippet' | 'snippetEllipsisText' | 'highlightPreTag' | 'highlightPostTag'
>;

/** Words of a text's snippet: `content:10` asks for 10. */
function snippetLength(attributes: readonly string[]): number {
  for (const attribute of attributes) {
    const [name = '', words = ''] = attribute.split(':');
    const length = Number.parseInt(words, 10);
    if ((name === 'content' || name === '*') && length > 0) return length;
  }
  return DEFAULT_SNIPPET_WORDS;
}

/**
 * An entry as a hit. It carries what is shown of it, and no more: the name with marks, and of a text the
 * part around what was found. Every letter waits until all of it has come over from the worker.
 */
export function hitOf(
  { entry, isText, explains, isNear }: RankedEntry,
  words: readonly WordMatches[],
  question: MarkQuestion,
): SearchHit {
  const { page, anchor, text, level, name } = entry;
  const style: MarkStyle = {
    preTag: question.highlightPreTag,
    postTag: question.highlightPostTag,
    ellipsis: question.snippetEllipsisText,
  };
  const summary = firstSentence(entry.about ?? '');
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  return {
    objectID: isText ? `${url}#content` : url,
    url,
    url_without_anchor: page.url,
    anchor,
    type: typeOf(entry, isText),
    hierarchy: hierarchyOf(entry),
    ...(entry.signature !== undefined && { signature: entry.signature }),
    ...(summary !== '' && { summary }),
    ...(explains !== undefined && { explains }),
    ...(isNear && { isNear }),
    _highlightResult: {
      hierarchy: { [`lvl${level}`]: { value: highlight(name, words, style) } },
    },
    ...(isText && {
      _snippetResult: {
        content: {
          value: snippet(text, words, style, snippetLength(question.attributesToSnippet)),
        },
      },
    }),
  };
}
