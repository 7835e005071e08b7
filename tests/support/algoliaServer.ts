/**
 * A server that speaks as much of Algolia's protocol as the site uses, for tests of the client and for
 * journeys in a browser. It is strict: a question that the protocol does not describe
 * is answered with status 400 and what is wrong with it.
 */
import http from 'node:http';

import { describe as describeError, parseJson } from '../../src/lib/decode';
import type { FacetFilters, SearchHit } from '../../src/lib/search/client';
import type { SearchRecord } from '../../src/lib/search/record';
import { type AskedParams, type ClickEvent, eventsDecoder, searchDecoder } from './algoliaProtocol';

/** How the server answers a search. */
export type Behavior =
  /** As Algolia does. */
  | { readonly kind: 'answers' }
  /** Takes the question and says nothing. */
  | { readonly kind: 'silent' }
  /** Says at once that an answer comes, and gives it when `release` is called. */
  | { readonly kind: 'held' }
  /** Breaks the connection. */
  | { readonly kind: 'resets' }
  /** With this status and text, whatever is asked. */
  | { readonly kind: 'says'; readonly status: number; readonly text: string };

/** What a server is started with. */
export interface ServerOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
}

/** A running server. */
export interface AlgoliaServer {
  /** `http://localhost:port` */
  readonly origin: string;
  /** How many searches have come, whatever became of them. */
  readonly visits: () => number;
  /** The searches that were answered as Algolia does. */
  readonly searches: () => readonly AskedParams[];
  /** The events that were taken. */
  readonly events: () => readonly ClickEvent[];
  /** Methods and headers of all requests. */
  readonly requests: () => readonly {
    readonly method: string;
    readonly headers: http.IncomingHttpHeaders;
  }[];
  /** Answers searches in this way from now on. */
  readonly behave: (behavior: Behavior) => void;
  /** Gives the answers that are held. */
  readonly release: () => void;
  /** Forgets what came, and answers as Algolia does. */
  readonly reset: () => void;
  /** Ends; nothing listens on its port from then on. */
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function refusal(status: number, message: string): Answer {
  return { status, body: { message, status } };
}

function words(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function fits(entry: SearchRecord, query: string, filters: FacetFilters): boolean {
  const facets = [`area:${entry.area}`, `version:${entry.version}`];
  const text = [...Object.values(entry.hierarchy), entry.content].join(' ').toLowerCase();
  return (
    words(query).every((word) => text.includes(word)) &&
    filters.every((filter) =>
      (typeof filter === 'string' ? [filter] : filter).some((facet) => facets.includes(facet)),
    )
  );
}

/** A text with marks, as it is: Algolia does not escape what stands in records. */
function marked(text: string, { query, highlightPreTag, highlightPostTag }: AskedParams): string {
  const found = words(query).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return found.length === 0
    ? text
    : text.replace(
        new RegExp(found.join('|'), 'gi'),
        (word) => highlightPreTag + word + highlightPostTag,
      );
}

function snippet(text: string, attribute: string, params: AskedParams): string {
  const wish = params.attributesToSnippet.find((name) => name.startsWith(`${attribute}:`));
  const count = Number(wish?.split(':')[1] ?? Infinity);
  const all = text.split(' ');
  return all.length > count ? all.slice(0, count).join(' ') + params.snippetEllipsisText : text;
}

function hitOf(entry: SearchRecord, params: AskedParams): SearchHit {
  const levels = Object.entries(entry.hierarchy);
  const parts = (change: (text: string, attribute: string) => string) => ({
    hierarchy: Object.fromEntries(
      levels.map(([level, text]) => [
        level,
        text === null ? null : { value: change(text, `hierarchy.${level}`) },
      ]),
    ),
    content: entry.content === null ? null : { value: change(entry.content, 'content') },
  });
  const wanted = (attribute: string) => params.attributesToRetrieve.includes(attribute);
  return {
    objectID: entry.objectID,
    url: entry.url,
    type: entry.type,
    hierarchy: Object.fromEntries(levels.filter(([level]) => wanted(`hierarchy.${level}`))),
    ...(wanted('content') && { content: entry.content }),
    ...(wanted('signature') && { signature: entry.signature }),
    ...(wanted('summary') && { summary: entry.summary }),
    _highlightResult: parts((text) => marked(text, params)),
    _snippetResult: parts((text, attribute) => marked(snippet(text, attribute, params), params)),
  };
}

function areaCounts(found: readonly SearchRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { area } of found) counts[area] = (counts[area] ?? 0) + 1;
  return counts;
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}

/** A credential, in the headers or in the address; names are compared without case. */
function credential(request: http.IncomingMessage, url: URL, name: string): string | undefined {
  const parameter = [...url.searchParams].find(([key]) => key.toLowerCase() === name);
  return parameter?.[1] ?? request.headers[name]?.toString();
}

/** Starts a server on a port of its own. */
export async function startAlgoliaServer(options: ServerOptions): Promise<AlgoliaServer> {
  let behavior: Behavior = { kind: 'answers' };
  let visits = 0;
  let queries = 0;
  const searches: AskedParams[] = [];
  const events: ClickEvent[] = [];
  const requests: { method: string; headers: http.IncomingHttpHeaders }[] = [];
  const held: (() => void)[] = [];

  function answerSearch(body: string): Answer {
    const asked = parseJson(body, searchDecoder);
    if (!asked.ok) return refusal(400, describeError(asked.error));
    const unknown = asked.value.requests.find(({ indexName }) => indexName !== options.indexName);
    if (unknown) return refusal(404, `Index ${unknown.indexName} does not exist`);
    const results = asked.value.requests.map(({ params }) => {
      searches.push(params);
      const found = options.records.filter((entry) =>
        fits(entry, params.query, params.facetFilters),
      );
      queries += 1;
      const { page = 0, hitsPerPage } = params;
      const part = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: part.map((entry) => hitOf(entry, params)),
        nbHits: found.length,
        ...(params.facets?.includes('area') && { facets: { area: areaCounts(found) } }),
        page,
        hitsPerPage: params.hitsPerPage,
        processingTimeMS: 1,
        query: params.query,
        index: options.indexName,
        ...(params.clickAnalytics && { queryID: `query-${queries}` }),
      };
    });
    return { status: 200, body: { results } };
  }

