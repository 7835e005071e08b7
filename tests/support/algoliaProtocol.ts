/** The questions of Algolia's protocol that the site asks, and no others. */
import {
  array,
  boolean,
  type Decoded,
  type Decoder,
  integer,
  literal,
  number,
  oneOf,
  parseJson,
  record,
  string,
} from '../../src/lib/decode';

/** Takes texts that hold JSON. */
const jsonOf =
  <T>(decoder: Decoder<T>): Decoder<T> =>
  (input) => {
    const text = string(input);
    return text.ok ? parseJson(text.value, decoder) : text;
  };

/** Takes objects without further fields. */
function exactly<T>(names: readonly string[], decoder: Decoder<T>): Decoder<T> {
  return (input) => {
    const further = Object.keys(Object(input)).find((name) => !names.includes(name));
    if (further === undefined) return decoder(input);
    const error = { expected: 'no further field', received: further, path: [], alternatives: [] };
    return { ok: false, error: { reason: 'type', ...error } };
  };
}

const PARAMS = {
  query: string,
  attributesToRetrieve: jsonOf(array(string)),
  attributesToSnippet: jsonOf(array(string)),
  snippetEllipsisText: string,
  highlightPreTag: string,
  highlightPostTag: string,
  hitsPerPage: jsonOf(integer),
  clickAnalytics: jsonOf(boolean),
  facetFilters: jsonOf(array(oneOf(string, array(string)))),
};

const OPTIONAL_PARAMS = {
  optionalFilters: jsonOf(array(string)),
  facets: jsonOf(array(string)),
  page: jsonOf(integer),
};

const paramsDecoder = exactly(
  Object.keys({ ...PARAMS, ...OPTIONAL_PARAMS }),
  record(PARAMS, OPTIONAL_PARAMS),
);

/** The parameters of a search, as they came. */
export type AskedParams = Decoded<typeof paramsDecoder>;

const urlEncoded: Decoder<AskedParams> = (input) => {
  const text = string(input);
  return text.ok ? paramsDecoder(Object.fromEntries(new URLSearchParams(text.value))) : text;
};

/** The body of a search. */
export const searchDecoder = exactly(
  ['requests'],
  record({
    requests: array(
      exactly(['indexName', 'params'], record({ indexName: string, params: urlEncoded })),
    ),
  }),
);

const EVENT = {
  eventType: literal('click'),
  eventName: string,
  index: string,
  userToken: string,
  queryID: string,
  objectIDs: array(string),
  positions: array(integer),
  timestamp: number,
};

/** The body of a post of events. */
export const eventsDecoder = exactly(
  ['events'],
  record({ events: array(exactly(Object.keys(EVENT), record(EVENT))) }),
);

/** An event of a hit that was followed. */
export type ClickEvent = Decoded<typeof eventsDecoder>['events'][number];
