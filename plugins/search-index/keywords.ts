/** Words by which readers search for a page and its sections; its front matter has them. */
import type { IndexedSection } from '../../src/lib/search/shards';

/** What the front matter of a page says. */
export interface PageKeywords {
  readonly keywords?: readonly string[] | undefined;
  /** By the ids of headings. */
  readonly sectionKeywords?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Sections with their keywords.
 *
 * @throws Error that names an id which no section has
 */
export function withKeywords(
  sections: readonly IndexedSection[],
  { sectionKeywords = {} }: PageKeywords,
): readonly IndexedSection[] {
  const lost = Object.keys(sectionKeywords).find((id) =>
    sections.every(({ anchor }) => anchor !== id),
  );
  if (lost !== undefined) {
    throw new Error(
      `expected a heading with the id ${lost}, got none; fix "sectionKeywords" in the front matter.`,
    );
  }
  return sections.map((section) => {
    const keywords = sectionKeywords[section.anchor];
    return keywords ? { ...section, keywords } : section;
  });
}
