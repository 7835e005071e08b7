import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PluginOptions } from './options';

export { validateOptions } from './options';

/** Gives the theme the texts of the notices above old and coming versions. */
export default function versionBanners(_context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'version-banners',
    contentLoaded({ actions }) {
      actions.setGlobalData({ banners: options.banners });
    },
  };
}
