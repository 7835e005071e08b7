/** The compilers of this machine, asked through the service of `npm start` and `npm run serve`. */
import { type Decoder, describe, parseJson } from '../../decode';
import {
  type AnalysisOutcome,
  type CompileOutcome,
  type Compiler,
  type CompilerHost,
  type CompileRequest,
  type FormatOutcome,
  HostError,
  type NoAnswer,
  type ViewOutcome,
} from '../compiler';
import {
  type Action,
  analysisOutcome,
  type AnalyzeRequest,
  compileOutcome,
  formatOutcome,
  refusal,
  SERVICE_FOLDER,
  type ServiceRelease,
  type ServiceRequest,
  serviceStatus,
  type ServiceStatus,
  type ServiceViewRequest,
  STATUS_FILE,
  TOKEN_HEADER,
  viewOutcome,
} from './protocol';

/** Longest piece of an unknown answer that is shown, in characters. */
const SHOWN = 2000;

const GONE: NoAnswer = {
  status: 'unreachable',
  reason:
    'The compilers on this machine don’t answer; start them again with npm start or npm run serve.',
};

/** What aborted requests give; who aborted them does not look at it. */
const ABORTED: NoAnswer = {
  status: 'unreachable',
  reason: 'A newer program has replaced this one.',
};

/** An answer of the service, or undefined where none came. */
interface Reply {
  readonly status: number;
  readonly text: string;
}

async function ask(url: string, options: RequestInit): Promise<Reply | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-store', ...options });
    return { status: response.status, text: await response.text() };
  } catch {
    // No network, no server, or an aborted request; the caller knows which.
    return undefined;
  }
}

/** The service that a site has now; undefined for none. */
async function findService(folder: string): Promise<ServiceStatus['service'] | undefined> {
  const reply = await ask(`${folder}${STATUS_FILE}`, {});
  if (reply?.status !== 200) return undefined;
  const status = parseJson(reply.text, serviceStatus);
  return status.ok ? status.value.service : undefined;
}

/** Asks the service, and once more with a new token where it was started again meanwhile. */
class Connection {
  constructor(
    readonly folder: string,
    private token: string,
  ) {}

  async post<T>(
    action: Action,
    request: ServiceRequest | AnalyzeRequest | ServiceViewRequest,
    decoder: Decoder<T>,
    signal: AbortSignal | undefined,
  ): Promise<T | NoAnswer> {
    const reply = await this.send(action, request, signal);
    if (signal?.aborted) return ABORTED;
    if (reply?.status === 403 && (await this.renew())) {
      return read(await this.send(action, request, signal), decoder, signal);
    }
    return read(reply, decoder, signal);
  }

  private send(
    action: Action,
    request: ServiceRequest | AnalyzeRequest | ServiceViewRequest,
    signal: AbortSignal | undefined,
  ): Promise<Reply | undefined> {
    return ask(`${this.folder}${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: this.token },
      body: JSON.stringify(request),
      ...(signal && { signal }),
    });
  }

  /** Whether the service has another token now, which is kept. */
  private async renew(): Promise<boolean> {
    const token = (await findService(this.folder))?.token;
    if (token === undefined || token === this.token) return false;
    this.token = token;
    return true;
  }
}

function read<T>(
  reply: Reply | undefined,
  decoder: Decoder<T>,
  signal: AbortSignal | undefined,
): T | NoAnswer {
  if (signal?.aborted) return ABORTED;
  // A server without a service, such as that of another site on the same port, answers 404 or 405.
  if (!reply || reply.status === 404 || reply.status === 405) return GONE;
  if (reply.status === 200) {
    const outcome = parseJson(reply.text, decoder);
    if (outcome.ok) return outcome.value;
    return {
      status: 'unknown',
      answer: `${describe(outcome.error)}\n${reply.text.slice(0, SHOWN)}`,
    };
  }
  const refused = parseJson(reply.text, refusal);
  if (!refused.ok) return { status: 'unknown', answer: reply.text.slice(0, SHOWN) };
  const reason = refused.value.error;
  return reply.status >= 500 ? { status: 'unreachable', reason } : { status: 'refused', reason };
}

function compilerOf(
  { name: release, ...capabilities }: ServiceRelease,
  connection: Connection,
): Compiler {
  const requestOf = ({ code, around, settings }: CompileRequest): ServiceRequest => ({
    release,
    code,
    ...(around && { around }),
    settings,
  });
  return {
    release,
    capabilities,
    compile: (request, signal): Promise<CompileOutcome> =>
      connection.post('compile', requestOf(request), compileOutcome, signal),
    format: (request): Promise<FormatOutcome> =>
      connection.post('format', requestOf(request), formatOutcome, undefined),
    convert: (request): Promise<FormatOutcome> =>
      connection.post('convert', requestOf(request), formatOutcome, undefined),
    analyze: ({ question, line, column, compiled, ...request }, signal): Promise<AnalysisOutcome> =>
      connection.post(
        'analyze',
        {
          ...requestOf(request),
          question,
          line,
          column,
          ...(compiled !== undefined && { compiled }),
        },
        analysisOutcome,
        signal,
      ),
    view: ({ view, ...request }, signal): Promise<ViewOutcome> =>
      connection.post('view', { ...requestOf(request), view }, viewOutcome, signal),
    close: () => undefined,
  };
}

/**
 * The native service of the site that shows this page; undefined where there is none.
 *
 * @param baseUrl of the site, with slashes around it
 */
export async function findNativeHost(baseUrl: string): Promise<CompilerHost | undefined> {
  const folder = `${baseUrl}${SERVICE_FOLDER}`;
  const service = await findService(folder);
  if (!service || service.releases.length === 0) return undefined;
  const connection = new Connection(folder, service.token);
  const compilers = new Map(
    service.releases.map((release) => [release.name, compilerOf(release, connection)]),
  );
  return {
    kind: 'native',
    releases: [...compilers.keys()],
    open(release) {
      const compiler = compilers.get(release);
      if (compiler) return Promise.resolve(compiler);
      const error = new HostError(
        `Expected a compiler that this machine has (${[...compilers.keys()].join(', ')}), got ${release}; choose one of them.`,
      );
      return Promise.reject(error);
    },
  };
}
