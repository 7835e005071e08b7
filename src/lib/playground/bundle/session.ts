/**
 * What a compiler's worker does, without the worker: loads an official bundle and asks it.
 */
import { describe, field, object, string } from '../../decode';
import type { Syntax } from '../../playgroundLink';
import type { CompilerSettings } from '../compiler';
import { type Answer, type FromWorker, type Question, toWorkerDecoder } from './protocol';

/** What the session needs of its worker. */
export interface SessionSurroundings {
  /** Runs scripts one after the other; throws where one can't be loaded. */
  readonly importScripts: (url: string) => void;
  /** The worker's global object, where bundles put `rescript_compiler`. */
  readonly global: object;
  /** Gives the text of a file; rejects where there is none. */
  readonly read: (url: string) => Promise<string>;
  readonly tell: (message: FromWorker) => void;
}

/** An object of a bundle. */
type Part = Readonly<Record<string, unknown>>;

/** Names by which bundles know the module formats: those of version 12, those before. */
const MODULE_SYSTEMS = {
  esmodule: ['esmodule', 'es6'],
  commonjs: ['commonjs', 'nodejs'],
} as const satisfies Record<CompilerSettings['moduleFormat'], readonly string[]>;

/** Names by which bundles know the syntaxes; they are extensions of files as well. */
const LANGUAGES = { rescript: 'res', reason: 're' } as const satisfies Record<Syntax, string>;

function sentenceOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  // Exceptions of OCaml are arrays.
  return typeof reason === 'string' ? reason : (JSON.stringify(reason) ?? String(reason));
}

function part(of: unknown, name: string): Part {
  const decoded = object(typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined);
  if (!decoded.ok) throw new Error(`Expected ${name} of the compiler, got none.`);
  return decoded.value;
}

function has(of: Part, method: string): boolean {
  return typeof of[method] === 'function';
}

/** Calls a method of a bundle's object. */
function call(of: Part, method: string, ...args: readonly unknown[]): unknown {
  const found = of[method];
  if (typeof found !== 'function') throw new Error(`Expected ${method} of the compiler, got none.`);
  return Reflect.apply(found, of, args);
}

/** A bundle that has been loaded. */
interface Loaded {
  readonly instance: Part;
  /** What it warns of by itself: flags of a program follow it, and do not add up with earlier ones. */
  readonly warningFlags: string;
}

const flagsField = field('warn_flags', string);

/** What a new instance warns of; empty for one that does not tell. */
function ownWarningFlags(instance: Part): string {
  const flags = flagsField(call(instance, 'getConfig'));
  return flags.ok ? flags.value : '';
}

/** Sets what a release lets one set, and gives a sentence for each setting that it does not take. */
function apply(settings: CompilerSettings, { instance, warningFlags }: Loaded): readonly string[] {
  const sentences: string[] = [];
  const set = (method: string, value: unknown, sentence: string): void => {
    if (has(instance, method) && call(instance, method, value) === false) sentences.push(sentence);
  };
  const isTaken = MODULE_SYSTEMS[settings.moduleFormat].some(
    (name) => call(instance, 'setModuleSystem', name) === true,
  );
  if (!isTaken) sentences.push('The compiler doesn’t know the module system of its settings.');
  set(
    'setFilename',
    `playground.${LANGUAGES[settings.syntax]}`,
    'The compiler rejects the name of the program.',
  );
  set(
    'setWarnFlags',
    warningFlags + (settings.warningFlags ?? ''),
    `The compiler rejects the warning flags "${settings.warningFlags ?? ''}".`,
  );
  set(
    'setOpenModules',
    [...settings.openModules],
    `The compiler rejects to open ${settings.openModules.join(', ')}.`,
  );
  set(
    'setJsxPreserveMode',
    settings.jsxMode === 'preserve',
    'The compiler rejects the mode of JSX.',
  );
  set(
    'setExperimentalFeatures',
    [...settings.experiments],
    `The compiler rejects the experimental features ${settings.experiments.join(', ')}.`,
  );
  return sentences;
}

/** Gives the function that takes the page's messages. */
export function createSession({
  importScripts,
  global,
  read,
  tell,
}: SessionSurroundings): (message: unknown) => Promise<void> {
  let loaded: Loaded | undefined;

  function load(compiler: string, libraries: readonly string[]): Answer {
    // Libraries put their modules into the file system of a compiler that is there.
    for (const url of [compiler, ...libraries]) importScripts(url);
    const bundle = part(global, 'rescript_compiler');
    const made = object(call(bundle, 'make'));
    if (!made.ok) throw new Error(`${describe(made.error)} of make() of the compiler.`);
    const instance = made.value;
    loaded = { instance, warningFlags: ownWarningFlags(instance) };
    return { kind: 'loaded', apiVersion: String(bundle.api_version) };
  }

  function ready(): Loaded {
    if (!loaded) throw new Error('Expected a compiler that has been loaded, got none.');
    return loaded;
  }

  const answered = (result: unknown, milliseconds?: number): Answer => ({
    kind: 'answered',
    json: JSON.stringify(result) ?? String(result),
    ...(milliseconds !== undefined && { milliseconds }),
  });

  async function answer(question: Question): Promise<Answer> {
    switch (question.kind) {
      case 'list':
        return { kind: 'listed', text: await read(question.url) };
      case 'load':
        return load(question.compiler, question.libraries);
      case 'compile': {
        const sentences = apply(question.settings, ready());
        if (sentences.length > 0) return { kind: 'declined', sentences };
        const language = part(ready().instance, question.settings.syntax);
        const start = performance.now();
        const result = call(language, 'compile', question.code);
        return answered(result, performance.now() - start);
      }
      case 'format':
        return answered(call(part(ready().instance, question.syntax), 'format', question.code));
      case 'convert': {
        const [from, to] = [LANGUAGES[question.from], LANGUAGES[question.to]];
        return answered(call(ready().instance, 'convertSyntax', from, to, question.code));
      }
    }
  }

  return async (message) => {
    const decoded = toWorkerDecoder(message);
    if (!decoded.ok) {
      const sentence = `${describe(decoded.error)} of a message to the compiler’s worker.`;
      tell({ id: null, answer: { kind: 'failed', message: sentence } });
      return;
    }
    const { id, question } = decoded.value;
    try {
      tell({ id, answer: await answer(question) });
    } catch (reason) {
      tell({ id, answer: { kind: 'failed', message: sentenceOf(reason) } });
    }
  };
}
