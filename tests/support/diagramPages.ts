/** Where diagrams stand in the documentation, read from the sources of pages. */
import fs from 'node:fs';
import path from 'node:path';

import { versionOfPage } from '../../src/lib/toolchainOfPage';

/** Folders with pages that have a version. */
const FOLDERS = ['docs', 'versioned_docs', 'react_versioned_docs'] as const;

/** A diagram of a page. */
export interface PlacedDiagram {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

/** A page with diagrams. */
export interface DiagramPage {
  /** The page's file, from the repository's root. */
  readonly file: string;
  /** Its path on the site. */
  readonly address: string;
  /** Those of the form that contributing/pages.md asks for, in the page's order. */
  readonly diagrams: readonly PlacedDiagram[];
  /** How often a diagram begins, in any form. */
  readonly count: number;
}

const DIAGRAM = /<Diagram\s+name="([^"]*)"\s+alt="([^"]*)"\s+caption="([^"]*)"\s*\/>/g;

/** All pages with diagrams. */
export function readDiagramPages(root = process.cwd()): readonly DiagramPage[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
  ).flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const count = source.split('<Diagram').length - 1;
    const place = versionOfPage(file, root);
    if (count === 0 || !place) return [];
    const slug = path.posix.basename(file, '.mdx');
    const diagrams = [...source.matchAll(DIAGRAM)].map(([, name = '', alt = '', caption = '']) => ({
      name,
      alt,
      caption,
    }));
    const address = `/docs/${place.area}/${place.version.path}/${slug}`;
    return [{ file, address, diagrams, count }];
  });
}
