/** A docstring in parts: prose and blocks of code. */

/** Markdown between blocks of code. */
export interface Prose {
  readonly kind: 'prose';
  readonly text: string;
}

/** A block of code. */
export interface Code {
  readonly kind: 'code';
  /** What stands behind the fence, such as `res example`; empty for none. */
  readonly info: string;
  /** Without common indentation. */
  readonly code: string;
}

export type Segment = Prose | Code;

/**
 * Text without the indentation that its lines share. The first line often has none, because a comment
 * opens in front of it; then it does not count.
 */
export function dedent(text: string, { skipsFirstLine = false } = {}): string {
  const lines = text.split('\n');
  const counted = (skipsFirstLine ? lines.slice(1) : lines).filter((line) => line.trim() !== '');
  const indent = Math.min(...counted.map((line) => /^ */.exec(line)?.[0].length ?? 0));
  if (!Number.isFinite(indent)) return text;
  return lines
    .map((line, index) => (skipsFirstLine && index === 0 ? line : line.slice(indent)))
    .join('\n');
}

/**
 * Text without blank lines around it, without blanks at the ends of its lines, and with no more than
 * one blank line between paragraphs.
 */
export function trimLines(text: string): string {
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+/, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\s+$/, '');
}

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([^`]*)$/;

/** Takes Markdown apart; an open fence goes to the end of the text. */
export function markdownSegments(markdown: string): readonly Segment[] {
  const segments: Segment[] = [];
  let lines: string[] = [];
  let open: { readonly mark: string; readonly info: string } | undefined;
  const close = () => {
    const text = lines.join('\n');
    if (open) segments.push({ kind: 'code', info: open.info, code: trimLines(dedent(text)) });
    else if (text.trim() !== '') segments.push({ kind: 'prose', text });
    lines = [];
    open = undefined;
  };
  for (const line of markdown.split('\n')) {
    const [, , mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (open ? mark.startsWith(open.mark) && info.trim() === '' : mark !== '') {
      const opened = open ? undefined : { mark, info: info.trim() };
      close();
      open = opened;
    } else lines.push(line);
  }
  close();
  return segments;
}

/** Puts the parts together again. */
export function toMarkdown(segments: readonly Segment[]): string {
  return segments
    .map((segment) =>
      segment.kind === 'prose'
        ? trimLines(segment.text)
        : `\`\`\`${segment.info}\n${segment.code}\n\`\`\``,
    )
    .filter((text) => text !== '')
    .join('\n\n');
}
