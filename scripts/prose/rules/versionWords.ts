import path from 'node:path';

import { compilerMajor, compilerName } from '../../../src/lib/installCommands';
import { versionOfPage } from '../../../src/lib/toolchainOfPage';
import { type Toolchain } from '../../../src/versions';
import { CODE } from '../blocks';
import { VERSION_WORDS, type VersionWord } from '../versionWords';
import { type Finding, type ProseRule } from './rule';

/** Pages that lead from one version to another name both. */
const MIGRATION = /^migrate-/;

/** What is said to be old, or quoted from what a tool says, isn't claimed as the version's own. */
const SAYS_OLD =
  /\b(?:old|older|former(?:ly)?|previous(?:ly)?|before|until|used to|no longer|still|was|were|became of|removed|renamed|replaced|deprecated|port of|don['’]t need|is an error|messages?|says?|prints?|(?:version|release|ReScript|BuckleScript|v) ?\d+|\d+\.\d+)\b/i;

const SENTENCE_END = /[.!?…]["”’)]*(?=\s)/g;

function sentenceAround(text: string, position: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length);
  const start = ends.filter((end) => end <= position).at(-1) ?? 0;
  return text.slice(start, ends.find((end) => end > position) ?? text.length);
}

function expressionOf({ pattern, isAnyCase }: VersionWord): RegExp {
  const last = /\w$/.test(pattern.replace(/[)?*+\]]+$/, '')) ? '(?![\\w-])' : '';
  return new RegExp(`(?<![\\w@./-])(?:${pattern})${last}`, isAnyCase ? 'gi' : 'g');
}

const WORDS = VERSION_WORDS.map((word) => ({ word, expression: expressionOf(word) }));

/** Whose word it is, as a phrase. */
function owners({ since, until }: VersionWord): string {
  if (since === undefined) return `release ${until} and older`;
  if (until === undefined) return `release ${since} and newer`;
  return since === until ? `release ${since} alone` : `releases ${since} to ${until}`;
}

function messageOf(found: string, word: VersionWord, toolchain: Toolchain): string {
  const others = word.others === undefined ? '' : ` (others have ${word.others})`;
  return `Expected words of ${compilerName(toolchain)} alone, got “${found}” of ${owners(word)}${others}: write what the version has, or silence the rule with a reason.`;
}

/** The rule for pages about what one compiler does. */
export function versionWords(toolchain: Toolchain): ProseRule {
  const major = compilerMajor(toolchain);
  const isNewer = ({ since = 0 }: VersionWord): boolean => since > major;
  const isOlder = ({ until = Infinity }: VersionWord): boolean => until < major;
  const foreign = WORDS.filter(({ word }) => isNewer(word) || isOlder(word));
  return ({ text, source, heading }) =>
    foreign.flatMap(({ word, expression }) =>
      [...source.matchAll(expression)]
        .filter(({ index }) => word.isCode !== true || text[index] === CODE)
        .filter(
          ({ index }) =>
            isNewer(word) || !SAYS_OLD.test(`${heading} ${sentenceAround(source, index)}`),
        )
        .map(({ 0: found, index }): Finding => ({
          start: index,
          end: index + found.length,
          message: messageOf(found, word, toolchain),
        })),
    );
}

/**
 * The rule for a page; undefined where it belongs to no version, or to two.
 *
 * @param file the page's file, absolute or from the folder in which the linter runs
 */
export function versionWordsOf(file: string): ProseRule | undefined {
  const found = versionOfPage(file, process.cwd());
  if (!found || MIGRATION.test(path.basename(file))) return undefined;
  return versionWords(found.version.toolchain);
}
