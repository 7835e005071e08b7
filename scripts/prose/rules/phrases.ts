import { type Phrase } from '../vocabulary';
import { type ProseRule } from './rule';

/** The phrase as a word of its own: no part of a path, a file's name or a compound with hyphens. */
function pattern({ pattern: words, isCaseSensitive = false }: Phrase): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}_@%#/.-])(?:${words.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
    isCaseSensitive ? 'gu' : 'giu',
  );
}

/** A rule that finds phrases and tells what to write in their place. */
export function phraseRule(phrases: readonly Phrase[]): ProseRule {
  const patterns = phrases.map((phrase) => ({ phrase, expression: pattern(phrase) }));
  return ({ text }) =>
    patterns.flatMap(({ phrase, expression }) =>
      [...text.matchAll(expression)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        message: `Got “${found.replace(/\s+/g, ' ')}”: ${phrase.advice}.`,
      })),
    );
}
