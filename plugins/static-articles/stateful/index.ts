import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { guardedModule, REACT_REQUEST } from './modules';

/** Stops the build where an article holds what would be dead in static HTML. */
export default function refuseState(): Plugin {
  return {
    name: 'refuse-state-in-articles',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer, { currentBundler }) {
      if (!isServer) return undefined;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(REACT_REQUEST, (resource) => {
            const module = guardedModule(resource.request, resource.contextInfo.issuer);
            if (module !== undefined) resource.request = module;
          }),
        ],
      };
    },
  };
}
