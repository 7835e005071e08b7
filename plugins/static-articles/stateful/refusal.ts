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

/** A line of a stack trace of V8: `at new Name (file:1:2)`, `at Object.Name [as alias] (…)`. */
const FRAME = /^\s*at (?:async |new )?(?:[\w$.<>]+\.)?([\w$]+)(?: \[as [\w$]+\])? \(/;

/**
 * The component whose rendering a stack trace shows: the innermost function with a component's
 * name, which begins with a capital letter. Hooks, whose names do not, stand between it and the
 * error. The server bundle is not minified, so that names survive.
 *
 * @returns `the article itself` for code that stands in MDX; undefined for a function without a name
 */
export function componentOfStack(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, name = ''] = FRAME.exec(line) ?? [];
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
 * @param component who does it, as `componentOfStack` tells
 */
export function refusal(source: string, refused: Refused, component = 'A component'): string {
  return `${source.replace(/^@site\//, '')}: Expected nothing in an article to need React in the browser, but ${reason(refused, component)}, which does nothing in static HTML: make it an island (src/islands), delegate its behavior (src/behaviours), or render plain HTML.`;
}
