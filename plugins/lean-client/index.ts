import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { replacementAliases } from './aliases';
import { clientSiteConfig } from './siteConfig';
import { refuseSwitchedOff } from './switchedOff';

const NAME = 'lean-client';
const SITE_CONFIG = 'siteConfig.json';
const NOTHING = 'empty.json';

/** Gives a production build smaller forms of modules; the register says which. */
export default function leanClient({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  refuseSwitchedOff(siteConfig);
  const generated = (file: string): string => path.join(generatedFilesDir, file);
  const own = (file: string): string => generated(path.join(NAME, 'default', file));
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      await actions.createData(SITE_CONFIG, clientSiteConfig(siteConfig));
      await actions.createData(NOTHING, {});
    },
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return undefined;
      if (isServer) return { resolve: { alias: replacementAliases(isServer) } };
      return {
        resolve: {
          alias: {
            ...replacementAliases(isServer),
            [`${generated('docusaurus.config.mjs')}$`]: own(SITE_CONFIG),
            // Versions of packages: only the theme's debug pages show them.
            [`${generated('site-metadata.json')}$`]: own(NOTHING),
          },
        },
      };
    },
  };
}
