/** How a journey names elements: steps that the page resolves (`page.ts`). */

/** A text as journeys name it: a part in any case, the very text, or a pattern. */
export type TextMatch =
  | { readonly kind: 'part' | 'exact'; readonly text: string }
  | { readonly kind: 'pattern'; readonly source: string; readonly flags: string };

/** One step from elements to others. */
export type Step =
  | { readonly kind: 'css'; readonly css: string }
  | { readonly kind: 'visible' | 'parent' }
  | {
      readonly kind: 'role';
      readonly role: string;
      readonly name?: TextMatch;
      readonly options: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'text' | 'label' | 'hasText'; readonly text: TextMatch }
  | { readonly kind: 'has' | 'and'; readonly steps: readonly Step[] }
  | { readonly kind: 'within'; readonly steps: readonly Step[] }
  | { readonly kind: 'nth'; readonly index: number }
  /** From a frame's element into its document. */
  | { readonly kind: 'frame' };

/** A text as Playwright takes it. */
export function textMatch(text: string | RegExp, exact = false): TextMatch {
  return typeof text === 'string'
    ? { kind: exact ? 'exact' : 'part', text }
    : { kind: 'pattern', source: text.source, flags: text.flags };
}

/** Steps of a selector: CSS, `:visible` at its end, and `visible=true` for what is seen of it. */
export function stepsOf(selector: string): readonly Step[] {
  return selector.split('>>').flatMap((part): Step[] => {
    const css = part.trim();
    if (css === 'visible=true') return [{ kind: 'visible' }];
    if (css === '..') return [{ kind: 'parent' }];
    return css.endsWith(':visible')
      ? [{ kind: 'css', css: css.slice(0, -':visible'.length) }, { kind: 'visible' }]
      : [{ kind: 'css', css }];
  });
}
