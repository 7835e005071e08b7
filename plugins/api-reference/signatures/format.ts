/** Lays signatures out as the formatter of their version does, in few processes. */
import type { ApiSyntax } from '../model/types';

/** Formats an interface; undefined for one with a syntax error. */
export type Formatter = (code: string) => Promise<string | undefined>;

const SEPARATOR = 'let separatorOfSignatures: unit';

function joined(signatures: readonly string[], syntax: ApiSyntax): string {
  const end = syntax === 'reason' ? ';' : '';
  return signatures.map((signature) => `${signature}${end}\n`).join(`${SEPARATOR}${end}\n`);
}

function split(text: string): readonly string[] {
  return text
    .split(new RegExp(`^${SEPARATOR};?$`, 'm'))
    .map((part) => part.trim().replace(/;$/, ''));
}

/** A text without what formatters are free to change: blanks, last commas, first bars. */
function essence(signature: string): string {
  return signature
    .replace(/\s+/g, '')
    .replace(/,(?=[)}\]>])/g, '')
    .replace(/=\|/g, '=');
}

/** A formatter's text, unless it changed more than the layout. */
function laidOut(formatted: string, signature: string): string {
  return essence(formatted) === essence(signature) ? formatted : signature;
}

/**
 * Formats all signatures at once; where one of them can't be read, halves are tried, until it stands
 * alone and stays as it is.
 *
 * @returns as many texts as were given, in their order
 */
export async function formatSignatures(
  signatures: readonly string[],
  syntax: ApiSyntax,
  format: Formatter,
): Promise<readonly string[]> {
  if (signatures.length === 0) return [];
  const formatted = await format(joined(signatures, syntax));
  const parts = formatted === undefined ? [] : split(formatted);
  if (parts.length === signatures.length) {
    return parts.map((part, index) => laidOut(part, signatures[index] ?? part));
  }
  if (signatures.length === 1) return signatures;
  const middle = Math.ceil(signatures.length / 2);
  const [first, second] = await Promise.all([
    formatSignatures(signatures.slice(0, middle), syntax, format),
    formatSignatures(signatures.slice(middle), syntax, format),
  ]);
  return [...first, ...second];
}
