import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

export { remarkCodeBlocks } from './transform';

/**
 * Keeps highlighting out of the browser: pages bring it along (`remarkCodeBlocks`), so what the
 * theme would highlight with at run time is replaced by an empty module.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer': path.join(__dirname, 'noHighlighter.ts') } },
    }),
  };
}
