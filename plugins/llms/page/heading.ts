/** The front matter of a page as Markdown: its title and what it is about. */
import type { RootContent } from 'mdast';

import { paragraph, text } from './tree';

/** What stands above a page's text. */
export interface PageHead {
  readonly title: string;
  /** Empty where the page has none. */
  readonly description: string;
}

/** Stage: puts title and description above the text. */
export function withHead(
  nodes: readonly RootContent[],
  { title, description }: PageHead,
): RootContent[] {
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    ...(description === ''
      ? []
      : [{ type: 'blockquote' as const, children: [paragraph(text(description))] }]),
    ...nodes,
  ];
}
