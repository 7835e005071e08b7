const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\n)??---[ \t]*(?:\r?\n|$)/;

/** Blank lines; the blanks that indent the first line with text belong to that. */
const BLANK_LINES = /^(?:[^\S\n]*\n)*/;

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/**
 * How many lines of a page's file stand before what its transforms get to see: Docusaurus takes off
 * the front matter and the blank lines behind it, so that transforms count lines from there.
 *
 * @param page the whole file
 * @param content what the transform got
 */
export function linesBeforeContent(page: string, content: string): number {
  const frontMatter = FRONT_MATTER.exec(page)?.[0] ?? '';
  // A text that still has its front matter is the file itself.
  if (page === content || (frontMatter !== '' && content.startsWith(frontMatter))) return 0;
  const blank = BLANK_LINES.exec(page.slice(frontMatter.length))?.[0] ?? '';
  const kept = BLANK_LINES.exec(content)?.[0] ?? '';
  return lineBreaks(frontMatter) + lineBreaks(blank) - lineBreaks(kept);
}
