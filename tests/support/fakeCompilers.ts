/** A host of compilers for tests of what is around them: each answer is what the test says. */
import {
  type Capabilities,
  type Compiler,
  type CompileOutcome,
  type CompileRequest,
  type CompilerHost,
  type FormatOutcome,
  HostError,
  type Problem,
  type ViewOutcome,
  type ViewRequest,
  VIEWS,
} from '../../src/lib/playground/compiler';

export const CAPABILITIES: Capabilities = {
  syntaxes: ['rescript'],
  moduleFormats: ['esmodule', 'commonjs'],
  jsxModes: ['automatic', 'preserve'],
  experiments: ['LetUnwrap'],
  takesWarningFlags: true,
  takesOpenModules: true,
  openModules: ['RescriptCore'],
  libraries: ['@rescript/react'],
  converts: false,
  analyzes: false,
  views: [],
};

/** Capabilities of a release that reads Reason. */
export const REASON_CAPABILITIES: Capabilities = {
  ...CAPABILITIES,
  syntaxes: ['reason', 'rescript'],
  jsxModes: [],
  experiments: [],
  openModules: [],
  converts: true,
  analyzes: false,
  views: [],
};

export const WARNING: Problem = {
  kind: 'warning',
  warning: 27,
  range: { startLine: 1, startColumn: 5, endLine: 1, endColumn: 6 },
  message: 'unused variable a.',
};

export const TYPE_ERROR: Problem = {
  kind: 'type-error',
  range: { startLine: 2, startColumn: 9, endLine: 2, endColumn: 12 },
  message: 'This has type: string\nBut it is expected to have type: int',
};

/** What a program becomes: itself, as a comment, unless the test says otherwise. */
export function compiledTo(javaScript: string, problems: readonly Problem[] = []): CompileOutcome {
  return { status: 'compiled', javaScript, problems, typeHints: [] };
}

/** How a host behaves. */
export interface Behavior {
  readonly kind?: CompilerHost['kind'];
  readonly releases?: readonly string[];
  /** Releases that can't be opened, until the test takes them out. */
  readonly broken?: Set<string>;
  readonly compile?: (request: CompileRequest, release: string) => CompileOutcome;
  readonly format?: (request: CompileRequest) => FormatOutcome;
  /** Hosts without it have no views. */
  readonly view?: (request: ViewRequest) => ViewOutcome;
}

/** A host, and what it was asked. */
export interface FakeHost extends CompilerHost {
  readonly compiled: CompileRequest[];
  readonly opened: string[];
  readonly closed: string[];
}

function capabilitiesOf(release: string): Capabilities {
  return release.startsWith('v8.') ? REASON_CAPABILITIES : CAPABILITIES;
}

export function fakeHost(behavior: Behavior = {}): FakeHost {
  const { releases = ['v12.2.0', 'v11.1.4', 'v10.1.4', 'v8.4.2'], kind = 'bundle' } = behavior;
  const { view } = behavior;
  const compiled: CompileRequest[] = [];
  const opened: string[] = [];
  const closed: string[] = [];
  const compile = behavior.compile ?? (({ code }) => compiledTo(`// ${code}`));
  const format =
    behavior.format ?? (({ code }) => ({ status: 'formatted', code: `${code.trim()}\n` }));
  return {
    kind,
    releases,
    compiled,
    opened,
    closed,
    open(release): Promise<Compiler> {
      opened.push(release);
      if (behavior.broken?.has(release)) {
        return Promise.reject(new HostError(`${release} did not arrive.`));
      }
      return Promise.resolve({
        release,
        capabilities: { ...capabilitiesOf(release), ...(view && { views: VIEWS }) },
        compile: (request) => {
          compiled.push(request);
          return Promise.resolve(compile(request, release));
        },
        format: (request) => Promise.resolve(format(request)),
        convert: ({ code, settings }) =>
          Promise.resolve({ status: 'formatted', code: `${settings.syntax} of ${code}` }),
        ...(view && { view: (request) => Promise.resolve(view(request)) }),
        close: () => void closed.push(release),
      });
    },
  };
}
