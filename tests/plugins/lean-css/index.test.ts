import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import leanCss from '../../../plugins/lean-css';

describe('configurePostCss', () => {
  const options = (plugins: unknown[] = ['postcss-preset-env']) => {
    const { configurePostCss } = leanCss({
      generatedFilesDir: path.resolve('.docusaurus'),
    } as LoadContext);
    return configurePostCss?.({ ident: 'postcss', plugins });
  };

  it('puts its work behind that of Docusaurus', () => {
    expect(options()).toMatchObject({
      ident: 'postcss',
      plugins: ['postcss-preset-env', { postcssPlugin: 'lean-css' }],
    });
  });

  it('makes a plugin that Docusaurus names by its file once, not for each style sheet', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-css-'));
    const file = path.join(folder, 'preset.js');
    fs.writeFileSync(file, 'module.exports = (options) => ({ postcssPlugin: "preset", options });');
    expect(options([[file, { stage: 2 }]])).toMatchObject({
      plugins: [{ postcssPlugin: 'preset', options: { stage: 2 } }, { postcssPlugin: 'lean-css' }],
    });
    fs.rmSync(folder, { recursive: true });
  });

  it('lets the loader look for no configuration', () => {
    expect(options()).toHaveProperty('config', false);
  });
});
