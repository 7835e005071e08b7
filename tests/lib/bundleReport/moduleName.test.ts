import { BUNDLER, moduleName, ownerOf, packageOf } from '../../../src/lib/bundleReport/moduleName';

describe('moduleName', () => {
  it.each([
    ['./src/lib/decode.ts', './src/lib/decode.ts'],
    ['json|/site/.docusaurus/i18n.json', './.docusaurus/i18n.json'],
    ['css/mini-extract|/site/src/a.css', './src/a.css'],
    ['/site/src/a.svg?url', './src/a.svg'],
    ['/elsewhere/a.js', '/elsewhere/a.js'],
    ['webpack/runtime/global', BUNDLER],
  ])('%s -> %s', (source, name) => {
    expect(moduleName(source, '/site')).toBe(name);
  });
});

describe('packageOf', () => {
  it.each([
    ['./node_modules/react/index.js', 'react'],
    ['./node_modules/@docusaurus/core/lib/a.js', '@docusaurus/core'],
    ['./node_modules/react-router/node_modules/react-is/index.js', 'react-is'],
    ['./src/lib/decode.ts', undefined],
  ])('%s -> %s', (module, name) => {
    expect(packageOf(module)).toBe(name);
  });
});

describe('ownerOf', () => {
  it.each([
    ['./node_modules/react/index.js', 'react'],
    ['./src/components/Logo/index.tsx', 'src/components'],
    ['./src/versions.ts', 'src/versions.ts'],
    ['./.docusaurus/routes.js', '.docusaurus'],
    ['./plugins/site-data/index.ts', 'plugins/site-data'],
    [BUNDLER, BUNDLER],
  ])('%s -> %s', (module, owner) => {
    expect(ownerOf(module)).toBe(owner);
  });
});
