import type { DocusaurusConfig } from '@docusaurus/types';

/** Parts of the configuration that the build alone reads; the largest are the plugins' options. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The configuration without what the build alone reads: what client code finds in its context. */
export function clientSiteConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const { future, ...rest } = config;
  const kept: Partial<DocusaurusConfig> = { ...rest };
  for (const key of BUILD_ONLY) delete kept[key];
  return {
    ...kept,
    future: { experimental_router: future.experimental_router } as DocusaurusConfig['future'],
  };
}
