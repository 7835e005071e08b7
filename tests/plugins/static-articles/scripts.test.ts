import { linkScripts, onlyEntryScripts } from '../../../plugins/static-articles/scripts';

const file = (name: string) => [{ file: name }];

const MANIFEST = {
  entrypoints: ['main', 'styles-of-pages'],
  origins: { main: [1], 'styles-of-pages': [2] },
  assets: { 1: { js: file('main.js') }, 2: { js: file('styles.js'), css: file('styles.css') } },
};

test('pages name no scripts but those of the entry, and all style sheets', () => {
  expect(onlyEntryScripts(MANIFEST, new Set(['main.js'])).assets).toEqual({
    1: { js: file('main.js') },
    2: { css: file('styles.css') },
  });
});

const IMPORTS = [
  { request: './Playground', files: ['a.js', 'b.js', 'b.css'] },
  { request: './Editor', files: ['b.js', 'c.js'] },
];

test('a program page names each file of what it imports, once', () => {
  const { origins, assets } = linkScripts(
    MANIFEST,
    { 'try.tsx': ['./Playground', './Editor'] },
    IMPORTS,
  );
  expect(origins['try.tsx']).toEqual(['js:a.js', 'js:b.js', 'css:b.css', 'js:c.js']);
  expect(assets['js:c.js']).toEqual({ js: file('c.js') });
  expect(assets['css:b.css']).toEqual({ css: file('b.css') });
});

test('refuses a module that nothing imports', () => {
  expect(() => linkScripts(MANIFEST, { 'try.tsx': ['./Other'] }, IMPORTS)).toThrow(
    'static-articles: expected an import of ./Other, got none; write it as the page does, in the option programPages.',
  );
});
