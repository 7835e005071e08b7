import { type DocsVersion, LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../versions';
import { compilerMajor } from './localBuild';
import {
  type ModuleFormat,
  playgroundLink,
  readPlaygroundLink,
  type Syntax,
} from './playgroundLink';
import { defaultProgram } from './playgroundPrograms';
import { parseVersion } from './version';

/** What the playground holds; the address always says the same. */
export interface PlaygroundState {
  readonly version: DocsVersion;
  readonly syntax: Syntax;
  /** What the JavaScript should be; undefined is left to the compiler. */
  readonly moduleFormat?: ModuleFormat;
  readonly code: string;
}

/** The state that an address asks for, and a sentence for each part of it that could not be had. */
export interface PlaygroundStart {
  readonly state: PlaygroundState;
  readonly problems: readonly string[];
  /** The address holds a program that can't be read: it stays until the reader types. */
  readonly keepsAddress: boolean;
}

/** The version whose syntax is the older one; its compiler reads both. */
const REASON_VERSION: DocsVersion | undefined = MANUAL_VERSIONS.find(
  ({ toolchain }) => toolchain.syntax === 'reason',
);

/** The syntaxes that a version offers; the first is its own. */
export function syntaxesOf(version: DocsVersion): readonly Syntax[] {
  return version.toolchain.syntax === 'reason' ? ['reason', 'rescript'] : ['rescript'];
}

/** The version of the table whose compiler has the given major number; older ones share the oldest. */
function versionOfMajor(major: number): DocsVersion | undefined {
  const rows: readonly DocsVersion[] = MANUAL_VERSIONS;
  const oldest = rows.at(-1);
  return (
    rows.find(({ toolchain }) => compilerMajor(toolchain) === major) ??
    (oldest && major < compilerMajor(oldest.toolchain) ? oldest : undefined)
  );
}

function versionOf(
  asked: string | undefined,
  remembered: string | undefined,
  problems: string[],
): DocsVersion {
  const major = parseVersion(asked ?? '')?.major;
  if (major === undefined) {
    return MANUAL_VERSIONS.find(({ name }) => name === remembered) ?? LATEST_MANUAL_VERSION;
  }
  const version = versionOfMajor(major);
  if (version === undefined) {
    problems.push(
      `Expected a version that this site documents, got ${asked}; ` +
        `${LATEST_MANUAL_VERSION.name} is taken instead.`,
    );
  }
  return version ?? LATEST_MANUAL_VERSION;
}

/**
 * Reads what the playground begins with.
 *
 * @param search query string of the address
 * @param remembered name of the version that the reader chose last
 */
export function startPlayground(search: string, remembered?: string): PlaygroundStart {
  const request = readPlaygroundLink(search);
  const problems = [...request.problems];
  const hasCode = new URLSearchParams(search).has('code');
  let version = versionOf(request.version, remembered, problems);
  if (request.syntax === 'reason' && REASON_VERSION && version !== REASON_VERSION) {
    if (request.version !== undefined) {
      problems.push(
        `Expected ReScript syntax with ${version.name}, got a program in Reason; ` +
          `${REASON_VERSION.name} is chosen, which reads it.`,
      );
    }
    version = REASON_VERSION;
  }
  // A link with code but without `ext` holds ReScript: only Reason is written into links.
  const syntax = request.syntax ?? (hasCode ? 'rescript' : (syntaxesOf(version)[0] ?? 'rescript'));
  return {
    state: {
      version,
      syntax,
      ...(request.moduleFormat && { moduleFormat: request.moduleFormat }),
      code: request.code ?? (hasCode ? '' : defaultProgram(version.toolchain, syntax)),
    },
    problems,
    keepsAddress: hasCode && request.code === undefined,
  };
}

/** Whether the program is still the one that the playground began with. */
function isDefault({ version, syntax, code }: PlaygroundState): boolean {
  return code === defaultProgram(version.toolchain, syntax);
}

/** Chooses a syntax; a program that the reader has not touched is replaced by that syntax's. */
export function chooseSyntax(state: PlaygroundState, syntax: Syntax): PlaygroundState {
  return {
    ...state,
    syntax,
    code: isDefault(state) ? defaultProgram(state.version.toolchain, syntax) : state.code,
  };
}

/** Chooses a version and its own syntax; only an untouched program is replaced. */
export function chooseVersion(state: PlaygroundState, name: string): PlaygroundState {
  const version = MANUAL_VERSIONS.find((row) => row.name === name) ?? state.version;
  const syntaxes = syntaxesOf(version);
  const own = syntaxes[0] ?? 'rescript';
  const untouched = isDefault(state);
  const syntax = untouched || !syntaxes.includes(state.syntax) ? own : state.syntax;
  return {
    ...state,
    version,
    syntax,
    code: untouched ? defaultProgram(version.toolchain, syntax) : state.code,
  };
}

/**
 * The address that holds the state, or `undefined` where the program is too long for one.
 *
 * @param baseUrl the site's base URL
 */
export function addressOf(state: PlaygroundState, baseUrl: string): string | undefined {
  const { version, syntax, moduleFormat, code } = state;
  return playgroundLink({ version: version.name, syntax, moduleFormat, code }, baseUrl);
}
