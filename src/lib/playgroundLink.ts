/**
 * Links that carry a program into the playground:
 * `/try?version=…&ext=re&module=…&code={compressed source}` (specification, section 7).
 */
import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { parseVersion } from './version';

/** The syntax of a program; only Reason is written into links. */
export type Syntax = 'rescript' | 'reason';

/** The module format of the compiled JavaScript. */
export type ModuleFormat = 'commonjs' | 'esmodule';

/** A program and the compiler settings it wants; what is absent is left to the playground. */
export interface PlaygroundProgram {
  /** Compiler release or docs version with a leading `v`. */
  readonly version?: string;
  readonly syntax?: Syntax;
  readonly moduleFormat?: ModuleFormat;
  /** Source text. */
  readonly code?: string;
}

/** What a link says, and a sentence for each part of it that had to be ignored. */
export interface PlaygroundRequest extends PlaygroundProgram {
  readonly problems: readonly string[];
}

/**
 * Longest compressed program in characters: what static hosts take as a request line, and short
 * enough that a hostile text cannot unpack to more than a browser holds.
 */
export const MAX_COMPRESSED_LENGTH = 16_384;

/** Longest program in characters. */
export const MAX_CODE_LENGTH = 100_000;

/** Names of module formats in links; older playgrounds wrote those of the compiler. */
const MODULE_FORMATS: ReadonlyMap<string, ModuleFormat> = new Map([
  ['esmodule', 'esmodule'],
  ['es6', 'esmodule'],
  ['commonjs', 'commonjs'],
  ['nodejs', 'commonjs'],
]);

/**
 * Builds the link to a program, or `undefined` where the program is too long for one. The code
 * comes last, so that a cut link loses nothing else.
 *
 * @param baseUrl the site's base URL.
 */
export function playgroundLink(program: PlaygroundProgram, baseUrl = '/'): string | undefined {
  const { version, syntax, moduleFormat, code } = program;
  const query: string[] = [];
  if (version !== undefined) {
    query.push(`version=${encodeURIComponent(version)}`);
  }
  if (syntax === 'reason') {
    query.push('ext=re');
  }
  if (moduleFormat !== undefined) {
    query.push(`module=${moduleFormat}`);
  }
  if (code !== undefined) {
    const compressed = compressToEncodedURIComponent(code);
    if (code.length > MAX_CODE_LENGTH || compressed.length > MAX_COMPRESSED_LENGTH) {
      return undefined;
    }
    query.push(`code=${compressed}`);
  }
  const page = `${baseUrl.replace(/\/$/, '')}/try`;
  return query.length === 0 ? page : `${page}?${query.join('&')}`;
}

/**
 * Adds a program to a link that was built without one; a program that is too long for a link is
 * left out.
 *
 * @param link what `playgroundLink` gave for a program without code
 */
export function withCode(link: string, code: string): string {
  const codeOnly = playgroundLink({ code });
  if (codeOnly === undefined) return link;
  const parameter = codeOnly.slice(codeOnly.indexOf('?') + 1);
  return `${link}${link.includes('?') ? '&' : '?'}${parameter}`;
}

/** lz-string gives null, an empty text or an exception for texts that it did not write. */
function decompress(compressed: string): unknown {
  try {
    return decompressFromEncodedURIComponent(compressed);
  } catch {
    return undefined;
  }
}

function readCode(parameter: string, problems: string[]): string | undefined {
  // Query strings read `+` as a space. Links from the former site end in a stray brace.
  const compressed = parameter.replaceAll(' ', '+').replace(/\}$/, '');
  if (compressed.length > MAX_COMPRESSED_LENGTH) {
    problems.push(
      `Expected at most ${MAX_COMPRESSED_LENGTH} characters of compressed code in "code", got ` +
        `${compressed.length}; share a shorter program.`,
    );
    return undefined;
  }
  const code = decompress(compressed);
  if (typeof code === 'string' && code.length > MAX_CODE_LENGTH) {
    problems.push(
      `Expected a program of at most ${MAX_CODE_LENGTH} characters in "code", got ${code.length}; ` +
        'share a shorter program.',
    );
    return undefined;
  }
  // lz-string unpacks many damaged texts to other programs without a word.
  if (typeof code !== 'string' || compressToEncodedURIComponent(code) !== compressed) {
    problems.push(
      'Expected compressed source in "code", got a text that does not unpack; copy the whole link.',
    );
    return undefined;
  }
  return code;
}

/**
 * Reads the query string of `/try` (with or without the question mark). Never throws: each part
 * that makes no sense is left out, with a sentence in `problems`.
 */
export function readPlaygroundLink(search: string): PlaygroundRequest {
  const query = new URLSearchParams(search);
  const problems: string[] = [];

  function read<T>(name: string, expected: string, take: (text: string) => T | undefined) {
    const text = query.get(name);
    if (text === null) {
      return undefined;
    }
    const value = take(text);
    if (value === undefined) {
      problems.push(
        `Expected ${expected} in "${name}", got "${text.slice(0, 40)}"; it is ignored.`,
      );
    }
    return value;
  }

  const version = read('version', 'a version v{major}.{minor}.{patch}', (text) =>
    parseVersion(text) === undefined ? undefined : text,
  );
  const ext = read('ext', 're or res', (text) =>
    text === 're' || text === 'res' ? text : undefined,
  );
  const moduleFormat = read('module', 'commonjs or esmodule', (text) => MODULE_FORMATS.get(text));
  const parameter = query.get('code');
  const code = parameter === null ? undefined : readCode(parameter, problems);

  return {
    ...(version !== undefined && { version }),
    ...(ext !== undefined && { syntax: ext === 're' ? 'reason' : 'rescript' }),
    ...(moduleFormat !== undefined && { moduleFormat }),
    ...(code !== undefined && { code }),
    problems,
  };
}
