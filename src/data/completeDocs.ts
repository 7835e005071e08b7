/**
 * All docs pages of the site, which grow with it: for applications that look pages up by name. Components of
 * pages ask Docusaurus.
 */
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';

/** Data of the docs instances by id; absent where nothing was generated, as in unit tests. */
export const completeDocs = globalData['docusaurus-plugin-content-docs'] as
  Readonly<Record<string, GlobalPluginData>> | undefined;
