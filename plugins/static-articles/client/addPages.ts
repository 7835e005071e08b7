/** Completes what the shell knows of the docs (`../fold/docsData.ts`) by what a page brings along. */
import type { GlobalData } from '@docusaurus/types';

import { keepSidebar } from '../../../src/lib/pageSidebars';
import type { PageDocs } from './page';

interface Doc {
  readonly id: string;
  readonly path: string;
}

interface Version {
  readonly name: string;
  readonly docs: Doc[];
}

function versionsOf(globalData: GlobalData, area: string): readonly Version[] {
  const instance = globalData['docusaurus-plugin-content-docs']?.[area] as
    { readonly versions: readonly Version[] } | undefined;
  return instance?.versions ?? [];
}

/**
 * Adds pages to the lists that `useActiveDocContext` and its like search. They read the lists each
 * time they are called, and the pages are here before the router shows them.
 *
 * @param globalData Docusaurus' global data of the client; its lists are changed
 */
export function addPages(globalData: GlobalData, pages: PageDocs | undefined): void {
  if (!pages) return;
  if (pages.sidebar) keepSidebar({ area: pages.area, ...pages.sidebar });
  const versions = versionsOf(globalData, pages.area);
  for (const { version, id, path } of pages.docs) {
    const docs = versions.find(({ name }) => name === version)?.docs;
    if (docs && !docs.some((doc) => doc.id === id)) docs.push({ id, path });
  }
}
