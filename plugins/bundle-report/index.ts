import type { LoadContext, Plugin } from '@docusaurus/types';

import { BundleReportPlugin } from './bundlerPlugin';

/** Leaves a report of what stands in the client's scripts, for `npm run size`. */
export default function bundleReport({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundle-report',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return undefined;
      return {
        devtool: 'hidden-source-map',
        output: { devtoolModuleFilenameTemplate: '[resource-path]' },
        plugins: [new BundleReportPlugin(siteDir)],
      };
    },
  };
}
