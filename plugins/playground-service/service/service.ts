/** The service without a transport: requests in, answers out. See ../README.md for its rules. */
import { randomBytes } from 'node:crypto';

import { type DecodeError, describe, parseJson, type Result } from '../../../src/lib/decode';
import {
  type Action,
  ACTIONS,
  analyzeRequest,
  type Refusal,
  SERVICE_FOLDER,
  serviceRequest,
  type ServiceRequest,
  type ServiceStatus,
  STATUS_FILE,
  viewRequest,
} from '../../../src/lib/playground/native/protocol';
import {
  type Refusal as ProgramRefusal,
  refusalOf,
  type SourceFile,
} from '../../compiled-examples/compiler';
import { act, type Order, sourcesOf, writtenIn } from './actions';
import { readBody } from './body';
import {
  checkMachine,
  checkMethod,
  checkSender,
  type IncomingRequest,
  type Rejection,
} from './gate';
import { BusyError, Queue } from './queue';
import { installedReleases, type Release, toServiceRelease } from './releases';
import { type Perform, Workshop } from './workshop';

/** An answer; `json` is its body. */
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** A running service. */
export interface PlaygroundService {
  /** Names of the releases that it has, newest first. */
  readonly releases: readonly string[];
  /**
   * Answers a request; undefined for addresses that are not the service's. Never rejects: what goes wrong
   * is an answer.
   */
  answer(request: IncomingRequest): Promise<ServiceAnswer | undefined>;
  /** Deletes what the service has made; it is not asked again. */
  close(): void;
}

/** What differs from service to service. */
export interface ServiceOptions {
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  /** How jobs are done; a test watches them. */
  readonly perform?: Perform;
  /** What it compiles with; by default what is installed. */
  readonly releases?: readonly Release[];
}

/** Programs that compile at once: their author waits for one, another page may ask for another. */
const AT_ONCE = 2;
/** Programs that wait: pages give up what they no longer want. */
const LONGEST_QUEUE = 32;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

function rejected({ status, error, headers }: Rejection): ServiceAnswer {
  return { status, headers: { ...HEADERS, ...headers }, json: { error } satisfies Refusal };
}

/** What of a decoded request does not fit the release that it names. */
function misfit(
  action: Action,
  { settings, around }: ServiceRequest,
  { name, capabilities }: Release,
): string | undefined {
  const { syntaxes, jsxModes, experiments, converts, analyzes } = capabilities;
  const choice = (what: string, got: string, known: readonly string[]) =>
    `Expected ${what} of ${name}, got “${got}”; choose ${known.length > 0 ? `one of ${known.join(', ')}` : 'none'}.`;
  if (action === 'convert' && !converts) {
    return `Expected a version with two syntaxes, got ${name}; choose another version.`;
  }
  if (action === 'convert' && around) {
    return `Expected a program of one file to convert, got several; convert each by itself.`;
  }
  if (action === 'analyze' && !(analyzes && settings.syntax === 'rescript')) {
    return `Expected a program in ReScript for a version with an analysis tool, got ${settings.syntax} for ${name}; ask nothing about it.`;
  }
  if (!syntaxes.includes(settings.syntax)) return choice('a syntax', settings.syntax, syntaxes);
  if (settings.jsxMode !== undefined && !jsxModes.includes(settings.jsxMode)) {
    return choice('a way to compile JSX', settings.jsxMode, jsxModes);
  }
  const unknown = settings.experiments.find((experiment) => !experiments.includes(experiment));
  return unknown === undefined
    ? undefined
    : choice('an experimental feature', unknown, experiments);
}

/** What a body orders. */
function orderIn(action: Action, body: string): Result<Order, DecodeError> {
  if (action === 'analyze') {
    const decoded = parseJson(body, analyzeRequest);
    return decoded.ok ? { ok: true, value: { action, request: decoded.value } } : decoded;
  }
  if (action === 'view') {
    const decoded = parseJson(body, viewRequest);
    return decoded.ok ? { ok: true, value: { action, request: decoded.value } } : decoded;
  }
  const decoded = parseJson(body, serviceRequest);
  return decoded.ok ? { ok: true, value: { action, request: decoded.value } } : decoded;
}

