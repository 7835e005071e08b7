import type { LoadContext, Plugin } from '@docusaurus/types';

/** Gives applications what they ask of the site's configuration; see README.md. */
export default function siteData({ siteConfig }: LoadContext): Plugin {
  const { baseUrl, organizationName = '', projectName = '', customFields = {} } = siteConfig;
  return {
    name: 'site-data',
    async contentLoaded({ actions }) {
      await actions.createData('site.json', {
        baseUrl,
        issues: `https://github.com/${organizationName}/${projectName}/issues`,
        customFields,
      });
    },
  };
}
