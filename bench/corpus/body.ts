/** The Markdown of one generated page. */
import { createFence } from './fences';
import type { Random } from './random';
import { ENDINGS, NAMES, OBJECTS, QUALITIES, SUBJECTS, THINGS, VERBS } from './words';

/** Another page of the same version that a body may link to. */
export interface LinkTarget {
  readonly slug: string;
  readonly title: string;
}

/** Bounds of a page's parts, as real pages of such sites have them. */
export const BOUNDS = {
  words: [300, 900],
  fences: [4, 10],
  headings: [5, 10],
} as const;

/** Words that the last paragraph may bring: five sentences. */
const LONGEST_PARAGRAPH = 110;

const within = (random: Random, [least, most]: readonly [number, number]) =>
  random.integer(least, most);

function sentence(random: Random): string {
  return `${random.pick(SUBJECTS)} ${random.pick(VERBS)} ${random.pick(OBJECTS)}${random.pick(ENDINGS)}.`;
}

/** A sentence with inline markup in it: code, emphasis or a link. */
function markedSentence(random: Random, targets: readonly LinkTarget[]): string {
  const target = targets[random.integer(0, targets.length - 1)];
  const kind = random.integer(1, 3);
  if (kind === 1)
    return `${random.pick(SUBJECTS)} ${random.pick(VERBS)} \`${random.pick(NAMES)}\`.`;
  if (kind === 2 || !target) return `It **${random.pick(VERBS)}** ${random.pick(OBJECTS)}.`;
  return `See [${target.title}](./${target.slug}.md) for a case that ${random.pick(VERBS)} more.`;
}

function table(random: Random): string {
  const row = () =>
    `| \`${random.pick(NAMES)}\` | ${random.pick(OBJECTS)} | ${random.integer(1, 99)} |`;
  return ['| Name | Meaning | Default |', '| --- | --- | --- |', row(), row(), row(), row()].join(
    '\n',
  );
}

const list = (random: Random) =>
  Array.from({ length: random.integer(3, 5) }, () => `- ${sentence(random)}`).join('\n');

/** Words outside of code blocks. */
export function countWords(markdown: string): number {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

/** Headings without repetitions, so that no generator needs to number their addresses. */
function headings(random: Random): string[] {
  const count = within(random, BOUNDS.headings);
  const found = new Set<string>();
  while (found.size < count) found.add(`${random.pick(QUALITIES)} ${random.pick(THINGS)}`);
  return [...found];
}

/**
 * A page's body in CommonMark with tables (GFM): no first-level heading, no HTML, no braces outside
 * of code, so that MDX, Vue and Astro read it alike. Links are relative files, `./slug.md`.
 *
 * @param targets pages of the same version
 */
export function createBody(random: Random, targets: readonly LinkTarget[]): string {
  const sections = headings(random).map((heading, index) => [
    `${index > 0 && index % 3 === 2 ? '###' : '##'} ${heading}`,
  ]);
  sections.unshift([sentence(random)]);
  const anySection = () => sections[random.integer(0, sections.length - 1)] ?? [];
  sections.forEach((section) =>
    section.push(`${sentence(random)} ${markedSentence(random, targets)}`),
  );
  const fences = within(random, BOUNDS.fences);
  for (let fence = 0; fence < fences; fence += 1) {
    const { language, code } = createFence(random);
    anySection().push(sentence(random), `\`\`\`${language}\n${code}\n\`\`\``);
  }
  anySection().push(table(random));
  anySection().push(list(random));
  const text = () => sections.map((section) => section.join('\n\n')).join('\n\n');
  const [least, most] = BOUNDS.words;
  const goal = random.integer(least, most - LONGEST_PARAGRAPH);
  for (let words = countWords(text()); words < goal;) {
    const sentences = Array.from({ length: random.integer(2, 4) }, () => sentence(random));
    const paragraph = [...sentences, markedSentence(random, targets)].join(' ');
    anySection().push(paragraph);
    words += countWords(paragraph);
  }
  return `${text()}\n`;
}
