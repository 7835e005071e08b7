/** Blocks of code in comments: which language they are in, and how to get them into another one. */
import type { ApiSyntax } from '../model/types';
import { withCommentsInFront } from './ocaml';
import type { Code } from './segments';

/** A piece of code to rewrite or to read; undefined where it has a syntax error. */
export interface CodeTools {
  /** Whether blocks without a language are OCaml before they are anything else. */
  readonly prefersOcaml: boolean;
  /** OCaml into the syntax of the version. */
  readonly fromOcaml: (code: string, isInterface: boolean) => Promise<string | undefined>;
  /** ReScript into the syntax of the version. */
  readonly fromRescript: (code: string, isInterface: boolean) => Promise<string | undefined>;
  /** Whether the text is ReScript. */
  readonly isRescript: (code: string, isInterface: boolean) => Promise<boolean>;
}

/** Names of languages in fences -> names on the site. */
const LANGUAGES: Readonly<Record<string, string>> = {
  javascript: 'js',
  re: 're',
  reason: 're',
  res: 'res',
  rescript: 'res',
};

/** Words behind a language that mean something on the site too. */
const META = new Set(['prelude', 'sig']);

/** `val x: int`, `let x: int` alone: what an interface says. */
function declares(code: string): boolean {
  const lines = code.split('\n').filter((line) => /^\S/.test(line));
  return (
    lines.length > 0 &&
    lines.every((line) => /^(?:val|type|external|module|let\s+\w+\s*:(?:[^=]|=>)*$)/.test(line))
  );
}

function fence(syntax: ApiSyntax, words: readonly string[]): string {
  return [syntax === 'reason' ? 're' : 'res', ...words].join(' ');
}

/**
 * Rewrites a block in the version's syntax. A block that nothing can read stays as it is, called
 * `ocaml`, which is what such blocks are written in.
 */
export async function inSyntax(block: Code, syntax: ApiSyntax, tools: CodeTools): Promise<Code> {
  const [tag = '', ...rest] = block.info.split(/[\s,]+/).filter((word) => word !== '');
  const words = rest.filter((word) => META.has(word));
  const language = LANGUAGES[tag] ?? tag;
  const isSignature = words.includes('sig') || declares(block.code);
  const kinds = isSignature ? [true, false] : [false];
  const meta = (isInterface: boolean) =>
    isInterface ? ['sig'] : words.filter((word) => word !== 'sig');
  if (language === 'res') {
    if (syntax === 'rescript') return { ...block, info: fence(syntax, words) };
    for (const isInterface of kinds) {
      const code = await tools.fromRescript(block.code, isInterface);
      if (code !== undefined) return { ...block, code, info: fence(syntax, meta(isInterface)) };
    }
    return { ...block, info: 'res' };
  }
  if (language !== '' && language !== 'ocaml') return { ...block, info: language };
  const asRescript = async (): Promise<Code | undefined> => {
    if (language !== '' || syntax !== 'rescript') return undefined;
    for (const isInterface of kinds) {
      if (await tools.isRescript(block.code, isInterface)) {
        return { ...block, info: fence(syntax, meta(isInterface)) };
      }
    }
    return undefined;
  };
  const asOcaml = async (): Promise<Code | undefined> => {
    for (const isInterface of kinds) {
      const rewritten = await tools.fromOcaml(block.code, isInterface);
      if (rewritten === undefined) continue;
      const code = withCommentsInFront(rewritten, block.code);
      return { ...block, code, info: fence(syntax, meta(isInterface)) };
    }
    return undefined;
  };
  const [first, second] = tools.prefersOcaml ? [asOcaml, asRescript] : [asRescript, asOcaml];
  const read = (await first()) ?? (await second());
  if (read) return read;
  return { ...block, info: 'ocaml' };
}
