/**
 * Claims: comments beneath an example that say what it does when it runs, for the sentences around it.
 *
 *   {/* claims: receipt = [500, 0]; total(3) = 12.5; prints "3 cups"; pay(0) throws "OutOfStock" *\/}
 */
import type { PageFence, Problem } from '../fences';
import type { ScannedFence } from '../scan';

/** What an example is said to do. */
export interface Claim {
  /** Where it stands in the page's file, from 1. */
  readonly line: number;
  /** As it is written. */
  readonly text: string;
  /** A JavaScript expression with names of the example; empty where the claim is about the whole program. */
  readonly subject: string;
  readonly verb: '=' | 'prints' | 'prints below' | 'throws';
  /** JavaScript: a value, or several between commas where something is printed; for `below` the text of a fence. */
  readonly expected: string;
}

/** The claims of a page, and comments that can't be read. */
export interface ReadClaims {
  /** By the fence that they are about, as indices of the page's fences. */
  readonly claims: ReadonlyMap<number, readonly Claim[]>;
  readonly problems: readonly Problem[];
}

const COMMENT = /\{\/\*\s*claims?\b(:?)([^]*?)\*\/\}/gi;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
/** What semicolons part, except within quotes. */
const PARTS = new RegExp(`(?:${QUOTED}|[^;])+`, 'g');
const CLAIM = new RegExp(
  String.raw`^(?<subject>(?:${QUOTED}|[^])*?)(?<!\S)(?<verb>=|prints|throws)\s+(?<expected>[^]+)$`,
);

const EXPECTED_CLAIM =
  'Expected a claim such as total = 12.5, prints "3 cups" or pay(0) throws "OutOfStock", with a semicolon before the next one';

/** A page's text with blanks in place of its fences. */
function withoutFences(text: string, fences: readonly ScannedFence[]): string {
  const lines = text.split('\n');
  for (const { line, end } of fences) {
    for (let at = line - 1; at <= end && at < lines.length; at += 1) lines[at] = '';
  }
  return lines.join('\n');
}

/** Number of the last of the fences above a line that have one of these; -1 without one. */
function fenceAbove(fences: readonly PageFence[], line: number): number {
  return fences.findLastIndex((fence) => fence.line < line);
}

/**
 * @param below the fence that follows, whose text is the output where the claim says so
 */
function parseClaim(text: string, line: number, below: PageFence | undefined): Claim | undefined {
  if (text === 'prints below') {
    if (!below) return undefined;
    return { line, text, subject: '', verb: text, expected: JSON.stringify(below.code) };
  }
  const { subject = '', verb, expected } = CLAIM.exec(text)?.groups ?? {};
  if (expected === undefined || (verb !== '=' && verb !== 'prints' && verb !== 'throws')) {
    return undefined;
  }
  if (verb === '=' && subject.trim() === '') return undefined;
  return { line, text, subject: subject.trim(), verb, expected };
}

/** Reads the claims of a page; each is about the last fence above it, in whatever language that is. */
export function readClaims(text: string, fences: readonly ScannedFence[]): ReadClaims {
  const claims = new Map<number, Claim[]>();
  const problems: Problem[] = [];
  const prose = withoutFences(text, fences);
  const lineAt = (index: number): number => prose.slice(0, index).split('\n').length;
  for (const comment of prose.matchAll(COMMENT)) {
    const [whole, colon, body = ''] = comment;
    const line = lineAt(comment.index);
    const fence = fenceAbove(fences, line);
    if (colon === '') {
      problems.push({ line, text: `Expected “claims:” with a colon, got ${whole}; add it.` });
    } else if (fence === -1) {
      problems.push({
        line,
        text: 'Expected claims beneath the example that they are about, got them above all of them; move them.',
      });
    } else {
      const start = comment.index + whole.length - '*/}'.length - body.length;
      const parts = [...body.matchAll(PARTS)].filter(([part]) => part.trim() !== '');
      if (parts.length === 0) {
        problems.push({ line, text: `${EXPECTED_CLAIM}, got none; write one.` });
      }
      for (const part of parts) {
        const written = part[0].trim();
        const at = lineAt(start + part.index + part[0].indexOf(written));
        const claim = parseClaim(written, at, fences[fence + 1]);
        if (claim) claims.set(fence, [...(claims.get(fence) ?? []), claim]);
        else problems.push({ line: at, text: `${EXPECTED_CLAIM}, got ${written}; correct it.` });
      }
    }
  }
  return { claims, problems };
}
