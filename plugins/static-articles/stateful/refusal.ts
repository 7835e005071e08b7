/** What in an article would be dead in static HTML. */
export type Refused =
  /** A hook that only does something where React runs in the browser. */
  | { readonly kind: 'hook'; readonly name: string }
  /** A handler such as `onClick` on an element. */
  | { readonly kind: 'handler'; readonly name: string; readonly element: string }
  /** A component that is a class, which exists for its state and its lifecycle. */
  | { readonly kind: 'class'; readonly name: string };

/** Names that MDX gives to the functions which an article is compiled to. */
const ARTICLE_FUNCTIONS = /^(?:_createMdxContent|MDXContent)$/;

/**
 * The component that a call comes from: the innermost function with a component's name, which begins
 * with a capital letter. Hooks, whose names do not, stand between it and the call.
 *
 * @param callers names of the functions that are running, the innermost first; null without a name
 * @returns `the article itself` for code that stands in MDX; undefined for a component without a name
 */
export function callingComponent(callers: readonly (string | null)[]): string | undefined {
  for (const caller of callers) {
    // V8 infers names such as `exports.Video` for functions that have none of their own.
    const name = caller?.split('.').at(-1) ?? '';
    if (ARTICLE_FUNCTIONS.test(name)) return 'the article itself';
    if (/^\p{Lu}/u.test(name)) return name;
  }
  return undefined;
}

function reason(refused: Refused, component: string): string {
  switch (refused.kind) {
    case 'hook':
      return `${component} calls ${refused.name}`;
    case 'handler':
      return `${component} puts ${refused.name} on a <${refused.element}>`;
    case 'class':
      return `${component} uses the class component ${refused.name}`;
  }
}

/**
 * The sentence that stops the build.
 *
 * @param source the article's file, as Docusaurus names it: `@site/docs/…`
 * @param component who does it, as `callingComponent` tells
 */
export function refusal(source: string, refused: Refused, component = 'A component'): string {
  return `${source.replace(/^@site\//, '')}: Expected nothing in an article to need React in the browser, but ${reason(refused, component)}, which does nothing in static HTML: make it an island (src/islands), delegate its behavior (src/behaviours), or render plain HTML.`;
}
