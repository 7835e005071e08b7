/**
 * What makes a page a module that the bundler has to read: imports and exports, pictures, `require`, files
 * of the repository that a link or the front matter names. A page that only seems so is bundled, which
 * costs nothing but time.
 */
const NEEDS_BUNDLER: readonly RegExp[] = [
  /^[ \t]*(?:import|export)\b/m,
  /!\[/,
  /<img\b/,
  /\brequire\s*\(/,
  // A link to a file: neither an address nor a page, but a name with another ending.
  /\]\(\s*<?(?![a-z]+:|[#/])[^)\s#]*\.(?!mdx?\b)\w+[\s)>#?]/i,
  /^\s*\[[^\]]+\]:\s*<?(?![a-z]+:|[#/])\S*\.(?!mdx?\b)\w+[>#?]?\s*$/im,
  /^\w+:\s*['"]?\.\//m,
];

const FENCE = /^ *(?<marks>`{3,}|~{3,})/;

/** A page's text without its fences, whose code is text. */
function withoutFences(text: string): string {
  const kept: string[] = [];
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const marks = FENCE.exec(line)?.groups?.marks;
    if (open === undefined) {
      if (marks === undefined) kept.push(line);
      open = marks;
    } else if (marks?.startsWith(open) && line.trim() === marks) {
      open = undefined;
    }
  }
  return kept.join('\n');
}

/**
 * Whether a page can be rendered from what it is compiled to, without any other module.
 *
 * @param text its Markdown or MDX, with front matter
 */
export function isSelfContained(text: string): boolean {
  const prose = withoutFences(text);
  return NEEDS_BUNDLER.every((sign) => !sign.test(prose));
}
