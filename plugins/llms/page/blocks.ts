/** Headings and fences that need no escapes, printed without asking the library. */
import type { Code, Heading } from 'mdast';

import { plainPhrasing } from './phrasing';

/**
 * Prints a heading just as the library does, which looks at all that is in it for line breaks first.
 *
 * @returns undefined unless it is certain that nothing in it has to be escaped
 */
export function plainHeading({ depth, children }: Heading): string | undefined {
  const text = plainPhrasing(children, { before: '# ', after: '\n', isOneLine: true });
  if (text === undefined || /^$|^\s/.test(text)) return undefined;
  return `${'#'.repeat(depth)} ${text}`;
}

/**
 * Prints a fence just as the library does, which tries some seventy patterns on its language.
 *
 * @returns undefined for one with meta, or with a language or lines that change how it is printed
 */
export function plainCode({ lang, meta, value }: Code): string | undefined {
  const language = lang ?? '';
  if (value === '' || value.includes('`') || (meta ?? '') !== '' || /[^a-z]/.test(language)) {
    return undefined;
  }
  return `\`\`\`${language}\n${value}\n\`\`\``;
}