/** All that an order would hand to a compiler. */
function sourcesIn(order: Order): readonly Pick<SourceFile, 'code' | 'extension'>[] {
  const { request } = order;
  const sources = sourcesOf(request, writtenIn(order.action, request.settings.syntax));
  const compiled = order.action === 'analyze' ? order.request.compiled : undefined;
  // Questions about places are taken of ReScript alone.
  return compiled === undefined ? sources : [...sources, { code: compiled, extension: 'res' }];
}

/** The last part of an address of the service; undefined for addresses of others. */
function endpointOf(url: string, baseUrl: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  const folder = `${baseUrl}${SERVICE_FOLDER}`;
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}

/** Why a program is not given to a compiler. */
const REFUSALS: Readonly<Record<ProgramRefusal, string>> = {
  flags:
    'Expected a program without flags for the compiler in it, got one with “@”, “config” and “flags”, by which it could start other programs on this machine; rename one of them.',
  'line-directive':
    'Expected a program without line directives, got one with # before a number and a quotation mark, by which messages would show files of this machine; write it otherwise.',
  'marshaled-binding':
    'Expected a program whose bindings are names, got an external and a string with the byte 132, which the compiler would take as memory of its own; write the character itself.',
};

/** Starts a service; the first request of a release makes its compiler ready. */
export function startService({ baseUrl, perform, releases }: ServiceOptions): PlaygroundService {
  const known = releases ?? installedReleases();
  const token = randomBytes(32).toString('base64url');
  const workshop = new Workshop(perform);
  const queue = new Queue(AT_ONCE, LONGEST_QUEUE);

  const status: ServiceStatus = {
    service: known.length === 0 ? null : { token, releases: known.map(toServiceRelease) },
  };

  async function take(action: Action, request: IncomingRequest): Promise<ServiceAnswer> {
    const body = await readBody(request);
    if ('rejection' in body) return rejected(body.rejection);
    const decoded = orderIn(action, body.text);
    if (!decoded.ok) return rejected({ status: 400, error: `${describe(decoded.error)}.` });
    const { request: wanted } = decoded.value;
    const release = known.find(({ name }) => name === wanted.release);
    if (!release) {
      const names = known.map(({ name }) => name).join(', ');
      const got = wanted.release.slice(0, 40);
      return rejected({
        status: 400,
        error: `Expected a release among ${names}, got “${got}”; choose one of them.`,
      });
    }
    const refusal = sourcesIn(decoded.value)
      .map(refusalOf)
      .find((reason) => reason !== undefined);
    if (refusal) return rejected({ status: 422, error: REFUSALS[refusal] });
    const error = misfit(action, wanted, release);
    if (error !== undefined) return rejected({ status: 400, error });
    const outcome = await queue.run(
      () => act(decoded.value, release, workshop),
      () => !request.isGone(),
    );
    if (outcome) return { status: 200, headers: HEADERS, json: outcome };
    return rejected({
      status: 400,
      error: 'Expected a client that waits for the answer, got none.',
    });
  }

  async function answer(request: IncomingRequest): Promise<ServiceAnswer | undefined> {
    const endpoint = endpointOf(request.url, baseUrl);
    if (endpoint === undefined) return undefined;
    const stranger = checkMachine(request);
    if (stranger) return rejected(stranger);
    if (endpoint === STATUS_FILE) {
      const wrong = checkMethod(request, 'GET');
      return wrong ? rejected(wrong) : { status: 200, headers: HEADERS, json: status };
    }
    const action = ACTIONS.find((name) => name === endpoint);
    if (!action) {
      return rejected({
        status: 404,
        error: `Expected ${STATUS_FILE}, ${ACTIONS.join(', ')}, got “${endpoint.slice(0, 40)}”; use one of them.`,
      });
    }
    const wrong = checkMethod(request, 'POST') ?? checkSender(request, token);
    if (wrong) return rejected(wrong);
    try {
      return await take(action, request);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return rejected({ status: error instanceof BusyError ? 503 : 500, error: message });
    }
  }

  return {
    releases: known.map(({ name }) => name),
    answer,
    close: () => workshop.close(),
  };
}
