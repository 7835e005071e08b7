import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import leanCss from '../../../plugins/lean-css';

describe('configurePostCss', () => {
  const options = () => {
    const { configurePostCss } = leanCss({
      generatedFilesDir: path.resolve('.docusaurus'),
    } as LoadContext);
    return configurePostCss?.({ ident: 'postcss', plugins: ['postcss-preset-env'] });
  };

  it('puts its work behind that of Docusaurus', () => {
    expect(options()).toMatchObject({
      ident: 'postcss',
      plugins: ['postcss-preset-env', { postcssPlugin: 'lean-css' }],
    });
  });

  it('lets the loader look for no configuration', () => {
    expect(options()).toHaveProperty('config', false);
  });
});
