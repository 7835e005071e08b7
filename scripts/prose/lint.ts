/** Lints the prose of one page with textlint. */
import path from 'node:path';

import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { type TextlintRuleModule } from '@textlint/types';

import { blocksOf } from './blocks';
import { mdxPlugin } from './mdx';
import { PAGE_RULES, PROSE_RULES } from './rules';
import { type PageRule, type ProseRule } from './rules/rule';
import { versionWordsOf } from './rules/versionWords';
import { type Silence, silencesOf } from './silences';

/** A mistake in a page. */
export interface Mistake {
  /** From 1. */
  readonly line: number;
  readonly rule: string;
  /** What is wrong and how to fix it, as a sentence. */
  readonly message: string;
}

/** The rule that depends on the page's version. */
const VERSION_WORDS = 'version-words';

const RULE_NAMES = [...Object.keys(PROSE_RULES), ...Object.keys(PAGE_RULES), VERSION_WORDS];
const SILENCE = 'prose-ok';
const kernel = new TextlintKernel();

function asTextlintRule(rule: ProseRule): TextlintRuleModule {
  return ({ Syntax, RuleError, getSource, locator, report }) => ({
    [Syntax.Document](document) {
      for (const block of blocksOf(document, getSource())) {
        for (const { start, end, message } of rule(block)) {
          const range = [block.start + start, block.start + end] as const;
          report(document, new RuleError(message, { padding: locator.range(range) }));
        }
      }
    },
  });
}

function asTextlintPageRule(rule: PageRule): TextlintRuleModule {
  return ({ Syntax, RuleError, getSource, locator, report }) => ({
    [Syntax.Document](document) {
      for (const { start, end, message } of rule(getSource())) {
        report(document, new RuleError(message, { padding: locator.range([start, end]) }));
      }
    },
  });
}

/** A rule that finds nothing and notes the page's silences. */
function silenceCollector(silences: Silence[]): TextlintRuleModule {
  return ({ Syntax, getSource }) => ({
    [Syntax.Document](document) {
      silences.push(...silencesOf(document, getSource(), RULE_NAMES));
    },
  });
}

const KERNEL_RULES: readonly TextlintKernelRule[] = [
  ...Object.entries(PROSE_RULES).map(([ruleId, rule]) => ({ ruleId, rule: asTextlintRule(rule) })),
  ...Object.entries(PAGE_RULES).map(([ruleId, rule]) => ({
    ruleId,
    rule: asTextlintPageRule(rule),
  })),
];

/** Silences that are badly written or have nothing to silence. */
function mistakesOfSilences(
  silences: readonly Silence[],
  used: ReadonlySet<Silence>,
  text: string,
): Mistake[] {
  return silences.flatMap((silence) => {
    const line = text.slice(0, silence.position).split('\n').length;
    const { rule, problem } = silence;
    if (problem !== undefined) return [{ line, rule: SILENCE, message: problem }];
    if (used.has(silence)) return [];
    const message = `Expected something that ${rule} finds, in the block with this comment or the next one, got nothing: delete the comment.`;
    return [{ line, rule: SILENCE, message }];
  });
}

/**
 * What is wrong with a page's prose, in its order. Where a page is not MDX, that is its one mistake.
 *
 * @param file decides between Markdown and MDX by its extension, and by its folder which version it is about
 */
export async function lintProse(text: string, file: string): Promise<Mistake[]> {
  const silences: Silence[] = [];
  const unreadable: Mistake[] = [];
  const mdx = mdxPlugin(({ line, reason }) => {
    unreadable.push({ line, rule: 'mdx', message: `Expected MDX, got: ${reason}.` });
  });
  const ownWords = versionWordsOf(file);
  const { messages } = await kernel.lintText(text, {
    filePath: file,
    ext: path.extname(file),
    plugins: [
      { pluginId: 'markdown', plugin: markdown },
      { pluginId: 'mdx', plugin: mdx },
    ],
    rules: [
      ...KERNEL_RULES,
      ...(ownWords ? [{ ruleId: VERSION_WORDS, rule: asTextlintRule(ownWords) }] : []),
      { ruleId: SILENCE, rule: silenceCollector(silences) },
    ],
  });
  const used = new Set<Silence>();
  const heard = messages.filter(({ ruleId, range: [start] }) => {
    const silence = silences.find(
      ({ rule, range: [from, to], problem }) =>
        problem === undefined && rule === ruleId && from <= start && start < to,
    );
    if (silence !== undefined) used.add(silence);
    return silence === undefined;
  });
  return [
    ...unreadable,
    ...heard.map(({ ruleId, line, message }) => ({ line, rule: ruleId, message })),
    ...mistakesOfSilences(silences, used, text),
  ].sort((a, b) => a.line - b.line);
}
