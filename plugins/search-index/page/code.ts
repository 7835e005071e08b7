/** What of an example is worth finding: names of libraries, attributes, operators and comments. */

/** Words of the language that readers look up; `let`, `type` and the like stand in every example. */
const KEYWORDS = new Set(
  (
    'and as assert async await catch class constraint else exception external for functor if ' +
    'import include inherit lazy mutable nonrec object of private raise rec switch try unpack ' +
    'when while with fun pub val'
  ).split(' '),
);

/** Strings, also those of several lines; what is written in them is the example's own business. */
const STRINGS = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\{[a-z]*\|[^]*?\|[a-z]*\}/g;

const COMMENTS = /\/\/(.*)|\/\*+([^]*?)\*+\//g;

/** Names with capitals, attributes, extension points, tags, and operators that have a meaning alone. */
const TERMS =
  /@@?[A-Za-z][\w.]*|%%?[a-z][\w.]*|#[A-Za-z]\w*|[A-Z]\w*(?:\.[A-Za-z_]\w*)*|[a-z]\w*|\.\.\.|->|\|>|\|\||&&|\+\+|\+\.|-\.|\*\.|\/\.|\*\*|===|!==|:>|:=|=\?|\.\.|##|@@|~/g;

function isTerm(word: string): boolean {
  // Names of local values tell nothing; those with capitals come from libraries and the DOM.
  return !/^[a-z]/.test(word) || KEYWORDS.has(word) || /^[a-z]+[A-Z]/.test(word);
}

/** Terms of a program in ReScript, Reason, OCaml or JavaScript, each once, then its comments. */
export function programTerms(source: string): readonly string[] {
  const comments: string[] = [];
  const bare = source
    .replace(STRINGS, (text) => (/^"https?:/.test(text) ? ' ' : '""'))
    .replace(COMMENTS, (_, line: string | undefined, block: string | undefined) => {
      comments.push((line ?? block ?? '').trim());
      return ' ';
    });
  const terms = (bare.match(TERMS) ?? []).filter(isTerm);
  return [...new Set([...terms, ...comments.filter((text) => /[a-z]{3}/i.test(text))])];
}

/** Words of commands and configuration: without brackets and quotes, each once. */
export function dataTerms(source: string): readonly string[] {
  return [...new Set(source.split(/[\s"'`{}[\],;]+/).filter((word) => /[\w$]/.test(word)))];
}

/** Blocks that begin with a command, or with a brace or bracket and a quoted word. */
const DATA =
  /^\s*(?:[{[]\s*(?:\/\/.*\s*)?["{[\]}]|(?:\$\s*)?(?:npm|npx|yarn|pnpm|bunx?|deno|node|git|cd|mkdir|rescript|bsb|curl|code)\s)/;

/** What is kept of a panel's code: ReScript and JavaScript as programs, commands and JSON as words. */
export function codeTerms(source: string): readonly string[] {
  return DATA.test(source) ? dataTerms(source) : programTerms(source);
}
