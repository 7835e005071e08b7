/** A program as Markdown, for issues, forums and chats. */
import type { Syntax } from '../../playgroundLink';

/** What a text says of a program. */
export interface MarkdownProgram {
  readonly code: string;
  readonly syntax: Syntax;
  /** With a leading `v`. */
  readonly release: string;
  /** Whole address of the program; undefined where it is too long for one. */
  readonly href: string | undefined;
}

/** A fence that nothing in a text can close. */
function fenceFor(text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

/** The program in a fence, and below it the version, which leads to the program in the playground. */
export function programMarkdown({ code, syntax, release, href }: MarkdownProgram): string {
  const fence = fenceFor(code);
  const origin =
    href === undefined
      ? `ReScript ${release}`
      : `[ReScript ${release}, in the playground](${href})`;
  const language = syntax === 'reason' ? 'reason' : 'rescript';
  return `${fence}${language}\n${code.trimEnd()}\n${fence}\n\n${origin}\n`;
}
