/**
 * What writers put behind a fence's language: words, settings and highlighted lines.
 *
 * ```` ```res expect-error title="src/Shop.res" {2,4-5} ````
 */
import type { Result } from './decode';

/**
 * Words that stand alone.
 *
 * `example` (the default) compiles alone; `prelude` is also put before the page's later fences;
 * `sig` is an interface; `expect-error` must not compile; `expect-warning` must warn; `hide-output`
 * shows no JavaScript; `live` lets readers run the module's own component; the words of an exercise are
 * those of `EXERCISE_WORDS`.
 */
export const FENCE_WORDS = [
  'example',
  'prelude',
  'sig',
  'expect-error',
  'expect-warning',
  'hide-output',
  'live',
  'task',
  'check',
  'solution',
] as const;

/**
 * The parts of an exercise: what readers begin with, what stands behind their program when it is checked, and one
 * that passes.
 */
export const EXERCISE_WORDS = ['task', 'check', 'solution'] as const;

/**
 * Words with a value: `name="value"`, `name='value'` for a value with quotes, or `name=value` for
 * one without blanks.
 *
 * `title` stands above the code; `file` too, and later fences of the page may use it as a module;
 * `module` is the format of the JavaScript; `no-check` is the reason why nothing is compiled;
 * `live` is what readers can run: a component, with props where it needs some, or an element;
 * `versions` are the versions whose compilers get it, on pages that have several (`docs/errors`).
 */
const SETTINGS = ['title', 'file', 'module', 'no-check', 'live', 'versions'] as const;

/**
 * What generated pages alone say: the code comes from a comment in a package, and is not ours. The value
 * is the path of what it is a comment on, such as `Js.Array2.map`.
 */
const FOREIGN = 'foreign';

/** A word of an exercise. */
export type ExerciseWord = (typeof EXERCISE_WORDS)[number];

/** Whether a text is a word of an exercise. */
export function isExerciseWord(text: string): text is ExerciseWord {
  return EXERCISE_WORDS.some((word) => word === text);
}

/** A word that stands alone. */
export type FenceWord = (typeof FENCE_WORDS)[number] | typeof FOREIGN;

/** A word with a value. */
export type FenceSetting = (typeof SETTINGS)[number] | typeof FOREIGN;

/** What the text behind a fence's language says. */
export interface FenceMeta {
  readonly words: ReadonlySet<FenceWord>;
  readonly settings: Readonly<Partial<Record<FenceSetting, string>>>;
  /** Highlighted lines as written, without braces; see `lineRanges.ts`. */
  readonly lines?: string;
}

/** One part: braces, a setting with or without quotes, a word; else what can't be read. */
const PART = /\{([^}]*)\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+))|([\w-]+)(?=\s|\{|$)|(\S+)/g;

function isWord(text: string): text is FenceWord {
  return text === FOREIGN || FENCE_WORDS.some((word) => word === text);
}

function isSetting(text: string): text is FenceSetting {
  return text === FOREIGN || SETTINGS.some((setting) => setting === text);
}

function unknown(text: string): Result<never, string> {
  return {
    ok: false,
    error:
      `Expected ${FENCE_WORDS.join(', ')}, ${SETTINGS.map((name) => `${name}="…"`).join(', ')} or {1,3-5} ` +
      `after the fence's language, got ${text}; correct it or take it out.`,
  };
}

/**
 * Reads the text behind a fence's language.
 *
 * @param meta the text; null or undefined where there is none
 * @returns what it says, or a sentence about the first part that is unknown
 */
export function parseFenceMeta(meta: string | null | undefined): Result<FenceMeta, string> {
  const words = new Set<FenceWord>();
  const settings: Partial<Record<FenceSetting, string>> = {};
  let lines: string | undefined;
  for (const [part, braces, name, double, single, bare, word] of (meta ?? '').matchAll(PART)) {
    if (braces !== undefined) lines = lines === undefined ? braces : `${lines},${braces}`;
    else if (name !== undefined && isSetting(name)) settings[name] = double ?? single ?? bare ?? '';
    else if (word !== undefined && isWord(word)) words.add(word);
    else return unknown(part);
  }
  return { ok: true, value: { words, settings, ...(lines !== undefined && { lines }) } };
}

/**
 * The meta of a fence from a comment in a package.
 *
 * @param id path of what the comment is on: `Js.Array2.map`, or `Js.Array2` for a module
 * @param words what the comment says behind the language: `sig`, `prelude`
 */
export function foreignMeta(id: string, words: readonly string[] = []): string {
  return [`${FOREIGN}="${id}"`, ...words].join(' ');
}

/**
 * The path of what a foreign fence is a comment on, empty where the fence does not tell; undefined for
 * fences of writers.
 */
export function foreignId({ words, settings }: FenceMeta): string | undefined {
  return settings[FOREIGN] ?? (words.has(FOREIGN) ? '' : undefined);
}
