/** Starlight; a route middleware keeps of its one sidebar what belongs to the page's version. */
import fs from 'node:fs';

import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const sidebars = JSON.parse(fs.readFileSync('sidebars.json', 'utf8'));

export default defineConfig({
  site: 'https://example.org',
  trailingSlash: 'never',
  build: { format: 'file' },
  cacheDir: './.cache',
  integrations: [
    starlight({
      title: 'Benchmark',
      routeMiddleware: './src/ownSidebar.mjs',
      // Shiki knows no ReScript; OCaml is its nearest kin.
      expressiveCode: { shiki: { langAlias: { res: 'ocaml' } } },
      sidebar: Object.entries(sidebars).map(([folder, groups]) => ({
        label: folder,
        items: groups.map(({ label, pages }) => ({
          label,
          items: pages.map(({ title, path }) => ({ label: title, link: path })),
        })),
      })),
    }),
  ],
});
