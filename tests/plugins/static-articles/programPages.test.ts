import { linkScripts } from '../../../plugins/static-articles/programPages';

const PAGE = '@site/src/pages/draw.tsx';
const EDITOR = '@site/src/components/Canvas';

const manifest = {
  entrypoints: ['main'],
  origins: { main: ['1'], [PAGE]: ['style:a.css'] },
  assets: { '1': { js: [{ file: 'main.js' }] }, 'style:a.css': { css: [{ file: 'a.css' }] } },
};
const imports = [
  { request: PAGE, files: ['a.css', 'page.js'] },
  { request: EDITOR, files: ['vendor.js', 'canvas.js', 'canvas.css'] },
  { request: '@site/src/pages/other.tsx', files: ['other.js'] },
];

test('a program page names its own scripts, and those and the styles of what it imports', () => {
  const linked = linkScripts(manifest, { [PAGE]: [EDITOR] }, imports);
  const scripts = (linked.origins[PAGE] ?? []).flatMap((key) => linked.assets[key]?.js ?? []);
  expect(scripts.map(({ file }) => file)).toEqual(['page.js', 'vendor.js', 'canvas.js']);
  const styles = (linked.origins[PAGE] ?? []).flatMap((key) => linked.assets[key]?.css ?? []);
  expect(styles.map(({ file }) => file)).toEqual(['a.css', 'canvas.css']);
  expect(linked.origins.main).toEqual(['1']);
});

test('without program pages a manifest stays as it is', () => {
  expect(linkScripts(manifest, {}, imports)).toEqual(manifest);
});

test('a module that nothing imports is refused by name', () => {
  expect(() => linkScripts(manifest, { [PAGE]: ['@site/src/components/Gone'] }, imports)).toThrow(
    /expected an import of @site\/src\/components\/Gone/,
  );
});
