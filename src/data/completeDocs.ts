/**
 * All docs pages of the site. The client's own list holds the pages of menus alone
 * (`plugins/static-articles`), and this one grows with the site: import it where pages are looked
 * up by name, in a chunk that few readers load.
 */
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData.json?complete';

/** Data of the docs instances by id; absent where nothing was generated, as in unit tests. */
export const completeDocs = globalData['docusaurus-plugin-content-docs'] as
  Readonly<Record<string, GlobalPluginData>> | undefined;
