/** The rules of prose. Each is a pure function. */
import { FILLER_WORDS, glossaryPhrases, NAMES, TICS } from '../vocabulary';
import { doubledWords } from './doubledWords';
import { phraseRule } from './phrases';
import { rhythm } from './rhythm';
import { type PageRule, type ProseRule } from './rule';
import { sentenceLength } from './sentenceLength';

/** Rules on blocks, by the names that messages and silences call them. */
export const PROSE_RULES: Readonly<Record<string, ProseRule>> = {
  'sentence-length': sentenceLength,
  'filler-words': phraseRule(FILLER_WORDS),
  tics: phraseRule(TICS),
  glossary: phraseRule(glossaryPhrases()),
  names: phraseRule(NAMES),
  'doubled-words': doubledWords,
};

/** Rules on whole pages, by their names. */
export const PAGE_RULES: Readonly<Record<string, PageRule>> = { rhythm };
