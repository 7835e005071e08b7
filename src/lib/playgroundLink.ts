/**
 * Links that carry a program into the playground:
 * `/try?version=…&ext=re&module=…&code={compressed source}`, and for programs of several files `files={compressed JSON
 * of their names and sources}` in the place of `code`.
 */
import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { array, map, parseJson, string } from './decode';
import { parseVersion } from './version';

/** The syntax of a program; only Reason is written into links. */
export type Syntax = 'rescript' | 'reason';

/** The module format of the compiled JavaScript. */
export type ModuleFormat = 'commonjs' | 'esmodule';

/** How JSX is compiled. */
export type JsxMode = 'automatic' | 'classic' | 'preserve';

/** One of several files of a program. */
export interface ProgramFile {
  /** Such as `Main.res`. */
  readonly name: string;
  readonly code: string;
}

/** A program and the compiler settings it wants; what is absent is left to the playground. */
export interface PlaygroundProgram {
  /** Compiler release or docs version with a leading `v`. */
  readonly version?: string;
  readonly syntax?: Syntax;
  readonly moduleFormat?: ModuleFormat;
  /** Such as `+a-4-9`. */
  readonly warningFlags?: string;
  readonly jsxMode?: JsxMode;
  /** Modules that the program sees opened, where they are others than the release's own. */
  readonly openModules?: readonly string[];
  /** Names of experimental features that are on. */
  readonly experiments?: readonly string[];
  /** The program runs after each compilation. */
  readonly autoRun?: boolean;
  /** Source text. */
  readonly code?: string;
  /** The files of a program that has several, in their order, in the place of `code`; readers check their names. */
  readonly files?: readonly ProgramFile[];
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

const JSX_MODES: readonly JsxMode[] = ['automatic', 'classic', 'preserve'];

/** What switches say in links. */
const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** What the compiler's flag `-w` takes: numbers, ranges and letters, each with its sign. */
const WARNING_FLAGS = /^(?:[-+@](?:\d{1,4}(?:\.\.\d{1,4})?|[A-Za-z])){1,200}$/;

/** A module's name, with the modules that it lies in. */
const MODULE_NAME = /^[A-Z][A-Za-z0-9_]*(?:\.[A-Z][A-Za-z0-9_]*)*$/;

const EXPERIMENT = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Most modules, and most experiments, that a link may name. */
const MOST_NAMES = 20;

/** Names with commas between them; undefined if one is none, or there are too many. */
function namesIn(text: string, name: RegExp): readonly string[] | undefined {
  const names = text === '' ? [] : text.split(',');
  return names.length <= MOST_NAMES && names.every((each) => name.test(each)) ? names : undefined;
}

/** Letters stand for themselves in queries, commas too; what is left is escaped. */
function queryText(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}

/**
 * Builds the link to a program, or `undefined` where the program is too long for one. The code
 * comes last, so that a cut link loses nothing else.
 *
 * @param baseUrl the site's base URL.
 */
export function playgroundLink(program: PlaygroundProgram, baseUrl = '/'): string | undefined {
  const { version, syntax, moduleFormat, warningFlags, jsxMode, openModules, files } = program;
  // No text of one program can be mistaken for this: it is another parameter.
  const parameter = files ? 'files' : 'code';
  const text = files ? JSON.stringify(files.map(({ name, code }) => [name, code])) : program.code;
  const query: string[] = [];
  const add = (name: string, value: string): void => {
    query.push(`${name}=${queryText(value)}`);
  };
  if (version !== undefined) add('version', version);
  if (syntax === 'reason') add('ext', 're');
  if (moduleFormat !== undefined) add('module', moduleFormat);
  if (warningFlags !== undefined) add('flags', warningFlags);
  // The name of the existing playground where it has one.
  if (jsxMode === 'preserve') add('jsxPreserve', 'true');
  else if (jsxMode !== undefined) add('jsx', jsxMode);
  if (openModules !== undefined) add('open', openModules.join(','));
  if (program.experiments && program.experiments.length > 0) {
    add('experiments', program.experiments.join(','));
  }
  if (program.autoRun === true) add('autorun', 'true');
  if (text !== undefined) {
    const compressed = compressToEncodedURIComponent(text);
    if (text.length > MAX_CODE_LENGTH || compressed.length > MAX_COMPRESSED_LENGTH) {
      return undefined;
    }
    query.push(`${parameter}=${compressed}`);
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

function readText(
  name: 'code' | 'files',
  parameter: string,
  problems: string[],
): string | undefined {
  // Query strings read `+` as a space. Links from the former site end in a stray brace.
  const compressed = parameter.replaceAll(' ', '+').replace(/\}$/, '');
  if (compressed.length > MAX_COMPRESSED_LENGTH) {
    problems.push(
      `Expected at most ${MAX_COMPRESSED_LENGTH} characters of compressed code in "${name}", got ` +
        `${compressed.length}; share a shorter program.`,
    );
    return undefined;
  }
  const code = decompress(compressed);
  if (typeof code === 'string' && code.length > MAX_CODE_LENGTH) {
    problems.push(
      `Expected a program of at most ${MAX_CODE_LENGTH} characters in "${name}", got ${code.length}; ` +
        'share a shorter program.',
    );
    return undefined;
  }
  // lz-string unpacks many damaged texts to other programs without a word.
  if (typeof code !== 'string' || compressToEncodedURIComponent(code) !== compressed) {
    problems.push(
      `Expected compressed source in "${name}", got a string that doesn’t unpack; copy the whole link.`,
    );
    return undefined;
  }
  return code;
}

/** A name and a source, as links have them. */
const fileInLink = map(array(string), ([name, code, ...others]) =>
  name === undefined || code === undefined || others.length > 0 ? undefined : { name, code },
);

function readFiles(parameter: string, problems: string[]): readonly ProgramFile[] | undefined {
  const text = readText('files', parameter, problems);
  if (text === undefined) return undefined;
  const decoded = parseJson(text, array(fileInLink));
  const files = decoded.ok ? decoded.value.filter((file) => file !== undefined) : [];
  if (decoded.ok && files.length === decoded.value.length) return files;
  problems.push(
    'Expected names and sources of files in "files", got something else; copy the whole link.',
  );
  return undefined;
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
  // Query strings read `+` as a space.
  const warningFlags = read('flags', 'warning flags such as +a-4-9', (text) => {
    const flags = text.replaceAll(' ', '+');
    return WARNING_FLAGS.test(flags) ? flags : undefined;
  });
  const preserves = read('jsxPreserve', 'true or false', (text) => SWITCH.get(text));
  const jsx = read('jsx', 'automatic, classic or preserve', (text) =>
    JSX_MODES.find((mode) => mode === text),
  );
  const openModules = read('open', 'names of modules separated by commas', (text) =>
    namesIn(text, MODULE_NAME),
  );
  const experiments = read('experiments', 'names separated by commas', (text) =>
    namesIn(text, EXPERIMENT),
  );
  const autoRun = read('autorun', 'true or false', (text) => SWITCH.get(text));
  const jsxMode = preserves === true ? 'preserve' : jsx;
  const packed = query.get('files');
  const files = packed === null ? undefined : readFiles(packed, problems);
  const parameter = packed === null ? query.get('code') : null;
  const code = parameter === null ? undefined : readText('code', parameter, problems);

  return {
    ...(version !== undefined && { version }),
    ...(ext !== undefined && { syntax: ext === 're' ? 'reason' : 'rescript' }),
    ...(moduleFormat !== undefined && { moduleFormat }),
    ...(warningFlags !== undefined && { warningFlags }),
    ...(jsxMode !== undefined && { jsxMode }),
    ...(openModules !== undefined && { openModules }),
    ...(experiments !== undefined && experiments.length > 0 && { experiments }),
    ...(autoRun === true && { autoRun }),
    ...(code !== undefined && { code }),
    ...(files && { files }),
    problems,
  };
}
