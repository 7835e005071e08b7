import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

import {
  type DocsArea,
  introductionOf,
  pagesOf,
  useBuiltVersions,
} from '@site/src/hooks/useDocsAreas';
import { PAGE_DOCS, scriptJson } from '@site/src/lib/pageHtml';
import type { PageSidebar } from '@site/src/lib/pageSidebars';
import { chooseVersionTarget } from '@site/src/lib/versionSwitch';

interface Doc {
  readonly version: string;
  readonly id: string;
  readonly path: string;
}

/** This page in each version of its area, or the page that is nearest to it. */
function usePageDocs(area: DocsArea, pageId: string): Doc[] {
  const { alternateDocVersions } = useActiveDocContext(area);
  return useBuiltVersions(area).flatMap(({ data }) => {
    const { permalink } = chooseVersionTarget({
      slug: pageId,
      pages: pagesOf(data),
      introduction: introductionOf(data),
    });
    const doc = alternateDocVersions[data.name] ?? data.docs.find(({ path }) => path === permalink);
    return doc ? [{ version: data.name, id: doc.id, path: doc.path }] : [];
  });
}

interface Props {
  readonly area: DocsArea;
  readonly pageId: string;
  /** The page's sidebar, if the client does not have it anyway. */
  readonly sidebar?: Omit<PageSidebar, 'area'>;
}

/**
 * Writes into the built HTML which pages of other versions the page's links lead to: the client's
 * own list holds the pages of the menus alone. In the browser it adds nothing.
 */
export default function PageDocs({ area, pageId, sidebar }: Props): ReactNode {
  const docs = usePageDocs(area, pageId);
  const json = typeof document === 'undefined' ? scriptJson({ area, docs, sidebar }) : '';
  return (
    <script
      type="application/json"
      {...{ [PAGE_DOCS]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
