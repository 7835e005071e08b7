/** VitePress with one sidebar for each version of each area. */
import fs from 'node:fs';

const sidebars = JSON.parse(fs.readFileSync('sidebars.json', 'utf8'));

const groupsOf = (groups) =>
  groups.map(({ label, pages }) => ({
    text: label,
    items: pages.map(({ title, path }) => ({ text: title, link: path })),
  }));

export default {
  title: 'Benchmark',
  cleanUrls: true,
  srcExclude: ['README.md'],
  // Shiki knows no ReScript; OCaml is its nearest kin.
  markdown: { languageAlias: { res: 'ocaml' } },
  themeConfig: {
    nav: ['manual', 'react', 'api'].map((area) => ({
      text: area,
      link: sidebars[`docs/${area}/latest`][0].pages[0].path,
    })),
    sidebar: Object.fromEntries(
      Object.entries(sidebars).map(([folder, groups]) => [`/${folder}/`, groupsOf(groups)]),
    ),
    search: { provider: 'local' },
  },
};
