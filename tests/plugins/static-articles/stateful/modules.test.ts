import path from 'node:path';

import { guardedModule, REACT_REQUEST } from '../../../../plugins/static-articles/stateful/modules';

const importer = (file: string) => path.resolve(file);

test.each(['docs/react/hooks.mdx', 'src/hooks/useCopy.ts', 'node_modules/some-select/index.js'])(
  'gives the guard to %s',
  (file) => {
    expect(guardedModule('react', importer(file))).toMatch(/stateful\/react\.cjs$/);
    expect(guardedModule('react/jsx-runtime', importer(file))).toMatch(/stateful\/jsxRuntime\.ts$/);
  },
);

test.each([
  'plugins/static-articles/stateful/react.cjs',
  'plugins/static-articles/stateful/check.ts',
  'node_modules/react/jsx-runtime.js',
  'node_modules/react-dom/server.node.js',
  'node_modules/react-router-dom/esm/react-router-dom.js',
  'node_modules/@docusaurus/core/lib/client/exports/Link.js',
])('leaves React to %s', (file) => {
  expect(guardedModule('react', importer(file))).toBeUndefined();
});

test.each(['react', 'react/jsx-runtime'])('answers %s', (request) => {
  expect(request).toMatch(REACT_REQUEST);
});

test.each(['react-dom', 'react-dom/client', 'react/package.json', '@mdx-js/react'])(
  'does not answer %s',
  (request) => {
    expect(request).not.toMatch(REACT_REQUEST);
  },
);
