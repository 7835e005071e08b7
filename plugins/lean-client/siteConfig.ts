import type { DocusaurusConfig } from '@docusaurus/types';

/** Parts of the configuration that the build alone reads; the largest are the plugins' options. */
const BUILD_ONLY: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
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
]);

/** The configuration without what the build alone reads: what client code finds in its context. */
export function clientSiteConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const kept: Partial<DocusaurusConfig> = Object.fromEntries(
    Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key)),
  );
  return {
    ...kept,
    // The router is all that client code asks about; the other switches are the build's.
    future: {
      experimental_router: config.future.experimental_router,
    } as DocusaurusConfig['future'],
  };
}
