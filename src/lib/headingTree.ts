/** A heading of a page, as Docusaurus lists it. */
interface Heading {
  readonly id: string;
  /** Finished HTML. */
  readonly value: string;
  readonly level: number;
}

/** A heading of level 2 and those of level 3 below it. */
export interface HeadingNode {
  readonly id: string;
  readonly html: string;
  readonly below: readonly HeadingNode[];
}

/** The headings of levels 2 and 3 as a tree; a heading without one above it stands by itself. */
export function headingTree(headings: readonly Heading[]): readonly HeadingNode[] {
  const tree: { id: string; html: string; below: HeadingNode[] }[] = [];
  for (const { id, value, level } of headings) {
    const node = { id, html: value, below: [] };
    const parent = tree.at(-1);
    if (level === 3 && parent) parent.below.push(node);
    else if (level === 2 || level === 3) tree.push(node);
  }
  return tree;
}
