/** Hits in the form of DocSearch (specification, section 3 "Search hit"). */
import type { SearchHit, SearchParams } from '../client';
import { LEVELS } from '../record';
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

/** Names from the group to the entry itself; levels that it lacks are null. */
function hierarchyOf(entry: Entry): Record<string, string | null> {
  const hierarchy: Record<string, string | null> = Object.fromEntries(
    LEVELS.map((level) => [level, null]),
  );
  hierarchy.lvl0 = entry.page.group;
  for (const { level, name } of [...entry.above, entry]) hierarchy[`lvl${level}`] = name;
  return hierarchy;
}

function mapTexts(
  texts: Readonly<Record<string, string | null>>,
  change: (text: string, name: string) => string,
): Record<string, { readonly value: string } | null> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text === null ? null : { value: change(text, name) },
    ]),
  );
}

/** `hierarchy.lvl1:10` → 10 words for `hierarchy.lvl1`. */
function snippetLengths(attributes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words = ''] = attribute.split(':');
      const length = Number.parseInt(words, 10);
      return [name, length > 0 ? length : DEFAULT_SNIPPET_WORDS];
    }),
  );
}

/** An entry as a hit. */
export function hitOf(
  { entry, isText }: RankedEntry,
  words: readonly WordMatches[],
  params: SearchParams,
): SearchHit {
  const { page, anchor, text } = entry;
  const style: MarkStyle = {
    preTag: params.highlightPreTag,
    postTag: params.highlightPostTag,
    ellipsis: params.snippetEllipsisText,
  };
  const lengths = snippetLengths(params.attributesToSnippet);
  const lengthOf = (attribute: string): number =>
    lengths.get(attribute) ?? lengths.get('*') ?? DEFAULT_SNIPPET_WORDS;
  const hierarchy = hierarchyOf(entry);
  const content = isText ? text : null;
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  return {
    objectID: isText ? `${url}#content` : url,
    url,
    url_without_anchor: page.url,
    anchor,
    type: typeOf(entry, isText),
    hierarchy,
    content,
    _highlightResult: {
      hierarchy: mapTexts(hierarchy, (name) => highlight(name, words, style)),
      content: content === null ? null : { value: highlight(content, words, style) },
    },
    _snippetResult: {
      hierarchy: mapTexts(hierarchy, (name, level) =>
        snippet(name, words, style, lengthOf(`hierarchy.${level}`)),
      ),
      content:
        content === null ? null : { value: snippet(content, words, style, lengthOf('content')) },
    },
  };
}
