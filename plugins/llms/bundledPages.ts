/** Prints pages while the bundler has them as trees: so none is read and parsed a second time. */
import path from 'node:path';

import type { Root } from 'mdast';

import type { DocsPage } from './library';
import { nodesOfBundler, type PageTexts, type PageTools, textsOfNodes } from './page';

/** The file that a transform works on, as unified hands it over. */
interface File {
  readonly path: string;
  readonly value: unknown;
}

/** The pages that the bundler is expected to read. */
interface Expected {
  readonly pages: readonly DocsPage[];
  readonly tools: PageTools;
}

/** What the configuration shares between the docs instances and this plugin. */
export interface BundledPages {
  /**
   * Remark plugin: prints the page and leaves its tree as it is. It stands before the framework's
   * own transforms and behind those that leave data on the tree. It does nothing before `expect`.
   */
  readonly remark: () => (tree: Root, file: File) => Promise<void>;
  /** Names the pages to print, and forgets those that were printed before. */
  readonly expect: (expected: Expected) => void;
  /**
   * The texts of a page; undefined for one that the bundler did not read, or whose tree does not tell
   * all that the page says.
   *
   * @param source its file, as a path from the repository's root
   */
  readonly textsOf: (source: string) => PageTexts | undefined;
}

/** A place for the texts of pages, for one site. */
export function bundledPages(): BundledPages {
  const texts = new Map<string, PageTexts>();
  let tools: PageTools | undefined;
  let pageOf: ReadonlyMap<string, DocsPage> = new Map();

  async function print(tree: Root, file: File): Promise<void> {
    if (!tools) return;
    const source = path.relative(tools.root, file.path).split(path.sep).join('/');
    const page = pageOf.get(source);
    if (!page) return;
    const isMdx = source.endsWith('.mdx');
    const nodes = nodesOfBundler(tree, String(file.value), isMdx, Object.keys(tools.texts));
    // The bundler's text is that of the file, with its front matter.
    if (nodes) texts.set(source, await textsOfNodes(nodes, { ...page, linesBefore: 0 }, tools));
  }

  return {
    remark: () => print,
    expect: (expected) => {
      texts.clear();
      ({ tools } = expected);
      pageOf = new Map(expected.pages.map((page) => [page.source, page]));
    },
    textsOf: (source) => texts.get(source),
  };
}
