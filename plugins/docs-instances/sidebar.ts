import logger from '@docusaurus/logger';
import type { Options } from '@docusaurus/plugin-content-docs';

import { frontMatterText } from '../../src/lib/frontMatterText';
import { groupSidebar } from '../../src/lib/sidebar';
import { CATEGORIES } from './categories';

/**
 * Builds a version's sidebar from the front matter of its pages. A page without a category is
 * logged and left out.
 */
export const sidebarItemsGenerator: NonNullable<Options['sidebarItemsGenerator']> = ({
  docs,
  version,
}) => {
  const { items, uncategorized } = groupSidebar(
    docs.map((doc) => ({
      id: doc.id,
      title: doc.title,
      sidebarLabel: frontMatterText(doc.frontMatter, 'sidebar_label'),
      category: frontMatterText(doc.frontMatter, 'category'),
      position: doc.sidebarPosition,
    })),
    CATEGORIES,
  );
  for (const doc of uncategorized) {
    logger.warn`The page path=${doc.id} of version name=${version.versionName} has no category: it is left out of the sidebar. Give it a code=${'category'} in its front matter.`;
  }
  return items;
};
