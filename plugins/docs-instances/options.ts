import path from 'node:path';

import type { EditUrlFunction, Options } from '@docusaurus/plugin-content-docs';

import { sidebarItemsGenerator } from './sidebar';

/** Where readers propose a change to a page. */
const EDIT_BASE = 'https://github.com/rescript-lang/rescript-lang.org/edit/master';

/** Pages that the build writes from other sources; nobody can edit them. */
const GENERATED = /\.generated\.mdx?$/;

/** Address of a page's source file in the public repository, built from the real file. */
export const editUrl: EditUrlFunction = ({ versionDocsDirPath, docPath }) =>
  GENERATED.test(docPath)
    ? undefined
    : `${EDIT_BASE}/${path.posix.join(versionDocsDirPath, docPath)}`;

/** Options that every docs instance shares. */
export const commonDocsOptions = {
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  sidebarCollapsible: false,
  breadcrumbs: false,
  editUrl,
  admonitions: false,
} satisfies Partial<Options>;
