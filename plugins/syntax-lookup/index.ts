import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { SYNTAX_FOLDER } from '../../src/lib/syntaxLookup';
import { type LookupEntry, readEntries } from './read';

/** Gives the names and summaries of all constructs to the search page; see README.md. */
export default function syntaxLookup({ siteDir }: LoadContext): Plugin<readonly LookupEntry[]> {
  const folder = path.join(siteDir, SYNTAX_FOLDER);
  return {
    name: 'syntax-lookup',
    getPathsToWatch: () => [`${folder}/**/*.mdx`],
    loadContent: () => readEntries(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData(
        'entries.json',
        JSON.stringify(content.map(({ construct }) => construct)),
      );
    },
  };
}
