import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { ApiModel } from '../../../plugins/llms/api';
import type { DocsSet } from '../../../plugins/llms/library';
import { llmSite, siteFiles } from '../../../plugins/llms/site';
import { LLM_PATHS } from '../../../src/lib/llmFiles';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'llms-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const PAGES = {
  'docs/manual/tuple.mdx': 'See [type](./type.mdx) and [arrays](/docs/manual/v12.0.0/api/stdlib).',
  'docs/manual/type.mdx': 'A type.',
  'docs/community/overview.mdx': 'See {1}.',
  'docs/api/index.mdx': 'The overview.\n\n<ApiModules />',
  'docs/api/belt.mdx': 'Collections.\n\n<ApiModules library="Belt" />\n\n<ApiModule id="Belt" />',
};
for (const [file, text] of Object.entries(PAGES)) {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), `---\ntitle: In the file\n---\n\n${text}\n`);
}

const page = (title: string, source: string, address: string) => ({
  title,
  description: '',
  source,
  address: `/sub${address}`,
});

const manual = '/docs/manual/v12.0.0';

const library: readonly DocsSet[] = [
  {
    area: 'default',
    version: 'current',
    categories: [
      {
        label: 'Overview',
        pages: [
          page('Type', 'docs/manual/type.mdx', `${manual}/type`),
          page('Tuple', 'docs/manual/tuple.mdx', `${manual}/tuple`),
        ],
      },
    ],
  },
  {
    area: 'api',
    version: 'current',
    categories: [
      {
        label: 'Introduction',
        pages: [
          page('Overview', 'docs/api/index.mdx', `${manual}/api`),
          // A page that is made from the model elsewhere, without a file.
          page('Stdlib', 'docs/api/stdlib.generated.mdx', `${manual}/api/stdlib`),
          page('Belt', 'docs/api/belt.mdx', `${manual}/api/belt`),
          page('Map', 'docs/api/belt/map.generated.mdx', `${manual}/api/belt/map`),
        ],
      },
    ],
  },
  {
    area: 'community',
    version: 'current',
    categories: [
      {
        label: 'Resources',
        pages: [page('Community', 'docs/community/overview.mdx', '/community/overview')],
      },
    ],
  },
];

const model: ApiModel = {
  version: 'v12.0.0',
  syntax: 'rescript',
  libraries: [
    {
      name: 'Stdlib',
      root: {
        id: 'Stdlib',
        slug: 'stdlib',
        docstring: `All of it. See [type](${manual}/type).`,
        items: [{ kind: 'value', name: 'a', signature: 'let a: int' }],
        modules: [{ id: 'Stdlib.Array', slug: 'stdlib/array', items: [], modules: [] }],
      },
    },
    {
      name: 'Belt',
      root: {
        id: 'Belt',
        slug: 'belt',
        docstring: 'All of Belt.',
        items: [{ kind: 'type', name: 't', signature: 'type t' }],
        modules: [{ id: 'Belt.Map', slug: 'belt/map', items: [], modules: [] }],
      },
    },
  ],
};

const site = llmSite({
  root,
  url: 'https://docs.example.org',
  baseUrl: '/sub/',
  library,
  models: [model],
  transforms: [],
  texts: {},
});

const files = siteFiles(site);

const textAt = async (file: string): Promise<string | undefined> => files.get(file)?.();

test('there is a file for each page, for modules with a page, and those of all versions', () => {
  expect([...files.keys()].sort()).toEqual(
    [
      ...LLM_PATHS,
      `${manual}/type.md`,
      `${manual}/tuple.md`,
      `${manual}/api.md`,
      `${manual}/api/stdlib.md`,
      `${manual}/api/belt.md`,
      `${manual}/api/belt/map.md`,
      '/community/overview.md',
    ].sort(),
  );
});

test('pages have the title that Docusaurus gives them, and links with the base URL', async () => {
  const base = `https://docs.example.org/sub${manual}`;
  expect(await textAt(`${manual}/tuple.md`)).toBe(
    `# Tuple\n\nSee [type](${base}/type.md) and [arrays](${base}/api/stdlib.md).\n`,
  );
});

test('modules are made from the model', async () => {
  expect(await textAt(`${manual}/api/stdlib.md`)).toBe(
    `# Stdlib\n\nAll of it. See [type](https://docs.example.org/sub${manual}/type.md).\n\n## Types and values\n\n### \`a\`\n\n\`\`\`res\nlet a: int\n\`\`\`\n`,
  );
});

test('a list of modules links those with a page', async () => {
  expect(await textAt(`${manual}/api.md`)).toBe(
    `# Overview\n\nThe overview.\n\n- [\`Stdlib\`](https://docs.example.org/sub${manual}/api/stdlib.md): All of it.\n- [\`Belt\`](https://docs.example.org/sub${manual}/api/belt.md): All of Belt.\n- [\`Belt.Map\`](https://docs.example.org/sub${manual}/api/belt/map.md)\n`,
  );
});

test('overviews of libraries list their own modules and say what their root holds', async () => {
  expect(await textAt(`${manual}/api/belt.md`)).toBe(
    `# Belt\n\nCollections.\n\n- [\`Belt.Map\`](https://docs.example.org/sub${manual}/api/belt/map.md)\n\nAll of Belt.\n\n## Types and values\n\n### \`t\`\n\n\`\`\`res\ntype t\n\`\`\`\n`,
  );
});

test('the texts of a version follow the sidebar and end with the reference', async () => {
  const index = await textAt('/llms/manual/v12.0.0/llms.txt');
  expect([...(index ?? '').matchAll(/^- \[(.+?)\]/gm)].map(([, title]) => title)).toEqual([
    'Type',
    'Tuple',
    'Overview',
    'Belt',
    'Stdlib',
    'Belt.Map',
    'All pages in one file',
    'All pages in one smaller file',
  ]);
  const headings = (text: string | undefined) =>
    [...(text ?? '').matchAll(/^# (.+)$/gm)].map(([, title]) => title);
  expect(headings(await textAt('/llms/manual/v12.0.0/llm-full.txt'))).toEqual([
    'ReScript v12.0.0: all pages',
    'Type',
    'Tuple',
    'Overview',
    'Belt',
    'API reference: all signatures',
  ]);
  expect(headings(await textAt('/llms/manual/v11.0.0/llm-full.txt'))).toEqual([
    'ReScript v11.0.0: all pages',
  ]);
});

test('what has no meaning in Markdown is told with file and line', async () => {
  await expect(textAt('/community/overview.md')).rejects.toThrow(
    'docs/community/overview.mdx:5: Expected text or a comment in braces, got {1}',
  );
});

test('texts that are made already are taken, other pages are read', async () => {
  const texts = { whole: '# Made\n', small: '# Made small\n' };
  const made = siteFiles(site, (source) => (source === 'docs/manual/type.mdx' ? texts : undefined));
  expect(await made.get(`${manual}/type.md`)?.()).toBe(texts.whole);
  expect(await made.get('/llms/manual/v12.0.0/llm-small.txt')?.()).toContain('# Made small\n');
  expect(await made.get(`${manual}/tuple.md`)?.()).toBe(await textAt(`${manual}/tuple.md`));
});
