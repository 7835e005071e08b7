import type { LoadContext, Plugin } from '@docusaurus/types';

import { BundleReportPlugin } from './bundlerPlugin';

/** Leaves a report of what stands in the client's scripts, for `npm run size`. */
export default function bundleReport({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundle-report',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return undefined;
      const { SourceMapDevToolPlugin } = currentBundler.instance;
      return {
        plugins: [
          // The report asks for the module of a byte, not for its line: maps that begin behind the loaders and
          // hold no sources tell that, and take 30 MiB less than those of `devtool`.
          new SourceMapDevToolPlugin({
            filename: '[file].map',
            test: /\.js$/,
            append: false,
            module: false,
            noSources: true,
            moduleFilenameTemplate: '[resource-path]',
          }),
          new BundleReportPlugin(siteDir),
        ],
      };
    },
  };
}