  function answerEvents(body: string): Answer {
    const sent = parseJson(body, eventsDecoder);
    if (!sent.ok) return refusal(422, describeError(sent.error));
    events.push(...sent.value.events);
    return { status: 200, body: { status: 200, message: 'OK' } };
  }

  function answerOf(request: http.IncomingMessage, url: URL, body: string): Answer {
    if (request.method !== 'POST') return refusal(405, `Method ${request.method} not allowed`);
    if (
      credential(request, url, 'x-algolia-application-id') !== options.appId ||
      credential(request, url, 'x-algolia-api-key') !== options.apiKey
    ) {
      return refusal(403, 'Invalid Application-ID or API key');
    }
    switch (decodeURIComponent(url.pathname)) {
      case '/1/indexes/*/queries':
        return answerSearch(body);
      case '/1/events':
        return answerEvents(body);
      default:
        return refusal(404, `Path ${url.pathname} not found`);
    }
  }

  async function handle(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push({ method: request.method ?? '', headers: request.headers });
    const body = await bodyOf(request);
    const head = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
    const isSearch = url.pathname.endsWith('/queries');
    if (isSearch) visits += 1;
    const how = isSearch ? behavior : ({ kind: 'answers' } as const);
    switch (how.kind) {
      case 'silent':
        return;
      case 'resets':
        request.socket.destroy();
        return;
      case 'says':
        response.writeHead(how.status, head).end(how.text);
        return;
      case 'held':
        response.writeHead(200, head).flushHeaders();
        held.push(() => response.end(JSON.stringify(answerOf(request, url, body).body)));
        return;
      case 'answers': {
        const answer = answerOf(request, url, body);
        response.writeHead(answer.status, head).end(JSON.stringify(answer.body));
      }
    }
  }

  const server = http.createServer((request, response) => {
    // A reader who leaves while asking breaks the connection.
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');

  const release = () => held.splice(0).forEach((give) => give());
  return {
    origin: `http://localhost:${address.port}`,
    visits: () => visits,
    searches: () => searches,
    events: () => events,
    requests: () => requests,
    behave: (next) => {
      behavior = next;
    },
    release,
    reset() {
      release();
      behavior = { kind: 'answers' };
      visits = 0;
      queries = 0;
      searches.length = 0;
      events.length = 0;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
