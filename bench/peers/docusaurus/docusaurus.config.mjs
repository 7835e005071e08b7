/** The stock classic theme with three docs instances, as our site has them. */
import fs from 'node:fs';

const instances = JSON.parse(fs.readFileSync('instances.json', 'utf8'));

const docs = (area) => ({
  ...instances[area],
  path: `docs/${area}`,
  routeBasePath: `docs/${area}`,
  sidebarPath: `./sidebars-${area}.json`,
});

export default {
  title: 'Benchmark',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  markdown: { format: 'detect' },
  presets: [['classic', { docs: docs('manual'), blog: false }]],
  plugins: ['react', 'api'].map((area) => [
    '@docusaurus/plugin-content-docs',
    { id: area, ...docs(area) },
  ]),
  themeConfig: {
    navbar: {
      title: 'Benchmark',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Manual' },
        { type: 'docSidebar', docsPluginId: 'react', sidebarId: 'docs', label: 'React' },
        { type: 'docSidebar', docsPluginId: 'api', sidebarId: 'docs', label: 'API' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
    prism: { additionalLanguages: ['rescript'] },
  },
};
