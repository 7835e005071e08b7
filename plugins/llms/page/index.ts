/** The stages in their order: a page's source becomes two texts. */
import type { RootContent } from 'mdast';

import { compact } from './compact';
import { type ComponentText, plainComponents, withData } from './components';
import { plainFences } from './fences';
import { type PageHead, withHead } from './heading';
import { absoluteLinks, type LinkedSite, type LinkingPage } from './links';
import { parsePage, type Transform } from './parse';
import { printer } from './print';
import type { Fail } from './tree';

export { nodesOfBundler } from './bundled';
export type { ComponentText } from './components';
export type { Transform } from './parse';

/** A page whose tree is at hand. */
export interface PagePlace extends PageHead, LinkingPage {
  readonly source: string;
  /** Lines of its file that stand before what the tree was made from. */
  readonly linesBefore: number;
}

/** A page, as far as its text is concerned. */
export interface PageSource extends PagePlace {
  /** Text without front matter. */
  readonly content: string;
  /** Its front matter, which may choose the compiler of its examples. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** What all pages share. */
export interface PageTools {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly site: LinkedSite;
  /** Transforms of the site that leave data on the tree: what examples compile to. */
  readonly transforms: readonly Transform[];
  /** Markdown of components that show data, by name. */
  readonly texts: Readonly<Record<string, ComponentText>>;
}

/** A page as Markdown. */
export interface PageTexts {
  /** All of it. */
  readonly whole: string;
  /** With few and short examples, for `llm-small.txt`. */
  readonly small: string;
}

/**
 * Turns the tree of a page into Markdown; the tree stays as it is.
 *
 * @param nodes as `parsePage` returns them, with what transforms left on them
 * @throws Error with one sentence and the place of what has no meaning in Markdown
 */
export async function textsOfNodes(
  nodes: readonly RootContent[],
  page: PagePlace,
  { texts, site }: PageTools,
): Promise<PageTexts> {
  const fail: Fail = (node, sentence) => {
    const line = page.linesBefore + (node.position?.start.line ?? 1);
    throw new Error(`${page.source}:${line}: ${sentence}`);
  };
  const print = printer();
  // Most blocks stand in both texts, and what the stages make of a block depends on it alone.
  const finished = new Map<RootContent, readonly RootContent[]>();
  const finishBlock = (block: RootContent): readonly RootContent[] => {
    const known = finished.get(block);
    if (known) return known;
    const plain = plainComponents(plainFences([block], fail), fail);
    const linked = absoluteLinks(plain, page, site, fail);
    finished.set(block, linked);
    return linked;
  };
  const finish = (blocks: readonly RootContent[]): string =>
    print(withHead(blocks.flatMap(finishBlock), page));
  const all = await withData(nodes, texts, page.source);
  return { whole: finish(all), small: finish(compact(all)) };
}

/**
 * Turns a page into Markdown.
 *
 * @throws Error with one sentence and the place of what has no meaning in Markdown
 */
export async function pageTexts(page: PageSource, tools: PageTools): Promise<PageTexts> {
  const { source, content, frontMatter } = page;
  const path = `${tools.root}/${source}`;
  const { children } = await parsePage(content, path, tools.transforms, frontMatter);
  return textsOfNodes(children, page, tools);
}
