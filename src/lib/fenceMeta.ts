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
 * shows no JavaScript.
 */
const WORDS = [
  'example',
  'prelude',
  'sig',
  'expect-error',
  'expect-warning',
  'hide-output',
] as const;

/**
 * Words with a value: `name="value"`, or `name=value` for a value without blanks.
 *
 * `title` stands above the code; `file` too, and later fences of the page may use it as a module;
 * `module` is the format of the JavaScript; `no-check` is the reason why nothing is compiled.
 */
const SETTINGS = ['title', 'file', 'module', 'no-check'] as const;

/** A word that stands alone. */
export type FenceWord = (typeof WORDS)[number];

/** A word with a value. */
export type FenceSetting = (typeof SETTINGS)[number];

/** What the text behind a fence's language says. */
export interface FenceMeta {
  readonly words: ReadonlySet<FenceWord>;
  readonly settings: Readonly<Partial<Record<FenceSetting, string>>>;
  /** Highlighted lines as written, without braces; see `lineRanges.ts`. */
  readonly lines?: string;
}

/** One part: braces, a setting with or without quotes, a word; else what can't be read. */
const PART = /\{([^}]*)\}|([\w-]+)=(?:"([^"]*)"|([^\s"{]+))|([\w-]+)(?=\s|\{|$)|(\S+)/g;

function isWord(text: string): text is FenceWord {
  return WORDS.some((word) => word === text);
}

function isSetting(text: string): text is FenceSetting {
  return SETTINGS.some((setting) => setting === text);
}

function unknown(text: string): Result<never, string> {
  return {
    ok: false,
    error:
      `Expected ${WORDS.join(', ')}, ${SETTINGS.map((name) => `${name}="…"`).join(', ')} or {1,3-5} ` +
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
  for (const [part, braces, name, quoted, bare, word] of (meta ?? '').matchAll(PART)) {
    if (braces !== undefined) lines = lines === undefined ? braces : `${lines},${braces}`;
    else if (name !== undefined && isSetting(name)) settings[name] = quoted ?? bare ?? '';
    else if (word !== undefined && isWord(word)) words.add(word);
    else return unknown(part);
  }
  return { ok: true, value: { words, settings, ...(lines !== undefined && { lines }) } };
}
