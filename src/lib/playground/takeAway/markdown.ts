/** A program as Markdown, for issues, forums and chats. */
import type { ProgramFile, Syntax } from '../../playgroundLink';

/** What a text says of a program. */
export interface MarkdownProgram {
  readonly code: string;
  /** The files of a program that has several, in the place of `code`. */
  readonly files?: readonly ProgramFile[] | undefined;
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

/**
 * The program in a fence, or each of its files in one below its name, and then the version, which leads to the program in
 * the playground.
 */
export function programMarkdown(program: MarkdownProgram): string {
  const { code, files, syntax, release, href } = program;
  const language = syntax === 'reason' ? 'reason' : 'rescript';
  const fenced = (text: string): string => {
    const fence = fenceFor(text);
    return `${fence}${language}\n${text.trimEnd()}\n${fence}\n`;
  };
  const body = files?.map((file) => `\`${file.name}\`\n\n${fenced(file.code)}`).join('\n');
  const origin =
    href === undefined
      ? `ReScript ${release}`
      : `[ReScript ${release}, in the playground](${href})`;
  return `${body ?? fenced(code)}\n${origin}\n`;
}
