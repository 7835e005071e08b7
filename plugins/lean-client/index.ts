import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { replacementAliases } from './aliases';
import { clientSiteConfig } from './siteConfig';

const NAME = 'lean-client';
const SITE_CONFIG = 'siteConfig.json';

/** Renders pages with quicker forms of modules, and keeps the build's settings from applications. */
export default function leanClient({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      await actions.createData(SITE_CONFIG, clientSiteConfig(siteConfig));
    },
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return undefined;
      const alias = isServer
        ? replacementAliases()
        : {
            [`${path.join(generatedFilesDir, 'docusaurus.config.mjs')}$`]: path.join(
              generatedFilesDir,
              NAME,
              'default',
              SITE_CONFIG,
            ),
          };
      return { resolve: { alias } };
    },
  };
}
