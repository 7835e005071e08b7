import fs from 'node:fs';
import path from 'node:path';

import { loadMdx } from '../../../../plugins/static-articles/unbundled/mdxLoader';

const LOADER = require.resolve('@docusaurus/mdx-loader');
const file = path.resolve('docs/manual/harbor.mdx');

const rule = (folder: string, options: object, loader = LOADER) => ({
  test: /\.mdx?$/i,
  include: [path.resolve(folder)],
  use: [{ loader, options }],
});

test('refuses a page that no rule is for, and says where to look', async () => {
  const rules = [
    rule('docs/react', {}),
    rule('docs/manual', {}, '/other/loader.js'),
    '...' as const,
  ];
  await expect(loadMdx(file, 'Ships.', rules)).rejects.toThrow(
    `static-articles: expected a rule of the bundler with ${LOADER} for ${file}, got none`,
  );
});

test('a folder is not taken for another that begins with its name', async () => {
  await expect(loadMdx(file, 'Ships.', [rule('docs/man', {})])).rejects.toThrow('got none');
});

test('calls the loader with the options of the rule, as the server’s bundler does', async () => {
  const parseFrontMatter = jest.fn(async () => ({ frontMatter: {}, content: '' }));
  const processors = {
    mdxProcessor: {
      process: async ({ content, compilerName }: { content: string; compilerName: string }) => ({
        content: `// ${compilerName}: ${content}`,
        data: {},
      }),
    },
  };
  const markdownConfig = { format: 'mdx', mdx1Compat: {}, parseFrontMatter };
  const module = await loadMdx(file, 'Ships.', [
    rule('docs/manual', { markdownConfig, processors }),
  ]);
  expect(module).toContain('// server: Ships.');
  expect(parseFrontMatter).toHaveBeenCalledWith(expect.objectContaining({ filePath: file }));
});

test('passes on what the loader complains of', async () => {
  const options = {
    markdownConfig: {
      format: 'mdx',
      mdx1Compat: {},
      parseFrontMatter: () => Promise.reject(new Error('No title.')),
    },
  };
  await expect(loadMdx(file, 'Ships.', [rule('docs/manual', options)])).rejects.toThrow(
    'No title.',
  );
});

test('Docusaurus makes rules of this form', () => {
  const source = fs.readFileSync(
    path.join('node_modules/@docusaurus/mdx-loader/lib/createMDXLoader.js'),
    'utf8',
  );
  expect(source).toContain("loader: require.resolve('@docusaurus/mdx-loader')");
  expect(source).toMatch(/include,\s+use: \[await createMDXLoaderItem\(options\)\]/);
});
