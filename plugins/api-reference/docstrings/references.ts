/** Links of comments: to other items by name, to pages of another site by address. */

/**
 * Finds the address of what a comment refers to.
 *
 * @param name as the comment says it: `length`, `Belt.Set.Int`, `Js_array2`
 * @returns a path of the site, or undefined for what is not there
 */
export type Resolve = (name: string) => string | undefined;

/** Brackets with an address of whatever form: `` [`Js.Re`]() ``, `[head](#head)`. */
const LINK = /\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]*)\)/g;

/** The names that a link could mean, most exact first. */
function candidates(text: string, target: string): readonly string[] {
  const label = text.replace(/^`+|`+$/g, '').trim();
  const [page = '', fragment = ''] = target.split(/#+/);
  // `js/array-2`, `belt/set/int`: names of modules in lower case.
  const path = page.replace(/\.mdx?$/, '').replace(/^(?:\.{1,2}\/)+/, '');
  return [fragment, label, path].filter((name) => name !== '');
}

/** Code between backticks. */
const INLINE_CODE = /(`+[^`]*`+)/;

/** Brackets of odoc around a name, which mean code: `[null]`; in Markdown they are just brackets. */
const BRACKETED = /(?<![\]\w!\\])\['?[A-Za-z][\w.]*\](?![[(:])/g;

/** Mends what is left of other markup, and addresses in which words were escaped. */
function mended(prose: string): string {
  return prose
    .replace(/https?:\/\/[^\s)\]]+/g, (address) => address.replace(/\\([_#])/g, '$1'))
    .replace(/\[(\w+)\]\[#(\w+)\]/g, '[`$1`](#$2)')
    .replace(/\[(`[^`\]]+`)\](?![[(:])/g, '$1')
    .split(INLINE_CODE)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(BRACKETED, (name) => `\`${name.slice(1, -1)}\``),
    )
    .join('');
}

/** Gives links within the reference their addresses; without one, the text stays. */
export function withLinks(prose: string, resolve: Resolve): string {
  return mended(prose).replace(LINK, (match, text: string, target: string) => {
    if (/^(?:https?:|mailto:)/.test(target)) return match;
    const label = text.replace(/^`\s*([^`]*?)\s*`$/, '`$1`');
    for (const name of candidates(text, target)) {
      const address = resolve(name);
      if (address !== undefined) return `[${label}](${address})`;
    }
    return label;
  });
}
